import Concertina

/// A window that shows one scene and nothing else: what replays and screenshots work in.
@MainActor
public final class SceneWindow {
  /// The window.
  public let window = Window()
  /// The scene in it.
  public let stage: any SceneStage
  /// The knobs' values to begin with, then as they were turned.
  public private(set) var values: KnobValues

  /// Builds a scene and shows it.
  ///
  /// - Parameters:
  ///   - scene: The scene; one that can be built.
  ///   - values: Its knobs.
  ///   - width: The width of the scene's input in pixels; nil: the scene's own.
  ///   - fitsScene: Whether the window is just as large as the scene, for a picture of it.
  ///   - dress: Gives the window what a person needs of it, before it shows; nil: it has nothing but the
  ///     scene, as for pictures.
  public init?(
    scene: Scene, values: KnobValues, width: Int? = nil, fitsScene: Bool = false,
    dress: (@MainActor (Window) -> Void)? = nil
  ) {
    guard let build = scene.build else { return nil }
    self.values = values
    stage = build(values, SceneEvents { _ in })
    stage.root.setMargins(24)
    window.title = scene.title
    if let dress { dress(window) } else { window.setDecorated(false) }
    if !fitsScene { window.defaultSize = (640, 480) }
    window.setChild(stage.root)
    if let width { setWidth(width) }
    // A window that is shown gives the focus to what comes first; taking it away again would be the end
    // of an editing that nobody has begun.
    stage.root.setCanFocus(stage.startsFocused)
    window.present()
    _ = MainLoop.run(atMost: 5) { self.window.isMapped && self.window.frameClock != nil }
    stage.root.setCanFocus(true)
    FrameSettling(of: window).waitUntilStill()
  }

  /// Sets the width of the scene's input, in pixels.
  public func setWidth(_ width: Int) {
    stage.sizedWidget.requestSize(width: width)
  }

  /// Turns knobs.
  public func apply(_ settings: [KnobSetting]) {
    values.apply(settings)
    for setting in settings { stage.apply(setting.knob, setting.value) }
  }

  /// Closes the window.
  public func close() {
    // A tooltip that was just set is looked up when GTK is idle, in a window that has to be there.
    MainLoop.runUntilIdle()
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
