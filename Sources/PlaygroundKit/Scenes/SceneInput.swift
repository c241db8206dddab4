import GtkCore
import WidgetSupport

/// A text input on a stage, as used by the steps of a scenario.
@MainActor
public protocol SceneInput {
  /// The widget with the focus and the input method.
  var widget: Widget { get }
  /// Whether the user can edit the text.
  var isEditable: Bool { get }
  /// Selects the text from the anchor to the caret, in Unicode scalars, and scrolls to the caret.
  func select(anchor: Int, caret: Int)
  /// Pastes from the clipboard as the user's key does.
  ///
  /// - Parameter done: Called when the text is inserted or rejected.
  func paste(done: @escaping @MainActor () -> Void)
  /// Undoes the last edit.
  func undo()
  /// Redoes the edit that was last undone.
  func redo()
  /// The text; nil if it is too long to be copied for a comparison.
  var text: String? { get }
  /// The ends of the selection, in Unicode scalars.
  var selection: InputSelection { get }
  /// Whether the text is a password.
  var isSecret: Bool { get }
  /// Whether it takes more than plain text from the clipboard.
  var takesMarkup: Bool { get }
  /// Returns the part at a point of the widget that a click acts on, such as `task:0`; nil if there
  /// is none.
  func part(atX x: Double, y: Double) -> String?
  /// Does what a click on a part does; returns whether there is such a part.
  func click(part: String) -> Bool
}

/// The selection in an input.
public struct InputSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  public var anchor: Int
  /// The caret.
  public var caret: Int

  /// Creates a selection.
  public init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }
}

extension SceneInput {
  /// False: everybody may read the text.
  public var isSecret: Bool { false }

  /// False: only plain text.
  public var takesMarkup: Bool { false }

  /// Nil: a click only moves the caret.
  public func part(atX x: Double, y: Double) -> String? { nil }

  /// False: there are no parts.
  public func click(part: String) -> Bool { false }
}

/// The length of the longest text that is copied for a comparison, in Unicode scalars.
private let longestComparedText = 100_000

/// A text of several lines.
@MainActor
public struct ViewSceneInput: SceneInput {
  private let view: TextView

  /// Uses the text of a growing area.
  public init(_ area: GrowingTextArea) { view = area.textView }

  /// Uses a text view.
  public init(_ view: TextView) { self.view = view }

  /// The text.
  public var widget: Widget { view }
  /// Whether the user can edit the text.
  public var isEditable: Bool { view.isEditable }

  /// Selects, and scrolls to the caret.
  public func select(anchor: Int, caret: Int) {
    view.buffer.select(anchor: anchor, caret: caret)
    // With the keyboard or the pointer the end of a selection is always visible.
    view.scrollToCaret()
  }

  /// Pastes as the user's key does.
  public func paste(done: @escaping @MainActor () -> Void) {
    var connection: SignalConnection?
    connection = view.buffer.onPasteDone {
      connection?.disconnect()
      connection = nil
      done()
    }
    view.paste()
  }

  /// Undoes the last edit.
  public func undo() { view.activateAction("text.undo") }

  /// Redoes the last edit.
  public func redo() { view.activateAction("text.redo") }

  /// The text; nil for one that is too long to be copied.
  public var text: String? {
    view.buffer.scalarCount <= longestComparedText ? view.buffer.text : nil
  }

  /// The ends of the selection.
  public var selection: InputSelection {
    InputSelection(anchor: view.buffer.selectionAnchor, caret: view.buffer.caret)
  }
}

/// A line of text that belongs to no field, such as that of a search.
@MainActor
public struct LineSceneInput: SceneInput {
  private let line: TextLine

  /// Uses a line.
  package init(_ line: TextLine) { self.line = line }

  /// The text.
  public var widget: Widget { line }
  /// Whether the user can edit the text.
  public var isEditable: Bool { line.isEditable }

  /// Selects, and scrolls to the caret.
  public func select(anchor: Int, caret: Int) { line.select(anchor: anchor, caret: caret) }

  /// Pastes as the user's key does.
  public func paste(done: @escaping @MainActor () -> Void) {
    line.paste()
    // GTK reads the clipboard in the background; a text of this program is there at once.
    line.clipboard.readText { _ in done() }
  }

  /// Undoes the last edit.
  public func undo() { line.activateAction("text.undo") }

  /// Redoes the last edit.
  public func redo() { line.activateAction("text.redo") }

  /// The text; nil for one that is too long to be copied.
  public var text: String? { line.text }

  /// The ends of the selection.
  public var selection: InputSelection {
    let range = line.selection
    let caret = line.caret
    return InputSelection(
      anchor: caret == range.lowerBound ? range.upperBound : range.lowerBound, caret: caret)
  }

  /// Whether the text is a password, hidden or not.
  public var isSecret: Bool { line.isSecret }
}
