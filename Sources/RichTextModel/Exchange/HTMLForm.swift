import FoundationEssentials
import TextParagraphs

/// Content as HTML, for programs that do not support attachments.
///
/// Paragraphs are `p`, attributes are elements and inline styles, and a nested editor is a
/// `blockquote`. Markup characters in the text are escaped.
///
/// ```swift
/// HTMLForm.html(of: RichText("1 < 2", attributes: bold))
/// // <div style="white-space: pre-wrap"><p><b>1 &lt; 2</b></p></div>
/// ```
public enum HTMLForm {
  /// The media type of HTML.
  public static let mediaType = "text/html"

  /// Writes content as a piece of HTML in UTF-8.
  public static func html(of content: RichText) -> String {
    "<div style=\"white-space: pre-wrap\">\(blocks(of: content))</div>"
  }

  private static func blocks(of content: RichText) -> String {
    var writer = HTMLWriter()
    content.forEachPiece { text, attributes in
      guard let attachment = attributes[AttachmentKey.self] else {
        return writer.write(text, attributes)
      }
      for _ in text.unicodeScalars {
        writer.write(attachment, texts: attachment.editors.map(blocks))
      }
    }
    return writer.finish()
  }
}

/// Collects pieces of text into paragraphs.
private struct HTMLWriter {
  private var html = ""
  /// The unfinished paragraph, and its style.
  private var line = ""
  private var format: ParagraphFormat?
  private var isInParagraph = true
  private var lists = HTMLLists()

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
    if format == nil { format = attributes[ParagraphKey.self] ?? ParagraphFormat() }
    line += HTMLAttributes(attributes).wrapping(text.escapedForHTML)
    isInParagraph = true
  }

  mutating func write(_ attachment: AttachmentContent, texts: [String]) {
    guard !texts.isEmpty else { return }
    if !line.isEmpty { endParagraph() }
    html += "<blockquote>\(texts.joined())</blockquote>"
    isInParagraph = false
  }

  private mutating func endParagraph() {
    if isInParagraph { writeParagraph() }
    (line, format, isInParagraph) = ("", nil, false)
  }

  private mutating func writeParagraph() {
    let css = format?.css ?? ""
    let style = css.isEmpty ? "" : " style=\"\(css)\""
    let text = line.isEmpty ? "<br>" : line
    html += lists.change(to: format?.list)
    guard let item = format?.list else { return html += "<p\(style)>\(text)</p>" }
    let number = item.kind == .number ? item.start.map { " value=\"\($0)\"" } ?? "" : ""
    let box =
      item.kind == .task ? "<input type=\"checkbox\"\(item.isChecked ? " checked" : "")>" : ""
    // The list closes the item, after what is nested in it.
    html += "<li\(number)\(style)>\(box)\(text)"
  }

  mutating func finish() -> String {
    if !line.isEmpty { endParagraph() }
    return html + lists.change(to: nil)
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
