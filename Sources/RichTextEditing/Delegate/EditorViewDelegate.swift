import FoundationEssentials
import GtkCore
import RichTextModel

/// Hears what happens in an editor, or in all editors of a context.
///
///     final class Panel: EditorViewDelegate {
///       func editor(
///         _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
///         at range: Range<Int>, handled: inout Bool
///       ) {
///         guard key == .backspace, editor.isEmpty else { return }
///         editor.containerAttachment?.removeFromContainer()
///         handled = true
///       }
///     }
///     editor.delegate = panel
///
/// Everything is told to the editor's own delegate first and then to its context's; who is both is told
/// once. An editor in an attachment that has no delegate of its own is heard by that of the editor around
/// it, which is handed the one that it is about. Neither is kept alive. Whatever is not implemented does nothing.
///
/// ## Origin
/// Proton's EditorViewDelegate; what is about rendering later is in ``DeferredAttachment``.
@MainActor
public protocol EditorViewDelegate: AnyObject {
  /// A key is pressed, before it does anything; set `handled` to swallow it.
  ///
  /// Comes for each key but Shift and its like, also for Backspace in an empty editor, and not while an
  /// input method composes. `range` is what is selected. Text processors are not asked about a key that
  /// was swallowed.
  func editor(
    _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
    at range: Range<Int>, handled: inout Bool)

  /// A key is pressed that nobody has swallowed, before it does anything.
  func editor(_ editor: EditorView, didReceiveKey key: EditorKey, at range: Range<Int>)

  /// The focus came into the editor, with that selection.
  func editor(_ editor: EditorView, didReceiveFocusAt range: Range<Int>)

  /// The focus left the editor, whose selection stays.
  func editor(_ editor: EditorView, didLoseFocusFrom range: Range<Int>)

  /// The content of a range is new, by whomever; empty after a deletion.
  func editor(_ editor: EditorView, didChangeTextAt range: Range<Int>)

  /// The caret was moved, or something else is selected.
  ///
  /// The attributes are those of the first selected character, or of what is typed next.
  func editor(
    _ editor: EditorView, didChangeSelectionAt range: Range<Int>,
    attributes: AttributeContainer, contentType: ContentType)

  /// Text processors did something about a change, which stands in a range now.
  func editor(
    _ editor: EditorView, didExecuteProcessors processors: [any TextProcessing],
    at range: Range<Int>)

  /// The editor has another size, in pixels, after the layout that gave it.
  func editor(_ editor: EditorView, didChangeSize size: EditorSize, from old: EditorSize)

  /// The text was clicked at a point of the editor, perhaps on a character.
  func editor(
    _ editor: EditorView, didTapAtX x: Double, y: Double, characterRange: Range<Int>?)

  /// Other content is about to be set as a whole.
  func editorWillSetAttributedText(_ editor: EditorView)

  /// Other content was set as a whole.
  func editorDidSetAttributedText(_ editor: EditorView)

  /// The editor came into a window, or is about to leave it.
  func editor(_ editor: EditorView, isReady: Bool)

  /// Whether text can be entered has changed.
  func editor(_ editor: EditorView, didChangeEditable isEditable: Bool)

  /// Whether Backspace behind an attachment selects it first; nil leaves it to the attachment.
  func editor(
    _ editor: EditorView, shouldSelectAttachmentOnBackspace attachment: Attachment
  ) -> Bool?

  /// The editor has another ground; nil: the theme's.
  func editor(
    _ editor: EditorView, didChangeBackgroundColor color: TextColor?, from old: TextColor?)

  /// The text was laid out anew: whatever lies over it at ``EditorView/rects(for:)`` may have to move.
  ///
  /// Comes once a frame at most, and not for frames in which nothing but the caret blinked.
  func editorDidLayout(_ editor: EditorView)

  /// The text is higher than the editor now and scrolls, or is so no more.
  func editor(_ editor: EditorView, didChangeScrollEnabled isEnabled: Bool)

  /// An attachment came into the text, and is about to be laid out.
  func editor(_ editor: EditorView, willRenderAttachment attachment: Attachment)

  /// An attachment is in sight for the first time since it came into the text: the moment to fetch what
  /// takes long.
  func editor(_ editor: EditorView, didRenderAttachment attachment: Attachment)
}

/// The size of an editor, in pixels.
public struct EditorSize: Hashable, Sendable {
  /// The extent to the right.
  public var width: Int
  /// The extent downwards.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
