import Concertina

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
}

/// The input of a growing area.
@MainActor
struct AreaSceneInput: SceneInput {
  private let view: TextView

  init(_ area: GrowingTextArea) { view = area.textView }

  var widget: Widget { view }
  var isEditable: Bool { view.isEditable }

  func select(anchor: Int, caret: Int) {
    view.buffer.select(anchor: anchor, caret: caret)
    // With the keyboard or the pointer the end of a selection is always visible.
    view.scrollToCaret()
  }

  func paste(done: @escaping @MainActor () -> Void) {
    var connection: SignalConnection?
    connection = view.buffer.onPasteDone {
      connection?.disconnect()
      connection = nil
      done()
    }
    view.paste()
  }

  func undo() { view.activateAction("text.undo") }

  func redo() { view.activateAction("text.redo") }
}
