import GtkCore

/// A scene on the screen that a scenario can be replayed in: a ``SceneWindow``, or the stage of the
/// playground.
@MainActor
public protocol ReplayTarget: AnyObject {
  /// The window that contains the scene.
  var window: Window { get }
  /// The scenes that a step can open.
  var catalog: SceneCatalog { get }
  /// The scene.
  var stage: any SceneStage { get }
  /// The part of the window that gets the keys of a scenario.
  var keyScope: Widget { get }

  /// Shows another scene, with its defaults, at the same width.
  ///
  /// - Returns: Whether the scene can be shown.
  func open(_ scene: Scene) -> Bool

  /// Sets knobs.
  func apply(_ settings: [KnobSetting])

  /// Sets the width of the scene's input, in pixels.
  func setWidth(_ width: Int)

  /// Returns a screenshot of the scene; nil before it has a size.
  func makePicture() -> Texture?
}
