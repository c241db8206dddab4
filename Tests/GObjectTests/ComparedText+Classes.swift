import CConcertina
import CConcertinaGtk
import Concertina
import GtkCore

@testable import ConcertinaGObject

extension ComparedText {
  /// Creates a GtkTextView that sets a text as the functions of the other class do.
  static func textView(
    set: @escaping @MainActor (String, UnsafeMutablePointer<GtkTextBuffer>) -> Void
  ) -> ComparedText? {
    guard let view = gtk_text_view_new() else { return nil }
    let widget = Widget(adopting: OpaquePointer(view))
    guard let buffer = gtk_text_view_get_buffer(UnsafeMutablePointer(widget.nativePointer)) else {
      return nil
    }
    return ComparedText(
      widget: widget, buffer: buffer,
      perform: { change in
        switch change {
        case .set(let text): set(text, buffer)
        case .insert(let text): replaceSelection(of: buffer, with: text)
        case .delete(let start, let end):
          guard start != end else { break }
          BufferChange.action([.delete(start, end)]).perform(on: buffer)
        case .select(let bound, let caret):
          BufferChange.select(bound, caret).perform(on: buffer)
        case .undo: gtk_text_buffer_undo(buffer)
        case .redo: gtk_text_buffer_redo(buffer)
        case .undoAll:
          while gtk_text_buffer_get_can_undo(buffer) != 0 { gtk_text_buffer_undo(buffer) }
        case .redoAll:
          while gtk_text_buffer_get_can_redo(buffer) != 0 { gtk_text_buffer_redo(buffer) }
        case .modified(let isModified):
          gtk_text_buffer_set_modified(buffer, isModified ? 1 : 0)
        case .buffer(let change): change.perform(on: buffer)
        }
      }, isPlain: true)
  }

  private static func replaceSelection(
    of buffer: UnsafeMutablePointer<GtkTextBuffer>, with text: String
  ) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    let first = gtk_text_iter_get_offset(&start)
    guard !text.isEmpty || first != gtk_text_iter_get_offset(&end) else { return }
    BufferChange.action([.delete(first, gtk_text_iter_get_offset(&end)), .insert(text, first)])
      .perform(on: buffer)
  }

  /// Sets another text, which cannot be undone, and counts as saved.
  static func reset(to text: String, _ buffer: UnsafeMutablePointer<GtkTextBuffer>) {
    guard buffer.text != text else { return }
    gtk_text_buffer_set_text(buffer, text, -1)
    gtk_text_buffer_set_modified(buffer, 0)
  }

  /// Creates a view of a class with plain text.
  static func area(_ declaration: WidgetDeclaration) throws -> ComparedText {
    let widget = try GObjectWidget(declaration).widget
    let area = UnsafeMutablePointer<ConcertinaTextArea>(widget.nativePointer)
    let buffer = concertina_text_area_get_buffer(area)
    return ComparedText(
      widget: widget, buffer: buffer,
      perform: { change in
        switch change {
        case .set(let text): concertina_text_area_set_text(area, text)
        case .insert(let text): concertina_text_area_insert(area, text)
        case .delete(let start, let end): concertina_text_area_delete_range(area, start, end)
        case .select(let bound, let caret): concertina_text_area_select_range(area, bound, caret)
        case .undo: concertina_text_area_undo(area)
        case .redo: concertina_text_area_redo(area)
        case .undoAll:
          while concertina_text_area_get_can_undo(area) != 0 { concertina_text_area_undo(area) }
        case .redoAll:
          while concertina_text_area_get_can_redo(area) != 0 { concertina_text_area_redo(area) }
        case .modified(let isModified):
          concertina_text_area_set_modified(area, isModified ? 1 : 0)
        case .buffer(let change): if let buffer { change.perform(on: buffer) }
        }
      })
  }

  /// Creates a field for several lines.
  static func field() throws -> ComparedText {
    let widget = try GObjectWidget(UnderlinedTextView.declaration).widget
    let pointer = widget.nativePointer
    let field = UnsafeMutablePointer<ConcertinaField>(pointer)
    return ComparedText(
      widget: widget,
      perform: { change in
        switch change {
        case .set(let text): concertina_field_set_text(field, text)
        case .select(let bound, let caret):
          concertina_underlined_text_view_select_region(pointer, bound, caret)
        case .undo: concertina_field_undo(field)
        case .redo: concertina_field_redo(field)
        default: break
        }
      })
  }

  /// Creates an editor.
  static func editor() throws -> ComparedText {
    let widget = try GObjectWidget(EditorView.declaration).widget
    let editor = widget.nativePointer
    return ComparedText(
      widget: widget,
      perform: { change in
        switch change {
        case .set(let text): concertina_editor_view_set_text(editor, text)
        case .insert(let text): concertina_editor_view_insert(editor, text)
        case .delete(let start, let end): concertina_editor_view_delete_range(editor, start, end)
        case .select(let bound, let caret):
          concertina_editor_view_select_range(editor, bound, caret)
        case .undo: concertina_editor_view_undo(editor)
        case .redo: concertina_editor_view_redo(editor)
        case .undoAll: while concertina_editor_view_undo(editor) != 0 {}
        case .redoAll: while concertina_editor_view_redo(editor) != 0 {}
        case .modified(let isModified):
          concertina_editor_view_set_modified(editor, isModified ? 1 : 0)
        case .buffer: break
        }
      })
  }
}
