import GtkCore
import RichTextModel

/// The implementation of a node's editor, as its tree calls it.
@MainActor
protocol EditorNodeOwner: WidgetImplementation {
  /// Whether the editor displays read-only text for a renderer.
  var isRendering: Bool { get }

  /// Called when the editor has become part of an attachment in another editor.
  func joined()

  /// Called when the styles of paragraphs have changed.
  func stylesChanged()

  /// Called when the containing editor has become editable or read-only.
  func containingEditorChanged()

  /// Hides the caret and makes the text read-only, here and in all nested editors.
  func beginRendering()

  /// Reports new content in a range to all except the processors.
  func notifyContentChanged(in range: Range<Int>)

  /// Reports a change of the content or the selection to the context of the editor.
  func notifyContext()

  /// Notes a change for the text processors; returns whether there is one.
  func note(_ replacement: Replacement, isTyped: Bool) -> Bool

  /// Lets the text processors respond to the noted change; returns whether it was the user's.
  func settle() -> Bool

  /// Forgets the noted change: it was reverted.
  func forgetNotedChange()

  /// Switches off the processor that made the last change.
  func switchOffProcessor(after rounds: Int)

  /// Protects a selection that was restored.
  func keepSelection()

  /// Called after an attachment was inserted into the text.
  func willRender(_ attachment: any EmbeddedObject)

  /// Called when an attachment has become visible.
  func didRender(_ attachment: any EmbeddedObject)
}
