import RichTextModel
import TextRules

/// The text processors of an editor, as its parts call them.
@MainActor
protocol ChangeProcessing: AnyObject {
  /// Whether every processor allows a change that the user is about to make.
  func allows(_ edit: TextEdit) -> Bool

  /// Whether a processor consumes a key.
  func handle(_ key: EditorKey, _ modifiers: EditorKeyModifiers) -> Bool

  /// Records a change for ``settle()``; returns whether there is a processor for it.
  func note(_ replacement: Replacement, isTyped: Bool) -> Bool

  /// Forgets the recorded change: it was reverted.
  func forget()

  /// Lets the processors respond to the recorded change, and to each other; returns whether the
  /// user made it.
  func settle() -> Bool

  /// Runs the processors for content that is set as a whole.
  func settleSetting(removed: RichText)

  /// Reports changed attributes, except those that a processor changes in response.
  func notifyAttributesChanged(in range: Range<Int>)

  /// Notifies the processors of a moved selection.
  func caretMoved()

  /// Unregisters the processor that made the last change, and reports it.
  func switchOff(after rounds: Int)

  /// Removes the app's handlers.
  func removeHandlers()
}
