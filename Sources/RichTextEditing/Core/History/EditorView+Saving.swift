import GtkCore
import RichTextModel
import WidgetSupport

/// What an app that saves the content, or shows something at the caret, needs to know.
extension EditorView {
  /// Whether the content of the tree of editors is another one than it was at first, or when
  /// ``markSaved()`` was called last.
  ///
  /// Undo and redo that lead back there make it false again. Content that code sets is saved
  /// content, unless it can be undone.
  ///
  ///     if editor.isModified {
  ///       log("saving \(editor.contentLength) characters")
  ///       editor.markSaved()
  ///     }
  public var isModified: Bool { implementation.session.isModified }

  /// Notes that the content, as it is now, has been saved.
  public func markSaved() { implementation.session.markSaved() }

  /// Notes that the content, as it is now, has not been saved: ``isModified`` is true until
  /// ``markSaved()`` is called, whatever is undone.
  public func markModified() { implementation.session.markModified() }

  /// The rectangle of this editor's caret, in pixels of the editor; nil before it is in a window.
  ///
  /// It may be outside of the editor, where the text is scrolled.
  public var caretRectangle: Rectangle? { root == nil ? nil : area.caretRectangle(in: self) }
}
