import FoundationEssentials

/// The parts of content that Markdown has no form for.
struct MarkdownLosses {
  private var found: Set<String> = []
  private let forms: [AttachmentForm]

  /// Creates losses, of which attachments with a form are none.
  init(_ forms: [AttachmentForm]) { self.forms = forms.filter { $0.markdown != nil } }

  /// Adds what another writer has lost.
  mutating func formUnion(_ other: MarkdownLosses) { found.formUnion(other.found) }

  /// The names, sorted.
  var names: [String] { found.sorted() }

  /// Notes that an empty paragraph is left out; at the end, it is only a line break.
  mutating func noteEmptyParagraph(isLast: Bool) {
    if !isLast { found.insert("emptyParagraph") }
  }

  /// Notes what a paragraph loses that is in a block of a kind.
  mutating func note(_ paragraph: RichTextParagraph, _ kind: MarkdownBlock.Kind) {
    note(paragraph.format, kind)
    for run in paragraph.text.runs { note(run.attributes, isCode: kind.isCode) }
    note(paragraph.text.text, kind)
  }

  private mutating func note(_ isLost: Bool, _ name: String) { if isLost { found.insert(name) } }

  private mutating func note(_ format: ParagraphFormat, _ kind: MarkdownBlock.Kind) {
    note(format.alignment != .natural, "alignment")
    note(format.firstLineIndent != 0, "firstLineIndent")
    note(format.headIndent % NamedStyles.quoteIndent != 0, "headIndent")
    note(format.spacingBefore != 0, "spacingBefore")
    note(format.spacingAfter != 0, "spacingAfter")
    note(format.lineSpacing != 0, "lineSpacing")
    note(format.list?.numberFormat != nil, "numberFormat")
    let isKnown = format.style == .body || NamedStyles.standard[format.style] != nil
    let isTask = format.list?.kind == .task && format.style != .quote && format.style != .body
    note(isTask || !isKnown && format.style != .rule, "style")
  }

  private mutating func note(_ attributes: AttributeContainer, isCode: Bool) {
    for key in RichTextAttributes.keys {
      found.formUnion(key.markdownLosses(in: attributes, inCode: isCode))
    }
    found.formUnion(attributes.customNames)
    if let attachment = attributes[AttachmentKey.self] { note(attachment) }
  }

  /// Notes what a table loses: its widths are not counted, which Markdown leaves to the reader.
  mutating func note(_ table: TableContent) {
    note(!table.hasHeader, "header")
    let cells = table.rows.joined()
    note(cells.contains { $0 == nil }, "spans")
    for paragraphs in cells.compactMap({ $0?.text.paragraphs }) {
      let attachments = paragraphs.flatMap(\.text.attachments)
      note(attachments.contains { $0.content.table != nil }, "attachment")
      for paragraph in paragraphs { note(paragraph, .text) }
      note(paragraphs.contains { $0.format.isStructured }, "style")
    }
  }

  private mutating func note(_ attachment: AttachmentContent) {
    guard attachment.table == nil else { return }
    guard let picture = attachment.picture else {
      return note(forms.form(of: attachment) == nil, "attachment")
    }
    note(picture.size != .matchContent, "pictureSize")
  }

  private mutating func note(_ text: String, _ kind: MarkdownBlock.Kind) {
    guard !kind.isCode else { return }
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\u{2028}" }
    let isBlank = { (scalar: Unicode.Scalar?) in scalar?.isBlankInMarkdown == true }
    note(lines.contains { isBlank($0.first) || isBlank($0.last) }, "whiteSpace")
  }
}

extension MarkdownBlock.Kind {
  /// Whether its text is written as it is.
  fileprivate var isCode: Bool {
    switch self {
    case .code, .markup: true
    case .text, .rule, .table, .heading: false
    }
  }
}
