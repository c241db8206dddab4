extension SwiftCode {
  /// Returns the code for a rich editor with its toolbar.
  static func richEditor(_ values: KnobValues) -> String {
    let height = values.wholeNumber("maxHeight")
    var lines = [
      "let context = EditorViewContext()",
      "let editor = EditorView(context: context)",
      "let toolbar = FormattingToolbar(context: context)",
    ]
    if height > 0 { lines.append("editor.maxHeight = .maximum(\(height))") }
    if !values.toggle("isEditable") { lines.append("editor.isEditable = false") }
    if values.toggle("detectsLinks") { lines.append("editor.detectsLinks = true") }
    let placeholder = values.text("placeholder")
    if !placeholder.isEmpty {
      lines.append("editor.placeholder = \(shortened(placeholder))")
    }
    let content = values.text("content")
    if !content.isEmpty {
      lines.append("editor.content = try SavedForm.content(fromText: \(shortened(content)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The code for markup that becomes attributes as it is typed.
  static let markup = "editor.register(processors: [MarkupProcessor()])\n"

  /// The code for paragraph styles.
  static func styles(_ values: KnobValues) -> String {
    var lines = ["let chooser = StyleChooser(context: context)"]
    if values.toggle("isMarkupOn") {
      lines.append("editor.register(processors: [MarkupProcessor()])")
    }
    lines.append("editor.styles[.heading(1)]?.size = \(values.wholeNumber("headingSize"))")
    if let color = TextColor(values.text("headingColor")) {
      lines.append("editor.styles[.heading(1)]?.color = TextColor(\"\(color)\")")
    }
    lines.append("editor.styles[.quote]?.headIndent = \(values.wholeNumber("quoteIndent"))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The code for Markdown that is read and written.
  static func markdown(_ values: KnobValues) -> String {
    """
    editor.content = try MarkdownForm.content(fromText: \(shortened(values.text("source"))))
    let markdown = try MarkdownForm.markdown(of: editor.content)

    """
  }

  /// The code for a picture from a file.
  static func pictures(_ values: KnobValues) -> String {
    let width = values.wholeNumber("pictureWidth")
    let size = width > 0 ? ", size: .fixed(\(width))" : ""
    return """
      let picture = PictureContent(
        .file(PictureFile(bytes)),
        alternativeText: \(shortened(values.text("alternativeText")))\(size))
      editor.insertAttachment(PictureAttachment(picture), in: editor.selectedRange)

      """
  }

  /// The code for names that are completed.
  static let mentions =
    "editor.register(processors: [MentionProcessor { await names(like: $0) }])\n"

  /// The code for a panel.
  static let panel = """
    let inner = EditorView(context: context)
    let panel = Attachment(
      name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true, editors: [inner])
    editor.insertAttachment(panel, in: editor.selectedRange)

    """

  /// The code for an attachment that passes on attributes that are set on the text around it.
  static let relay = """
    final class Panel: Attachment {
      override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
        for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
      }

      override func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {
        for editor in editors { editor.removeAttributes(attributes, in: 0..<editor.contentLength) }
      }
    }

    """

  /// Returns the code for a background.
  static func background(_ values: KnobValues) -> String {
    let border = values.wholeNumber("borderWidth")
    var parts = [
      "color: blue", "roundedCornerStyle: .absolute(\(values.wholeNumber("cornerRadius")))",
    ]
    if border > 0 { parts.append("border: BorderStyle(lineWidth: \(border), color: blue)") }
    if values.toggle("hasShadow") { parts.append("shadow: ShadowStyle(color: black)") }
    if values.toggle("hasSquaredOffJoins") { parts.append("hasSquaredOffJoins: true") }
    for mode in ["heightMode", "widthMode"] where values.choice(mode) != "matchLine" {
      parts.append("\(mode): .\(values.choice(mode))")
    }
    let inset = values.wholeNumber("inset")
    if inset != 0 { parts.append("insets: BackgroundInsets(left: \(inset), right: \(inset))") }
    return """
      let style = BackgroundStyle(
        \(parts.joined(separator: ",\n  ")))
      editor.changeAttributes(in: 4..<8) { $0[BackgroundStyleKey.self] = style }

      """
  }

  /// Returns the code for the sizes that the knobs set.
  static func sizes(_ values: KnobValues) -> String {
    """
    panel.size = .fixed(\(values.wholeNumber("fixed")))
    panel.size = .range(minimum: \(values.wholeNumber("minimum")), maximum: \(values.wholeNumber("maximum")))
    panel.size = .percent(\(values.wholeNumber("percent")))

    """
  }
}
