import FoundationEssentials
import TextParagraphs

/// Content as HTML, for programs that do not support attachments.
///
/// Paragraphs are `p`, or the element of their style: a heading, `blockquote`, `pre` or `hr`.
/// Attributes are elements and inline styles, a picture is an `img`, a table is a `table`, and any
/// other nested editor is a `blockquote`. Markup characters in the text are escaped.
///
/// ```swift
/// HTMLForm.html(of: RichText("1 < 2", attributes: bold))
/// // <div style="white-space: pre-wrap"><p><b>1 &lt; 2</b></p></div>
/// ```
public enum HTMLForm {
  /// The media type of HTML.
  public static let mediaType = "text/html"

  /// Writes content as a piece of HTML in UTF-8.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attachments: How attachments of the app's own kinds are written.
  /// - Returns: The HTML.
  public static func html(
    of content: RichText, attachments: [AttachmentForm] = []
  ) -> String {
    "<div style=\"white-space: pre-wrap\">\(blocks(of: content, attachments))</div>"
  }

  private static func html(of table: TableContent, _ forms: [AttachmentForm]) -> String {
    HTMLTableWriter(table).html { text in
      let html = blocks(of: text, forms)
      // A program that takes cells has no paragraphs in them.
      guard text.paragraphs.count == 1 else { return html }
      let isPlain = html.hasPrefix("<p>") && html.hasSuffix("</p>")
      return isPlain ? String(html.dropFirst(3).dropLast(4)) : html
    }
  }

  private static func blocks(of content: RichText, _ forms: [AttachmentForm]) -> String {
    var writer = HTMLWriter()
    content.forEachPiece { text, attributes in
      guard let attachment = attributes[AttachmentKey.self] else {
        return writer.write(text, attributes)
      }
      if let picture = attachment.picture {
        return writer.write(picture, times: text.unicodeScalars.count, attributes)
      }
      let element = element(of: attachment, forms)
      guard !element.isEmpty else { return }
      for _ in text.unicodeScalars { writer.write(html: element) }
    }
    return writer.finish()
  }

  private static func element(
    of attachment: AttachmentContent, _ forms: [AttachmentForm]
  ) -> String {
    if let table = attachment.table { return html(of: table, forms) }
    let texts = attachment.editors.map { blocks(of: $0, forms) }
    if let form = forms.form(of: attachment) { return form.html(attachment, texts) }
    return texts.isEmpty ? "" : "<blockquote>\(texts.joined())</blockquote>"
  }
}

/// Collects pieces of text into paragraphs.
private struct HTMLWriter {
  private var html = ""
  /// The unfinished paragraph, and its style.
  private var line = ""
  private var format: ParagraphFormat?
  private var isInParagraph = true
  /// Whether the last character of the paragraph is a line break.
  private var endsWithBreak = false
  private var lists = HTMLLists()
  /// The element that contains the last paragraphs; nil outside of one.
  private var block: Block?

  private struct Block: Equatable {
    let start: String
    let end: String
  }

  mutating func write(_ text: String, _ attributes: AttributeContainer) {
    ParagraphEnd.forEachParagraph(of: text) { paragraph, isEnded in
      append(String(paragraph), attributes)
      guard isEnded else { return }
      format = format ?? attributes[ParagraphKey.self]
      endParagraph()
      isInParagraph = true
    }
  }

  private mutating func append(_ text: String, _ attributes: AttributeContainer) {
    guard !text.isEmpty else { return }
    // Each line of code is a paragraph.
    let isCode = (format ?? attributes[ParagraphKey.self])?.style == .code
    let html = text.escapedForHTML
    append(html: isCode ? html : html.replacing("\u{2028}", with: "<br>"), attributes)
    endsWithBreak = !isCode && text.unicodeScalars.last == "\u{2028}"
  }

  private mutating func append(html: String, _ attributes: AttributeContainer) {
    if format == nil { format = attributes[ParagraphKey.self] ?? ParagraphFormat() }
    line += HTMLAttributes(attributes).wrapping(html)
    endsWithBreak = false
    isInParagraph = true
  }

  mutating func write(
    _ picture: PictureContent, times count: Int, _ attributes: AttributeContainer
  ) {
    append(html: String(repeating: picture.html, count: count), attributes)
  }

