import GtkCore
import GtkReplay

/// A window that shows one scene and nothing else, for replays and screenshots.
@MainActor
public final class SceneWindow: ReplayTarget {
  /// The window.
  public let window = Window()
  /// The scenes that a step can open.
  public let catalog: SceneCatalog
  /// The scene in it.
  public private(set) var stage: any SceneStage
  /// The present values of the knobs.
  public private(set) var values: KnobValues
  private var width: Int?

  /// Builds a scene and shows it.
  ///
  /// - Parameters:
  ///   - scene: The scene; it must be one that can be built.
  ///   - catalog: The scenes that a step can open; nil for this one alone.
  ///   - values: The values of its knobs.
  ///   - width: The width of the scene's input in pixels; nil for the scene's own.
  ///   - fitsScene: Whether the window is just as large as the scene, for a screenshot of it.
  public init?(
    scene: Scene, in catalog: SceneCatalog? = nil, values: KnobValues, width: Int? = nil,
    fitsScene: Bool = false
  ) {
    guard let build = scene.build else { return nil }
    self.values = values
    self.catalog = catalog ?? SceneCatalog([scene])
    stage = build(values, SceneEvents(isReplay: true))
    stage.root.setMargins(ScenePicture.margin)
    window.title = scene.title
    window.isDecorated = false
    if !fitsScene { window.defaultSize = (640, 480) }
    window.child = stage.root
    if let width { setWidth(width) }
    // A window that is shown gives the focus to its first widget. Taking the focus away again would
    // end editing that has never begun.
    stage.root.canFocus = stage.startsFocused
    window.present()
    _ = MainLoop.run(atMost: 5) { self.window.isMapped && self.window.frameClock != nil }
    stage.root.canFocus = true
    FrameSettling(of: window).waitUntilStill()
    if fitsScene { fitScene() }
  }

  /// Makes the window as high as the scene, even if the screen is not.
  ///
  /// GTK opens a window no larger than the screen, unless its least size is.
  private func fitScene() {
    let root = stage.root
    let height = root.measure(.vertical, forSize: window.width).natural
    guard height > window.height else { return }
    root.requestSize(height: height - 2 * ScenePicture.margin)
    FrameSettling(of: window).waitUntilStill()
  }

  /// Shows another scene, with its defaults, at the same width.
  public func open(_ scene: Scene) -> Bool {
    guard let build = scene.build else { return false }
    stage.close()
    values = scene.defaults
    stage = build(values, SceneEvents(isReplay: true))
    stage.root.setMargins(ScenePicture.margin)
    window.title = scene.title
    window.child = stage.root
    if let width { setWidth(width) }
    return true
  }

  /// Sets the width of the scene's input, in pixels.
  public func setWidth(_ width: Int) {
    self.width = width
    stage.sizedWidget.requestSize(width: width)
  }

  /// Sets knobs.
  public func apply(_ settings: [KnobSetting]) {
    values.apply(settings)
    for setting in settings { stage.apply(setting.knob, setting.value) }
  }

  /// The window, all of which gets the keys of a scenario.
  public var keyScope: Widget { window }

  /// Returns a picture of the scene.
  public func makePicture() -> Texture? { ScenePicture.make(of: stage) }

  /// Closes the window.
  public func close() {
    stage.close()
    // A tooltip that was just set is looked up when GTK is idle, in a window that must still exist.
    MainLoop.runUntilIdle()
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
