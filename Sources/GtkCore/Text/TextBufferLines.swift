import CConcertinaGtk

/// The lines of a text buffer, read in place.
///
/// This is not isolated to the main actor, because the code that measures text is not. Use it on
/// the main thread all the same, and only while the buffer lives.
package struct TextBufferLines {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>

  /// Creates a reader for the lines of a buffer.
  @MainActor
  package init(_ buffer: TextBuffer) {
    self.buffer = buffer.buffer
  }

  /// The number of lines, at least 1.
  package var count: Int { Int(gtk_text_buffer_get_line_count(buffer)) }

  /// Calls `body` with the UTF-8 of a line, its separator included.
  ///
  /// - Parameters:
  ///   - index: The line, from 0.
  ///   - characterLimit: The maximum number of Unicode scalars to read.
  ///   - body: Receives the bytes, and whether they are the whole line.
  /// - Returns: What `body` returns.
  package func withLine<Result>(
    at index: Int, characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    var start = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &start, gint(clamping: index))
    var end = start
    let length = Int(gtk_text_iter_get_chars_in_line(&start))
    gtk_text_iter_forward_chars(&end, gint(clamping: min(length, characterLimit)))
    guard let slice = gtk_text_iter_get_slice(&start, &end) else {
      return body(UnsafeBufferPointer(start: nil, count: 0), true)
    }
    defer { g_free(slice) }
    let byteCount = Int(strlen(slice))
    return slice.withMemoryRebound(to: UInt8.self, capacity: byteCount) {
      body(UnsafeBufferPointer(start: $0, count: byteCount), length <= characterLimit)
    }
  }
}
