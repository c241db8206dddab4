import CConcertinaGtk

extension TextBuffer {
  /// Sets the whole text and clears the undo history.
  public func reset(to text: String) {
    var text = text
    text.withUTF8 { bytes in
      withCString(bytes) { gtk_text_buffer_set_text(buffer, $0, gint(clamping: bytes.count)) }
    }
  }

  /// Replaces the text between two offsets as one undoable step.
  public func replace(from start: Int, to end: Int, with text: String) {
    performUserAction {
      var (from, to) = (iterator(at: start), iterator(at: end))
      gtk_text_buffer_delete(buffer, &from, &to)
      insert(text, at: &from)
    }
  }

  /// Notifies everything that waits for the end of a paste.
  package func notifyPasteDone(from clipboard: Clipboard) { emit(.pasteDone, clipboard) }

  /// Deletes what the Backspace key would delete.
  package func deleteBackward() {
    guard gtk_text_buffer_delete_selection(buffer, 1, 1) == 0 else { return }
    var position = iterator(at: caret)
    gtk_text_buffer_backspace(buffer, &position, 1, 1)
  }

  /// Groups the changes that `body` makes into one undoable step.
  public func performUserAction(_ body: () -> Void) {
    gtk_text_buffer_begin_user_action(buffer)
    body()
    gtk_text_buffer_end_user_action(buffer)
  }

  /// Inserts text; the iterator is after it then.
  func insert(_ text: String, at position: inout GtkTextIter) {
    var text = text
    text.withUTF8 { bytes in
      withCString(bytes) {
        gtk_text_buffer_insert(buffer, &position, $0, gint(clamping: bytes.count))
      }
    }
  }

  private func withCString(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>) -> Void
  ) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      // An empty Swift string may have no address, but GTK requires one.
      "".withCString(body)
      return
    }
    base.withMemoryRebound(to: CChar.self, capacity: bytes.count, body)
  }

  // MARK: Undo

  /// Clears the undo history and disables it.
  package func disableUndo() { call(gtk_text_buffer_set_enable_undo, false) }

  /// Whether the text is another one than when this was last set to false.
  ///
  /// Undo and redo that lead back to that text make it false again.
  public var isModified: Bool {
    get { call(gtk_text_buffer_get_modified) }
    set { call(gtk_text_buffer_set_modified, newValue) }
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { call(gtk_text_buffer_get_can_undo) }

  /// Whether there is something to redo.
  public var canRedo: Bool { call(gtk_text_buffer_get_can_redo) }

  /// Undoes the last step.
  public func undo() { gtk_text_buffer_undo(buffer) }

  /// Redoes the step that was undone last.
  public func redo() { gtk_text_buffer_redo(buffer) }
}
