import GtkCore
import GtkReplay

/// A window for replays and screenshots, the same on every desktop.
@MainActor
enum TestStage {
  /// Opens the display and shows a scene; without a width, at the usual one of the window.
  ///
  /// - Throws: ``Gtk/NoDisplay``, ``UnknownScene`` or ``StageError``.
  static func window(
    scene name: String, of catalog: SceneCatalog, settings: [KnobSetting], width: Int?,
    scheme: ColorScheme = .light
  ) throws -> SceneWindow {
    let scene = try catalog.scene(name)
    try Gtk.initialize()
    ComposerInputMethod.install()
    if let settings = DesktopSettings.current {
      settings.prefersDark = scheme == .dark
      settings.cursorBlinks = false
    }
    var values = scene.defaults
    values.apply(settings)
    let window = SceneWindow(
      scene: scene, in: catalog, values: values, width: width ?? StageWidth.usualPixels)
    guard let window else {
      throw StageError("the scene \"\(name)\" cannot be shown")
    }
    return window
  }
}

/// The error that a scene could not be shown.
struct StageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
