import Concertina

/// Something on a stage that a person writes in, as the steps of a scenario use it.
@MainActor
public protocol SceneInput {
  /// What has the focus and the input method.
  var widget: Widget { get }
  /// Whether a person can write in it.
  var isEditable: Bool { get }
  /// Selects from an offset to the caret, in Unicode scalars, and shows it.
  func select(anchor: Int, caret: Int)
  /// Pastes from the clipboard as the user's key does.
  ///
  /// - Parameter done: Called when what was pasted is there, or is refused.
  func paste(done: @escaping @MainActor () -> Void)
  /// Takes the last edit back.
  func undo()
  /// Does again what was taken back.
  func redo()
}

/// The text of a growing area.
@MainActor
struct AreaSceneInput: SceneInput {
  private let view: TextView

  init(_ area: GrowingTextArea) { view = area.textView }

  var widget: Widget { view }
  var isEditable: Bool { view.isEditable }

  func select(anchor: Int, caret: Int) {
    view.buffer.select(anchor: anchor, caret: caret)
    // With the keyboard or the pointer the end of a selection is always in sight.
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
