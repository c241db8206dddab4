import GtkCore
import GtkReplay

/// A window that shows one scene and nothing else, for replays, pictures and checks.
///
/// The scene has the size that it has in the playground's window. The window is as large as the
/// scene is at first; where the scene grows beyond it, it scrolls.
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
  private let page = ScrolledWindow()
  private var width: Int?
  /// The least size of the window in pixels, for what is opened above the scene.
  private static let leastSize = (width: 640, height: 480)
  /// The longest time to wait for the keyboard, in seconds: not every desktop gives it to a new
  /// window, and what does not give it once is not waited for again.
  private static var patience = 1.0

  /// Builds a scene and shows it.
  ///
  /// - Parameters:
  ///   - scene: The scene; it must be one that can be built.
  ///   - catalog: The scenes that a step can open; nil for this one alone.
  ///   - values: The values of its knobs.
  ///   - width: The width of the scene's input in pixels; nil for the scene's own.
  public init?(
    scene: Scene, in catalog: SceneCatalog? = nil, values: KnobValues, width: Int? = nil
  ) {
    guard let build = scene.build else { return nil }
    self.values = values
    self.catalog = catalog ?? SceneCatalog([scene])
    stage = build(values, SceneEvents(isReplay: true))
    window.title = scene.title
    window.isDecorated = false
    page.isFocusable = false
    window.child = page
    if let width { setWidth(width) }
    show()
    // A window that is shown gives the focus to its first widget as Tab does, which selects its
    // text. Taking it away again would end editing that has never begun.
    stage.root.canFocus = false
    window.present()
    _ = MainLoop.run(atMost: 5) { self.window.isMapped && self.window.frameClock != nil }
    stage.root.canFocus = true
    waitUntilActive()
    if stage.startsFocused { stage.placeFocus(in: window) }
    FrameSettling(of: window).waitUntilStill()
  }

  /// Puts the stage into the window, which is no smaller than it.
  private func show() {
    let frame = StageFrame(stage)
    frame.setMargins(ScenePicture.margin)
    frame.horizontalAlignment = .center
    frame.verticalAlignment = .start
    page.child = frame
    let size = (frame.measure(.horizontal).natural, frame.measure(.vertical).natural)
    window.defaultSize = (max(size.0, Self.leastSize.width), max(size.1, Self.leastSize.height))
  }

  /// Waits until the window has the keyboard, as far as the desktop gives it: carets and colors are
  /// others in a window without it.
  private func waitUntilActive() {
    if !MainLoop.run(atMost: Self.patience, until: { self.window.isActive }) { Self.patience = 0 }
  }

  /// Shows another scene, with its defaults, at the same width.
  public func open(_ scene: Scene) -> Bool {
    guard let build = scene.build else { return false }
    stage.close()
    values = scene.defaults
    stage = build(values, SceneEvents(isReplay: true))
    window.title = scene.title
    if let width { setWidth(width) }
    show()
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
