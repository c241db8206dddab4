import GtkCore
import RichTextModel
import WidgetSupport

/// The handlers of one editor: a closure for the app for each event, and a list of listeners.
@MainActor
final class EditorHandlers {
  /// Called after each change of the editor's content.
  var onChange: (@MainActor () -> Void)?
  /// Called after each change of the document that the editor contains.
  var onDocumentChange: (@MainActor () -> Void)?
  /// Called when the caret or the typing attributes have changed.
  var onSelectionChange: (@MainActor () -> Void)?
  /// Called with the new size and the previous one.
  var onSizeChange: (@MainActor (EditorSize, EditorSize) -> Void)?
  /// Called when the size of an attachment did not settle.
  var onAttachmentResizeLoop: (@MainActor (AttachmentResizeLoop) -> Void)?
  /// Called with the address of a link to open; returns whether the handler took care of it.
  var onLinkActivated: (@MainActor (String) -> Bool)?
  /// Called when colors of the theme may have changed.
  let styleChanged = Event<Void>()

  /// Removes all handlers and listeners.
  func removeAll() {
    onChange = nil
    onDocumentChange = nil
    onSelectionChange = nil
    onSizeChange = nil
    onAttachmentResizeLoop = nil
    onLinkActivated = nil
    styleChanged.end()
  }
}
