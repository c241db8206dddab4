import CGtk

extension TextBuffer {
  /// Sets the whole text and forgets what could be undone.
  public func reset(to text: String) {
    var text = text
    text.withUTF8 { bytes in
      withCString(bytes) { gtk_text_buffer_set_text(buffer, $0, gint(clamping: bytes.count)) }
    }
  }

  /// Replaces the text between two offsets as one step that can be undone.
  public func replace(from start: Int, to end: Int, with text: String) {
    performUserAction {
      var (from, to) = (iterator(at: start), iterator(at: end))
      gtk_text_buffer_delete(buffer, &from, &to)
      insert(text, at: &from)
    }
  }

  /// Tells everybody who waits for the end of a paste that it is there.
  public func announcePasteDone(from clipboard: Clipboard) { emit("paste-done", clipboard) }

  /// Deletes what the Backspace key would.
  public func deleteBackward() {
    guard gtk_text_buffer_delete_selection(buffer, 1, 1) == 0 else { return }
    var position = iterator(at: caret)
    gtk_text_buffer_backspace(buffer, &position, 1, 1)
  }

  /// Groups the changes that `body` makes into one step that can be undone.
  public func performUserAction(_ body: () -> Void) {
    gtk_text_buffer_begin_user_action(buffer)
    body()
    gtk_text_buffer_end_user_action(buffer)
  }

  /// Inserts text; the iterator stands behind it afterwards.
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
      // An empty Swift string may have no address, and GTK wants one.
      "".withCString(body)
      return
    }
    base.withMemoryRebound(to: CChar.self, capacity: bytes.count, body)
  }

  // MARK: Undo

  /// Lets the buffer forget what could be undone, and keep no more of it.
  public func disableUndo() { gtk_text_buffer_set_enable_undo(buffer, 0) }

  /// Whether there is something to undo.
  public var canUndo: Bool { gtk_text_buffer_get_can_undo(buffer) != 0 }

  /// Whether there is something to redo.
  public var canRedo: Bool { gtk_text_buffer_get_can_redo(buffer) != 0 }

  /// Takes the last step back.
  public func undo() { gtk_text_buffer_undo(buffer) }

  /// Repeats the step that was taken back last.
  public func redo() { gtk_text_buffer_redo(buffer) }
}
