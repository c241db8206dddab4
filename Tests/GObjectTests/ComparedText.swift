import CConcertinaGtk
import GtkCore

/// A widget with text, which gets the changes of a random script.
@MainActor
struct ComparedText {
  let widget: Widget
  /// The buffer with the text, if the class has one for other code.
  var buffer: UnsafeMutablePointer<GtkTextBuffer>?
  /// Changes the text, the selection or the history by the functions of the class.
  let perform: (TextChange) -> Void
  /// Whether the properties of the text are those of the buffer, as in a GtkTextView.
  var isPlain = false

  /// What is known of the text, by the names of the properties of our classes.
  func state(_ names: [String]) throws -> [String] {
    guard let buffer, isPlain else {
      return try names.map {
        guard $0 == "text" else { return try GObjectWidget.text(of: $0, in: widget) }
        return widget[Property<Widget, String>($0)]
      }
    }
    let state = buffer.state
    return names.map { state[$0] ?? "" }
  }
}

/// A change of a text.
enum TextChange {
  case set(String)
  case insert(String)
  case delete(gint, gint)
  case select(gint, gint)
  case undo
  case redo
  case undoAll
  case redoAll
  case modified(Bool)
  /// By the functions of the buffer.
  case buffer(BufferChange)

  /// Whether it sets all of the text.
  var isSet: Bool { if case .set = self { true } else { false } }

  /// Whether it is a step in the history.
  var isOfHistory: Bool {
    switch self {
    case .undo, .redo, .undoAll, .redoAll: true
    default: false
    }
  }
}

/// A change by the functions of GtkTextBuffer.
enum BufferChange {
  case set(String)
  case insert(String, gint)
  case insertAtCaret(String)
  case delete(gint, gint)
  case deleteSelection
  case backspace(gint)
  case place(gint)
  case select(gint, gint)
  case moveBound(gint)
  case action([BufferChange])
  case undo
  case redo

  @MainActor
  func perform(on buffer: UnsafeMutablePointer<GtkTextBuffer>) {
    switch self {
    case .set(let text): gtk_text_buffer_set_text(buffer, text, -1)
    case .insert(let text, let offset):
      var place = Self.place(offset, buffer)
      gtk_text_buffer_insert(buffer, &place, text, -1)
    case .insertAtCaret(let text): gtk_text_buffer_insert_at_cursor(buffer, text, -1)
    case .delete(let one, let other):
      var (start, end) = (Self.place(one, buffer), Self.place(other, buffer))
      gtk_text_buffer_delete(buffer, &start, &end)
    case .deleteSelection: gtk_text_buffer_delete_selection(buffer, 1, 1)
    case .backspace(let offset):
      var place = Self.place(offset, buffer)
      gtk_text_buffer_backspace(buffer, &place, 1, 1)
    case .place(let offset):
      var place = Self.place(offset, buffer)
      gtk_text_buffer_place_cursor(buffer, &place)
    case .select(let bound, let caret):
      var (bound, caret) = (Self.place(bound, buffer), Self.place(caret, buffer))
      gtk_text_buffer_select_range(buffer, &caret, &bound)
    case .moveBound(let offset):
      var place = Self.place(offset, buffer)
      gtk_text_buffer_move_mark_by_name(buffer, "selection_bound", &place)
    case .action(let parts):
      gtk_text_buffer_begin_user_action(buffer)
      for part in parts { part.perform(on: buffer) }
      gtk_text_buffer_end_user_action(buffer)
    case .undo: gtk_text_buffer_undo(buffer)
    case .redo: gtk_text_buffer_redo(buffer)
    }
  }

  @MainActor
  private static func place(
    _ offset: gint, _ buffer: UnsafeMutablePointer<GtkTextBuffer>
  ) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
    return place
  }
}

@MainActor
extension UnsafeMutablePointer<GtkTextBuffer> {
  /// The whole text.
  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(self, &start, &end)
    return taken(gtk_text_buffer_get_text(self, &start, &end, 1)) ?? ""
  }

  /// What is known of the text, by the names of the properties of our classes.
  fileprivate var state: [String: String] {
    let truth = { (value: gboolean) in value == 0 ? "FALSE" : "TRUE" }
    return [
      "text": text,
      "cursor-position": "\(offset(of: gtk_text_buffer_get_insert(self)))",
      "selection-bound": "\(offset(of: gtk_text_buffer_get_selection_bound(self)))",
      "can-undo": truth(gtk_text_buffer_get_can_undo(self)),
      "can-redo": truth(gtk_text_buffer_get_can_redo(self)),
      "modified": truth(gtk_text_buffer_get_modified(self)),
    ]
  }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> gint {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(self, &place, mark)
    return gtk_text_iter_get_offset(&place)
  }
}
