extension SwiftCode {
  /// Returns the code for a rich editor with its toolbar.
  ///
  /// - Parameters:
  ///   - values: The knobs.
  ///   - entries: The groups of entries after the standard ones; nil for these alone.
  /// - Returns: The code.
  static func richEditor(_ values: KnobValues, entries: [String]? = nil) -> String {
    let groups = (["standard"] + (entries ?? [])).map { "FormattingToolbar.\($0)" }
    let list = entries == nil ? "" : ", entries: \(groups.joined(separator: " + "))"
    let height = values.wholeNumber("maxHeight")
    var lines = [
      "let context = EditorViewContext()",
      "let editor = EditorView(context: context)",
      "let toolbar = FormattingToolbar(context: context\(list))",
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

  /// The code for paragraph styles.
  static func styles(_ values: KnobValues) -> String {
    var lines = ["editor.styles[.heading(1)]?.size = \(values.wholeNumber("headingSize"))"]
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
    let markdown = MarkdownForm.markdown(of: editor.content)

    """
  }

  /// The code for names that are completed.
  static let mentions =
    "editor.register(processors: [MentionProcessor { await names($0) }])\n"

  /// The code for panels of a type, which a saved content has.
  static func panels(_ type: String) -> String {
    """
    @MainActor func panel(_ saved: AttachmentContent) -> Attachment? {
      guard saved.name == ContentType("panel") else { return nil }
      let inner = EditorView(context: context)
      inner.attachmentMaker = { panel($0) }
      return \(type)(
        name: saved.name, content: inner, size: saved.size, isBlock: saved.isBlock,
        editors: [inner], id: saved.id, data: saved.data)
    }
    editor.attachmentMaker = { panel($0) }

    """
  }

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

  /// Returns the code for attachments of the sizes that the knobs set.
  static func sizes(_ values: KnobValues) -> String {
    let (least, most) = (values.wholeNumber("minimum"), values.wholeNumber("maximum"))
    return """
      let sizes: [AttachmentSize] = [
        .matchContent, .fullWidth, .fixed(\(values.wholeNumber("fixed"))),
        .range(minimum: \(least), maximum: \(most)), .percent(\(values.wholeNumber("percent"))),
      ]
      for size in sizes {
        let inner = EditorView(context: context)
        let panel = Attachment(
          name: ContentType("panel"), content: inner, size: size, editors: [inner])
        editor.insertAttachment(panel, in: editor.textEndRange)
      }

      """
  }
}
