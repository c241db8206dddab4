import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkText: the editable line of an ``Entry``.
///
/// A line by itself would be inaccessible to screen readers: GTK 4.8 provides the text only of
/// widgets that have a line as their delegate.
///
/// Offsets count Unicode scalars. Changes by the user, an input method or an assistive technology
/// pass through ``onInsertion(_:)`` and ``onDeletion(_:)``.
@MainActor
package final class TextLine: Widget {
  /// Creates a handle on a line that someone else owns.
  package override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// Disables GTK's undo history, for an owner that keeps its own.
  package func disableUndo() { call(gtk_editable_set_enable_undo, false) }

  var view: UnsafeMutablePointer<GtkText> { pointer() }

  // The line owns its buffer.
  var buffer: UnsafeMutablePointer<GtkEntryBuffer> { gtk_text_get_buffer(view) }

  // MARK: Text

  /// The text.
  package var text: String { String(cString: gtk_entry_buffer_get_text(buffer)) }

  /// Calls a closure with the bytes of the text, without copying them.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = UnsafeRawPointer(gtk_entry_buffer_get_text(buffer))
    return body(
      UnsafeBufferPointer(
        start: start?.assumingMemoryBound(to: UInt8.self),
        count: Int(gtk_entry_buffer_get_bytes(buffer))))
  }

  /// The number of Unicode scalars in the text.
  package var scalarCount: Int { Int(gtk_entry_buffer_get_length(buffer)) }

  /// The maximum number of bytes that GTK keeps in a line; it would silently cut off the rest.
  package nonisolated static let maximumBytes = 65_534

  /// Replaces a range by a text, through the handlers for insertions and deletions.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The text.
  ///   - caret: The offset that the caret is going to be set to: a line that knows it is laid out
  ///     once, and has moved the caret already.
  package func replace(_ range: Range<Int>, with text: String, caret: Int) {
    concertina_line_replace(
      view, gint(clamping: range.lowerBound), gint(clamping: range.upperBound), text,
      gint(clamping: caret))
  }

  /// Replaces a range by a text, without calling the handlers and without notifying assistive
  /// technologies.
  package func replaceWithoutNotifying(_ range: Range<Int>, with text: String) {
    if !range.isEmpty {
      gtk_entry_buffer_delete_text(buffer, guint(range.lowerBound), gint(range.count))
    }
    guard !text.isEmpty else { return }
    gtk_entry_buffer_insert_text(buffer, guint(range.lowerBound), text, -1)
  }

  /// Sets whether to keep the text in memory that is not swapped out; the current text is
  /// discarded.
  package func keepSecret(_ isSecret: Bool) {
    let buffer = isSecret ? gtk_password_entry_buffer_new() : gtk_entry_buffer_new(nil, 0)
    gtk_text_set_buffer(view, buffer)
    buffer.map { g_object_unref($0) }
  }

  /// The name of the class that stores the text, such as `GtkPasswordEntryBuffer`.
  package var bufferTypeName: String {
    String(cString: concertina_object_type_name(UnsafeRawPointer(buffer)))
  }

  /// Whether the text can be read; if not, a dot is shown for each character.
  package var isTextVisible: Bool {
    get { call(gtk_text_get_visibility) }
    set { call(gtk_text_set_visibility, newValue) }
  }

  /// Whether the text is a password, also while it is shown.
  package var isSecret: Bool {
    !isTextVisible || bufferTypeName == "GtkPasswordEntryBuffer"
      || [GTK_INPUT_PURPOSE_PASSWORD, GTK_INPUT_PURPOSE_PIN].contains(
        gtk_text_get_input_purpose(view))
  }

  /// Whether the user can change the text: the line is not closed, and the app has not made it
  /// read-only.
  package var isEditable: Bool { call(gtk_editable_get_editable) }

  /// Sets whether the owner of the line keeps the user from changing it.
  package func setClosed(_ isClosed: Bool) {
    concertina_line_set_closed(nativePointer, isClosed ? 1 : 0)
  }

  /// Whether the app has made the line read-only, by GtkEditable.
  package var isReadOnly: Bool { concertina_line_is_read_only(nativePointer) != 0 }

  /// Whether what the user does can be undone; the owner of the line keeps the history.
  package var hasUndo: Bool { concertina_line_has_undo(nativePointer) != 0 }

  /// Called when the app has turned undo on or off, by GtkEditable.
  package func onUndoChanged(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: Property<TextLine, Bool>("enable-undo"), handler: handler)
  }

  // MARK: Caret

  /// The caret's offset; setting it also clears the selection.
  package var caret: Int {
    get { call(gtk_editable_get_position) }
    set { call(gtk_editable_set_position, newValue) }
  }

  /// The selected range; empty and at the caret if nothing is selected.
  package var selection: Range<Int> {
    var (start, end): (gint, gint) = (0, 0)
    guard gtk_editable_get_selection_bounds(nativePointer, &start, &end) != 0 else {
      return caret..<caret
    }
    return Int(start)..<Int(end)
  }

  /// Selects the range between an offset and the caret.
  package func select(anchor: Int, caret: Int) {
    if anchor != caret, selection.isEmpty { PrimarySelection.prepareTaking() }
    gtk_editable_select_region(nativePointer, gint(clamping: anchor), gint(clamping: caret))
  }

  /// Selects the whole text.
  package func selectAll() { select(anchor: 0, caret: scalarCount) }

  /// Deletes the selection, through the handler for deletions.
  package func deleteSelection() { gtk_editable_delete_selection(nativePointer) }

  /// The distance of the end of the text from the left edge, in pixels.
  package var endOfText: Double { place(of: scalarCount) }

  func place(of offset: Int) -> Double {
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(view, gsize(offset), &strong, nil)
    return Double(strong.origin.x)
  }

  /// Moves the focus to the line without selecting its text.
  @discardableResult
  package func focusWithoutSelecting() -> Bool {
    gtk_text_grab_focus_without_selecting(view) != 0
  }
}
