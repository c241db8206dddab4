import Concertina

/// A scene that lives: its widgets, its knobs at work and its state.
@MainActor
public protocol SceneStage: AnyObject {
  /// The widget to show.
  var root: Widget { get }

  /// The widget whose width is set: the scene's input, without what stands beside it.
  var sizedWidget: Widget { get }

  /// The growing area that the paint log watches and that keys go to; nil for a scene without one.
  var growingArea: GrowingTextArea? { get }

  /// Where a person writes now; the growing area's text, unless the scene has another.
  var input: (any SceneInput)? { get }

  /// Where a person writes at first, also while the focus is in a text within it.
  var mainInput: (any SceneInput)? { get }

  /// Whether the focus is where a person writes when the scene appears; else nothing has it.
  var startsFocused: Bool { get }

  /// The widget whose height the live figures tell: the one that grows.
  var growingWidget: Widget { get }

  /// The buttons whose clicks are steps of a scenario, each named by its identifier.
  var buttons: [Button] { get }

  /// What the scene's widgets are like now, by the names that the scenario format promises.
  var state: JSONValue { get }

  /// What does not hold at the moment of the widgets around the growing area, by the names of the
  /// invariants; asked right after each painted frame.
  var violations: [String] { get }

  /// Whether nothing is under way that would change the state by itself (a match in the background).
  var isSettled: Bool { get }

  /// Whether something on the stage turns on and on, such as a spinner while somebody waits.
  var paintsByItself: Bool { get }

  /// Opens what the scene has to find text with, where the focus is in it.
  ///
  /// - Returns: Whether there is such a thing; without it the key is the window's.
  func find() -> Bool

  /// Turns a knob of the scene, to a value that the knob accepts.
  func apply(_ knob: String, _ value: KnobValue)

  /// The value that a knob has by now where the scene itself changes it while a person types; nil
  /// for the value that it was turned to, or where telling would cost too much.
  func liveValue(of knob: String) -> KnobValue?

  /// Ends what reaches beyond the stage's widgets; called before the stage is dropped.
  func close()

  /// The widget that `click` and `focus` call by this identifier, or nil.
  func target(identifier: String) -> Widget?
}

extension SceneStage {
  /// The growing area's text.
  public var input: (any SceneInput)? { growingArea.map { AreaSceneInput($0) } }

  /// There is no text within the text.
  public var mainInput: (any SceneInput)? { input }

  /// A person finds a scene ready to be written in.
  public var startsFocused: Bool { true }

  /// What is given a width is what grows.
  public var growingWidget: Widget { sizedWidget }

  /// No button is more than a knob.
  public var buttons: [Button] { [] }

  /// No knob changes by itself.
  public func liveValue(of knob: String) -> KnobValue? { nil }

  /// Everything comes to rest.
  public var paintsByItself: Bool { false }

  /// Nothing must hold but what the growing area looks after itself.
  public var violations: [String] { [] }

  /// There is nothing to find text with.
  public func find() -> Bool { false }

  /// Nothing reaches beyond the stage's widgets.
  public func close() {}
}

extension SceneStage {
  /// Gives the focus to where a person writes, or to nobody in the window: as the scene starts.
  ///
  /// A window that is shown gives it to what comes first.
  ///
  /// - Parameter window: The window that shows the scene.
  public func placeFocus(in window: Window) {
    guard startsFocused else { return window.focusWidget?.resignFocus() ?? () }
    mainInput?.widget.focus()
  }
}
