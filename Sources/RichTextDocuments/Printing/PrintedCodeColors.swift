import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel
import WidgetSupport

/// The colors of code by its language, where GtkSourceView is installed and windows can be
/// opened.
@MainActor
struct PrintedCodeColors {
  typealias Part = (range: Range<Int>, color: Color)

  /// The colored parts of the paragraphs of one block, by the scalars of each.
  private var block: (paragraphs: Range<Int>, parts: [[Part]])?

  /// Returns the colored parts of a paragraph.
  mutating func colors(
    ofParagraph index: Int, _ paragraphs: [RichTextParagraph]
  ) -> [Part] {
    guard let language = paragraphs[index].codeLanguage else { return [] }
    if block?.paragraphs.contains(index) != true {
      let end = paragraphs[index...].firstIndex { $0.codeLanguage != language } ?? paragraphs.count
      block = (index..<end, Self.parts(of: Array(paragraphs[index..<end]), language))
    }
    guard let block else { return [] }
    return block.parts[index - block.paragraphs.lowerBound]
  }

  private static func parts(of lines: [RichTextParagraph], _ language: String) -> [[Part]] {
    var parts = lines.map { _ in [Part]() }
    guard lines.count <= CodeColoring.greatestLineCount, Gtk.isInitialized,
      SourceColors.isAvailable
    else {
      return parts
    }
    let text = lines.map(\.text.text).joined(separator: "\n")
    let starts = lines.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.text.count + 1) }
    var line = 0
    for part in SourceColors.parts(of: text, language: language, isDark: false) {
      while line + 1 < lines.count, starts[line + 1] <= part.range.lowerBound { line += 1 }
      var reached = line
      // A comment may have several lines.
      while reached < lines.count, starts[reached] < part.range.upperBound {
        let own = starts[reached]..<(starts[reached] + lines[reached].text.count)
        let common = part.range.clamped(to: own)
        if !common.isEmpty {
          let range = (common.lowerBound - own.lowerBound)..<(common.upperBound - own.lowerBound)
          parts[reached].append((range, legible(part.color)))
        }
        reached += 1
      }
    }
    return parts
  }

  private static func legible(_ color: Color) -> Color {
    color.readable(
      at: RequiredContrast.text.value, on: PaperColors.shade, toward: PaperColors.text)
  }
}

extension RichTextParagraph {
  fileprivate var codeLanguage: String? { format.style == .code ? format.language : nil }
}
