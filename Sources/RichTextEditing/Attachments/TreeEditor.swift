import RichTextModel
import WidgetSupport

/// An editor in a tree of nested editors, as the attachments in its text and the one around it know
/// it.
@MainActor
protocol TreeEditor: AnyObject {
  /// The growing area, which has the text view and its buffer.
  var area: GrowingTextArea { get }

  /// Returns the attachment for a description: one that was in the text, or a new one.
  func attachment(for content: AttachmentContent) -> any EmbeddedObject

  /// Makes the editors of an attachment in the text nested editors of this one.
  func addEditors(of attachment: any EmbeddedObject)

  /// Removes the editors of an attachment from the tree, but keeps them ready to return.
  func removeEditors(of attachment: any EmbeddedObject)

  /// Called after an attachment was inserted into the text.
  func didInsert(_ attachment: any EmbeddedObject)

  /// Called when an attachment is visible for the first time since it was inserted.
  func didShow(_ attachment: any EmbeddedObject)

  /// Called while an attachment is being removed from the text.
  func willRemove(_ attachment: any EmbeddedObject)

  /// Reports an attachment whose size did not settle.
  func report(_ loop: AttachmentResizeLoop)
}
