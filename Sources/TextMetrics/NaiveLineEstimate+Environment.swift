import CPango

extension NaiveLineEstimate {
  /// Estimates from a text, with the widths that its lines have where they are not wrapped.
  ///
  /// - Parameters:
  ///   - text: The text, all of which is laid out; only `\n` ends a line.
  ///   - editorWidth: The width that a line may have, in pixels.
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
