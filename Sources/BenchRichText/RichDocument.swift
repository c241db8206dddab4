import FoundationEssentials
import RichTextEditing

/// A document with headings, nested lists, quotes, bold words and links: each line of a text is a
/// paragraph of it.
enum RichDocument {
  private static let boldLetters = 5

  static func make(_ text: String) -> RichText {
    var content = RichText()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      var plain = AttributeContainer()
      let format = format(ofLine: number)
      if format != ParagraphFormat() { plain[ParagraphKey.self] = format }
      var bold = plain
      bold.fontTraits = .bold
      var link = plain
      link.link = "https://example.org/\(number % 100)"
      content.append(RichText(String(line.prefix(boldLetters)), attributes: bold))
      let rest = line.dropFirst(boldLetters)
      content.append(RichText(String(rest.dropLast(boldLetters)), attributes: plain))
      content.append(RichText(String(rest.suffix(boldLetters)), attributes: link))
      if number < lines.count - 1 { content.append(RichText("\n", attributes: plain)) }
    }
    return content
  }

  private static func format(ofLine number: Int) -> ParagraphFormat {
    switch number % 20 {
    case 0: ParagraphFormat(style: .heading(2))
    case 5...8: ParagraphFormat(list: ListItem(.number, level: number % 2))
    case 9...11: ParagraphFormat(list: ListItem(.task))
    case 15: ParagraphFormat(style: .quote)
    default: ParagraphFormat()
    }
  }
}
