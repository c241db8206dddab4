/// A scene that lives: its widgets, its knobs at work and its state.
@MainActor
public protocol SceneStage: AnyObject {
  /// The widget to show.
  var root: StageWidget { get }

  /// What the scene's widgets are like now, by the names that the scenario format promises.
  var state: JSONValue { get }

  /// Turns a knob of the scene, to a value that the knob accepts.
  func apply(_ knob: String, _ value: KnobValue)

  /// The widget that `click` and `focus` call by this identifier, or nil.
  func target(identifier: String) -> StageWidget?
}
