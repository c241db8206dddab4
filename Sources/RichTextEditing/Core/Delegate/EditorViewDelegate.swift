import FoundationEssentials
import GtkCore
import RichTextModel

/// A delegate for events of an editor, or of all editors of a context.
///
///     final class Panel: EditorViewDelegate {
///       func editor(
///         _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
///         at range: Range<Int>
///       ) -> Bool {
///         guard key == .backspace, editor.isEmpty else { return false }
///         editor.containerAttachment?.removeFromContainer()
///         return true
///       }
///     }
///     let panel = Panel()
///     editor.delegate = panel
///
/// Each event is reported first to the editor's own delegate and then to its context's; an object
/// that is both is called once. Events of an editor in an attachment that has no delegate of its
/// own go to the delegate of its containing editor, with the nested editor as the argument.
/// Delegates are not kept alive. All methods are optional.
///
/// ## Origin
/// Proton's EditorViewDelegate; for asynchronous rendering, see ``DeferredAttachment``.
@MainActor
public protocol EditorViewDelegate: AnyObject {
  /// Called when a key is pressed, before it has any effect; returns whether it is consumed.
  ///
  /// Called for each key except modifiers such as Shift, also for Backspace in an empty editor, but
  /// not during a composition. `range` is the selection. Text processors are not asked about a
  /// consumed key.
  func editor(
    _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
    at range: Range<Int>
  ) -> Bool

  /// Called when a key is pressed that no delegate has consumed, before it has any effect.
  func editor(_ editor: EditorView, didReceiveKey key: EditorKey, at range: Range<Int>)

  /// Called when the editor gains the focus, with its selection.
  func editor(_ editor: EditorView, didReceiveFocusAt range: Range<Int>)

  /// Called when the editor loses the focus; its selection stays.
  func editor(_ editor: EditorView, didLoseFocusFrom range: Range<Int>)

  /// Called after the content of a range has changed, by the user or by code; empty after a
  /// deletion.
  func editor(_ editor: EditorView, didChangeTextAt range: Range<Int>)

  /// Called after the caret or the selection has changed.
  ///
  /// The attributes are those of the first selected character, or of text typed next.
  func editor(
    _ editor: EditorView, didChangeSelectionAt range: Range<Int>,
    attributes: AttributeContainer, contentType: ContentType)

  /// Called after text processors have responded to a change, which is now in a range.
  func editor(
    _ editor: EditorView, didExecuteProcessors processors: [any TextProcessing],
    at range: Range<Int>)

  /// Called after the layout that gave the editor another size, in pixels.
  func editor(_ editor: EditorView, didChangeSize size: EditorSize, from old: EditorSize)

  /// Called when the text is clicked at a point of the editor, perhaps on a character.
  func editor(
    _ editor: EditorView, didTapAtX x: Double, y: Double, characterRange: Range<Int>?)

  /// Called before the whole content is set.
  func editorWillSetAttributedText(_ editor: EditorView)

  /// Called after the whole content was set.
  func editorDidSetAttributedText(_ editor: EditorView)

  /// Called when the editor is added to a window, or is about to be removed from it.
  func editor(_ editor: EditorView, isReady: Bool)

  /// Called after the editor has become editable or read-only.
  func editor(_ editor: EditorView, didChangeEditable isEditable: Bool)

  /// Returns whether Backspace after an attachment selects it first; nil leaves it to the
  /// attachment.
  func editor(
    _ editor: EditorView, shouldSelectAttachmentOnBackspace attachment: Attachment
  ) -> Bool?

  /// Called after the editor's background color has changed; nil is the theme's.
  func editor(
    _ editor: EditorView, didChangeBackgroundColor color: Color?, from old: Color?)

  /// Called after the text was laid out again: anything placed on top of it by
  /// ``EditorView/rectangles(for:)`` may have to move.
  ///
  /// Called at most once per frame, and not for frames in which only the caret has blinked.
  func editorDidLayout(_ editor: EditorView)

  /// Called after the text has become higher than the editor and scrolls, or no longer does.
  func editor(_ editor: EditorView, didChangeScrollEnabled isEnabled: Bool)

  /// Called after an attachment was inserted into the text, when it is about to be laid out.
  func editor(_ editor: EditorView, willRenderAttachment attachment: Attachment)

  /// Called when an attachment is visible for the first time since it was inserted: the moment to
  /// load anything that takes long.
  func editor(_ editor: EditorView, didRenderAttachment attachment: Attachment)
}
