import GtkCore
import RichTextModel
import WidgetSupport

/// A scene in use: its widgets, the effects of its knobs, and its state.
@MainActor
public protocol SceneStage: AnyObject {
  /// The widget to show, which has its natural height wherever the scene is shown.
  var root: Widget { get }

  /// The widget whose width is set: the scene's input, without the widgets beside it.
  var sizedWidget: Widget { get }

  /// The growing area that the paint log records and that gets keys; nil for a scene without one.
  var growingArea: GrowingTextArea? { get }

  /// The input that the user writes in now; by default the growing area's text.
  var input: (any SceneInput)? { get }

  /// The main input of the scene, even while the focus is in a text nested in it.
  var mainInput: (any SceneInput)? { get }

  /// All inputs that the scene has at the moment, the main one first.
  var inputs: [any SceneInput] { get }

  /// Whether the main input has the focus when the scene appears; otherwise nothing has it.
  var startsFocused: Bool { get }

  /// The widget whose height the live figures show: the one that grows.
  var growingWidget: Widget { get }

  /// The buttons whose clicks are steps of a scenario, each named by its identifier.
  var buttons: [Button] { get }

  /// The present state of the scene's widgets, by the names in the scenario format.
  var state: JSONValue { get }

  /// The values of widgets that a user can change with the pointer, such as those of sliders.
  ///
  /// A recording has their changes where no click or text says what the pointer has done.
  var settableValues: [WidgetSetting] { get }

  /// The names of the invariants that the widgets around the growing area violate at the moment;
  /// read right after each frame.
  var violations: [String] { get }

  /// Whether nothing is in progress that would change the state by itself, such as a match in the
  /// background.
  var isSettled: Bool { get }

  /// Whether something on the stage is animated endlessly, such as a spinner.
  var paintsByItself: Bool { get }

  /// Opens the search of the scene, if it has one and the focus is in it.
  ///
  /// - Returns: Whether it did; otherwise the window handles the key.
  func find() -> Bool

  /// Sets a knob of the scene to a value that the knob accepts.
  func apply(_ knob: String, _ value: KnobValue)

  /// Returns the present value of a knob that the scene itself changes while the user types.
  ///
  /// It is nil for the value that the knob was set to, or if computing it would take too long.
  func liveValue(of knob: String) -> KnobValue?

  /// Returns why the scene could not use the value of a knob; nil if it could.
  func problem(of knob: String) -> String?

  /// Sets the appearance of the scene again, if it has one of its own.
  func applyScheme()

  /// Ends whatever extends beyond the stage's widgets; called before the stage is released.
  func close()

  /// Returns the widget that `click` and `focus` address by this identifier, or nil.
  func target(identifier: String) -> Widget?

  /// Returns the identifier by which `target(identifier:)` finds a widget, if it is not the
  /// widget's name; nil if there is none.
  func identifier(of widget: Widget) -> String?

  /// Returns the name of the part at a point of a widget that has no widget of its own and that the
  /// pointer presses or drags, such as the border of a column; nil if there is none.
  func part(of widget: Widget, x: Double, y: Double) -> String?

  /// Returns where a press acts on the part of a name; nil if there is no such part.
  func place(ofPart name: String) -> PartPlace?
}

/// A place at which a press acts on a part of a scene.
@MainActor
public struct PartPlace {
  /// The widget.
  public let widget: Widget
  /// The position in the widget, in pixels.
  public let x, y: Double

  /// Creates a place.
  public init(widget: Widget, x: Double, y: Double) {
    (self.widget, self.x, self.y) = (widget, x, y)
  }
}

extension SceneStage {
  /// The text of the growing area.
  public var input: (any SceneInput)? { growingArea.map { ViewSceneInput($0) } }

  /// The same as ``input``, for scenes without nested texts.
  public var mainInput: (any SceneInput)? { input }

  /// Only the main input.
  public var inputs: [any SceneInput] { [mainInput].compactMap { $0 } }

  /// Nil: widgets have their names.
  public func identifier(of widget: Widget) -> String? { nil }

  /// Nil: there are only widgets.
  public func part(of widget: Widget, x: Double, y: Double) -> String? { nil }

  /// Nil: there are only widgets.
  public func place(ofPart name: String) -> PartPlace? { nil }

  /// Returns the input that a text on the stage is; nil for another widget.
  ///
  /// Texts that the scene does not know of, such as that of a search, are inputs, too.
  public func input(of widget: Widget) -> (any SceneInput)? {
    if let known = inputs.first(where: { $0.widget == widget }) { return known }
    if widget.isTextLine { return LineSceneInput(TextLine(retaining: widget.nativePointer)) }
    return TextView(existing: widget).map { ViewSceneInput($0) }
  }

  /// True: the user can write in a scene at once.
  public var startsFocused: Bool { true }

  /// The widget whose width is set is also the one that grows.
  public var growingWidget: Widget { sizedWidget }

  /// Empty: the scene has no buttons that are steps.
  public var buttons: [Button] { [] }

  /// Nil: every value can be used.
  public func problem(of knob: String) -> String? { nil }

  /// False: everything comes to rest.
  public var paintsByItself: Bool { false }

  /// Empty: clicks and texts say it all.
  public var settableValues: [WidgetSetting] { [] }

  /// Empty: there are no invariants other than those of the growing area.
  public var violations: [String] { [] }

  /// False: the scene has no search.
  public func find() -> Bool { false }

  /// Does nothing: the appearance is that of the window.
  public func applyScheme() {}

  /// Does nothing: nothing extends beyond the stage's widgets.
  public func close() {}
}

extension SceneStage {
  /// Gives the focus to the main input, or takes it from the window, as the scene starts.
  ///
  /// A window that is shown gives the focus to its first widget.
  ///
  /// - Parameter window: The window that shows the scene.
  public func placeFocus(in window: Window) {
    guard startsFocused else { return window.focusWidget?.resignFocus() ?? () }
    // A line selects its text when it gets the focus once more.
    guard let widget = mainInput?.widget, !widget.isFocus else { return }
    widget.focus()
  }
}
