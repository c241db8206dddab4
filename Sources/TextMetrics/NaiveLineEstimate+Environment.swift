import CConcertinaPango

extension NaiveLineEstimate {
  /// Estimates the lines of a text from the widths of its lines when they are not wrapped.
  ///
  /// - Parameters:
  ///   - text: The text, which is laid out completely; only `\n` ends a line.
  ///   - editorWidth: The width available to a line, in pixels.
  ///   - environment: The fonts.
  public init(_ text: String, editorWidth: Int, environment: TextEnvironment) {
    let layout = ParagraphLayout(environment, environment.defaultDirection, ParagraphStyle())
    self.init(text, editorWidth: editorWidth) { line in
      var line = line
      return line.withUTF8 { utf8 in
        layout.setText(utf8, layoutWidth: -1)
        var (width, height): (gint, gint) = (0, 0)
        pango_layout_get_pixel_size(layout.pointer, &width, &height)
        return Int(width)
      }
    }
  }
}
