import FoundationEssentials
import RichTextModel

/// Content as the lines of a file in the folder `Pastes`: with markers, and signs for styles and
/// for the looks of letters.
///
///     # a heading
///       ◦ a nested item, *bold*, /italic/, _underlined_, `code`, {#ff0000 red}
///     $ code
///     | cell | cell |
enum PasteNotation {
  static func text(of content: RichText) -> String {
    content.paragraphs.map { line($0) + "\n" }.joined()
  }

  private static func line(_ paragraph: RichTextParagraph) -> String {
    if let table = paragraph.text.attachments.first?.content.table { return rows(of: table) }
    let indent = String(repeating: "  ", count: paragraph.format.list?.level ?? 0)
    let marker = paragraph.marker.map { $0.text + " " } ?? ""
    return indent + marker + sign(of: paragraph.format.style) + letters(of: paragraph.text)
  }

  private static func sign(of style: StyleName) -> String {
    if let level = style.headingLevel { return String(repeating: "#", count: level) + " " }
    return style == .code ? "$ " : style == .quote ? "> " : ""
  }

  private static func rows(of table: TableContent) -> String {
    table.rows.map { row in
      "| " + row.map { $0.map { letters(of: $0.text) } ?? "<" }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static func letters(of text: RichText) -> String {
    var letters = ""
    text.forEachPiece { letters += piece($0.replacing("\u{2028}", with: "↵"), $1) }
    return letters
  }

  private static func piece(_ text: String, _ attributes: AttributeContainer) -> String {
    let colors = [
      attributes[TextColorKey.self].map { "\($0)" },
      attributes[BackgroundColorKey.self].map { "on \($0)" },
    ].compactMap { $0 }
    var piece = colors.isEmpty ? text : "{\(colors.joined(separator: " ")) \(text)}"
    let traits = attributes[FontTraitsKey.self] ?? []
    if traits.contains(.monospace) { piece = "`\(piece)`" }
    if attributes[UnderlineKey.self] != nil { piece = "_\(piece)_" }
    if traits.contains(.italic) { piece = "/\(piece)/" }
    if traits.contains(.bold) { piece = "*\(piece)*" }
    return attributes[LinkKey.self].map { "[\(piece)](\($0))" } ?? piece
  }
}