  /// Writes an element that is a block.
  mutating func write(html element: String) {
    if !line.isEmpty { endParagraph() }
    enterBlock(nil)
    html += element
    isInParagraph = false
  }

  private mutating func endParagraph() {
    if isInParagraph { writeParagraph() }
    (line, format, isInParagraph, endsWithBreak) = ("", nil, false, false)
  }

  private mutating func writeParagraph() {
    var format = format ?? ParagraphFormat()
    guard let item = format.list else {
      // What is indented after an item is part of it.
      let depth = min(max(format.headIndent, 0) / NamedStyles.quoteIndent, lists.depth)
      format.headIndent -= depth * NamedStyles.quoteIndent
      if depth != lists.depth { enterBlock(nil) }
      html += lists.close(deeperThan: depth)
      return writeBlock(format, Self.style(of: format))
    }
    let style = Self.style(of: format)
    enterBlock(nil)
    html += lists.change(to: item)
    let number = item.kind == .number ? item.start.map { " value=\"\($0)\"" } ?? "" : ""
    let box =
      item.kind == .task ? "<input type=\"checkbox\"\(item.isChecked ? " checked" : "")>" : ""
    let element = format.style.htmlElement
    // The list closes the item, after what is nested in it.
    html += "<li\(number)\(element == nil ? style : "")>\(box)"
    html += element.map { "<\($0)\(format.style.htmlClass)\(style)>\(text)</\($0)>" } ?? text
  }

  private static func style(of format: ParagraphFormat) -> String {
    format.css.isEmpty ? "" : " style=\"\(format.css)\""
  }

  /// The unfinished paragraph; a break at its end, which a browser does not show, is doubled.
  private var text: String {
    line.isEmpty || endsWithBreak ? line + "<br>" : line
  }

  private mutating func writeBlock(_ format: ParagraphFormat, _ css: String) {
    let style = format.style
    switch style {
    case .rule:
      enterBlock(nil)
      html += "<hr>"
    case .code:
      writeCode("<pre\(css)><code\(Self.languageClass(format))>", isApart: format.beginsBlock)
    default:
      let quotation = Block(start: "<blockquote\(style.htmlClass)>", end: "</blockquote>")
      if format.beginsBlock { enterBlock(nil) }
      enterBlock(style.isQuotation ? quotation : nil)
      let name = style.headingLevel.map { "h\($0)" } ?? "p"
      html += "<\(name)\(css)>\(text)</\(name)>"
    }
  }

  /// Returns the attribute that tells the language of code, as browsers and their libraries expect
  /// it.
  private static func languageClass(_ format: ParagraphFormat) -> String {
    format.language.map { " class=\"language-\($0.escapedForHTML)\"" } ?? ""
  }

  /// Writes a line of code; all lines of a block are one element.
  private mutating func writeCode(_ start: String, isApart: Bool) {
    if isApart { enterBlock(nil) }
    let wanted = Block(start: start, end: "</code></pre>")
    // An empty line has a break of its own.
    if block == wanted, !html.hasSuffix("<br>") { html += "\n" }
    enterBlock(wanted)
    html += text
  }

  /// Begins the element that contains the next paragraph, unless it is open, and ends another one.
  private mutating func enterBlock(_ wanted: Block?) {
    guard wanted != block else { return }
    html += (block?.end ?? "") + (wanted?.start ?? "")
    block = wanted
  }

  mutating func finish() -> String {
    if !line.isEmpty { endParagraph() }
    enterBlock(nil)
    return html + lists.close(deeperThan: 0)
  }
}

extension StyleName {
  /// The element for paragraphs of the style; nil for body text and the app's own styles.
  fileprivate var htmlElement: String? {
    if let headingLevel { return "h\(headingLevel)" }
    return isQuotation ? "blockquote" : self == .code ? "pre" : nil
  }

  /// The attribute of a callout's element: the class that GitHub gives it; empty for other styles.
  fileprivate var htmlClass: String {
    calloutKind.map { " class=\"\(HTMLElement.calloutClass(of: $0))\"" } ?? ""
  }
}

extension String {
  /// The text with the characters escaped that have a meaning in HTML.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
