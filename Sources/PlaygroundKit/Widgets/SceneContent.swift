import GtkCore
import RichTextModel

/// A widget of an app, or what has one, that says more of itself in a playground than can be seen
/// of any widget.
///
/// Without it a scene's state has the values of its widgets, and its log their changes. All of this
/// protocol has a default.
///
/// ```swift
/// extension PriceLabel: SceneContent {
///   var sceneState: JSONObject { ["amount": .integer(amount)] }
/// }
/// ```
@MainActor
public protocol SceneContent: AnyObject {
  /// Values of the state of the scene, which scenarios can expect at `own`.
  var sceneState: JSONObject { get }

  /// The names of the invariants that are violated at the moment; read after each frame.
  var sceneViolations: [String] { get }

  /// Whether nothing is in progress that would change the state by itself, such as a request.
  var isSceneSettled: Bool { get }

  /// Returns why the value of a knob cannot be used; nil if it can.
  func problem(ofKnob knob: String) -> String?

  /// Connects what happens in the widget to the log of events; called once.
  func report(to events: SceneEvents)
}

extension SceneContent {
  /// Empty: the values of the widgets are the state.
  public var sceneState: JSONObject { JSONObject() }

  /// Empty: there are no invariants.
  public var sceneViolations: [String] { [] }

  /// True: nothing changes by itself.
  public var isSceneSettled: Bool { true }

  /// Nil: every value can be used.
  public func problem(ofKnob knob: String) -> String? { nil }

  /// Does nothing: the log has the changes of values, and the clicks.
  public func report(to events: SceneEvents) {}
}
