import FoundationEssentials
import RichTextModel

/// Paragraphs as lines of text with signs for their formats, in which `[` and `]` mark a part, or
/// `|` a place.
///
///     - an item
///       - a nested item
///     [x] a done task
///     # a heading
///     > a quotation
///     $ code
///     body text
struct LineNotation {
  let content: RichText
  /// The marked part; the end of the text if there are no marks.
  let range: Range<Int>
  /// The attributes of text typed there, which an empty text has its format from.
  let typing: AttributeContainer?

  private static let formats: [(sign: String, format: ParagraphFormat)] = [
    ("    - ", ParagraphFormat(list: ListItem(.bullet, level: 2))),
    ("  - ", ParagraphFormat(list: ListItem(.bullet, level: 1))),
    ("- ", ParagraphFormat(list: ListItem(.bullet))),
    ("1. ", ParagraphFormat(list: ListItem(.number))),
    ("7. ", ParagraphFormat(list: ListItem(.number, start: 7))),
    ("( ) ", ParagraphFormat(list: ListItem(.task))),
    ("(x) ", ParagraphFormat(list: ListItem(.task, isChecked: true))),
    ("# ", ParagraphFormat(style: .heading(1))), ("> ", ParagraphFormat(style: .quote)),
    ("$ ", ParagraphFormat(style: .code)), ("--- ", ParagraphFormat(style: .rule)),
  ]

  init(_ lines: String) {
    var content = RichText()
    var (start, end): (Int?, Int?)
    var attributes = AttributeContainer()
    let all = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in all.enumerated() {
      let known = Self.formats.first { line.hasPrefix($0.sign) }
      attributes[ParagraphKey.self] = known?.format
      var text = String.UnicodeScalarView()
      for scalar in line.dropFirst(known?.sign.count ?? 0).unicodeScalars {
        let offset = content.count + text.count
        switch scalar {
        case "[": start = offset
        case "]": end = offset
        case "|": (start, end) = (offset, offset)
        default: text.append(scalar)
        }
      }
      if index < all.count - 1 { text.append("\n") }
      // An empty last line has its format from the line break before it.
      if text.isEmpty, !content.isEmpty {
        content.changeAttributes(in: (content.count - 1)..<content.count) {
          $0[FollowingParagraphKey.self] = known?.format
        }
      }
      content.append(RichText(String(text), attributes: attributes))
    }
    self.content = content
    typing = content.isEmpty ? attributes : nil
    range = (start ?? content.count)..<(end ?? content.count)
  }

  /// Returns the paragraphs of a content in this notation; a paragraph with several formats is
  /// marked.
  static func lines(of content: RichText) -> String {
    content.paragraphs.map { paragraph in
      let isMixed = !paragraph.text.runs.allSatisfy {
        ($0.attributes[ParagraphKey.self] ?? ParagraphFormat()) == paragraph.format
      }
      let sign = formats.first { $0.format == paragraph.format }?.sign ?? ""
      let isKnown = !sign.isEmpty || paragraph.format == ParagraphFormat()
      return (isMixed ? "mixed " : isKnown ? sign : "other ") + paragraph.text.text
    }.joined(separator: "\n")
  }
}
