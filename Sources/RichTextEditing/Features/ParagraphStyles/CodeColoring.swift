import GtkCore
import RichTextModel
import WidgetSupport

/// Colors code by its language, where GtkSourceView is installed.
///
/// The colors are tags of their own, which are no attributes: they are in no content, no history
/// and no clipboard. They follow what is painted: after an edit or a movement, the visible blocks
/// of code are colored when the main loop has nothing more urgent to do. A block is colored as a
/// whole, because a comment or a string may begin far above; longer ones stay plain.
@MainActor
package final class CodeColoring {
  /// The largest number of lines of a block that is colored.
  package static let greatestLineCount = 1_000

  /// A block of code, and the language of its lines.
  private struct Block {
    var lines: ClosedRange<Int>
    let language: String
  }

  /// The conditions that the colors depend on besides the text.
  private struct Conditions: Equatable {
    let isDark: Bool
    let contrast: Double
  }

  private let node: EditorNode
  private var tags: [String: TextTag] = [:]
  /// The number of edits so far, and what was colored last.
  private var edits = 0
  private var colored: (edits: Int, lines: ClosedRange<Int>, conditions: Conditions)?
  private var isScheduled = false

  init(_ node: EditorNode) { self.node = node }

  private var content: RichTextBuffer { node.content }
  private var buffer: TextBuffer { node.content.buffer }

  /// Notes that the text, or a format, has changed.
  func textChanged() { edits += 1 }

  /// Notes that the text is painted, and colors later what is not colored.
  func noteVisible() {
    guard content.tags.paragraphs.knowsLanguages, !isScheduled, !isColored(visibleLines) else {
      return
    }
    isScheduled = true
    node.afterLayout { [weak self] in
      self?.isScheduled = false
      self?.colorVisible()
    }
  }

  private var visibleLines: ClosedRange<Int> { node.area.textView.shownLineRange }

  private func isColored(_ lines: ClosedRange<Int>) -> Bool {
    guard let colored, colored.edits == edits, colored.conditions == conditions else {
      return false
    }
    return colored.lines.contains(lines.lowerBound) && colored.lines.contains(lines.upperBound)
  }

  // MARK: Coloring

  private func colorVisible() {
    guard node.hasWidget else { return }
    // Asked here, because it loads the library, which nothing may do while it is painted.
    guard SourceColors.isAvailable else { return noteColored(visibleLines) }
    let blocks = blocks(in: visibleLines)
    let first = min(visibleLines.lowerBound, blocks.first?.lines.lowerBound ?? .max)
    let last = max(visibleLines.upperBound, blocks.last?.lines.upperBound ?? 0)
    let range = content.range(ofLines: first...last)
    for tag in tags.values {
      buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
    }
    for block in blocks where block.lines.count <= Self.greatestLineCount { color(block) }
    noteColored(first...last)
  }

  private func noteColored(_ lines: ClosedRange<Int>) { colored = (edits, lines, conditions) }

  private var conditions: Conditions {
    Conditions(isDark: content.tags.isBackgroundDark, contrast: RequiredContrast.text.value)
  }

  /// Returns the blocks of code of which a part is in some lines.
  private func blocks(in lines: ClosedRange<Int>) -> [Block] {
    var blocks: [Block] = []
    var line = start(ofBlockAt: lines.lowerBound)
    while line <= lines.upperBound
      || blocks.last.map({ $0.lines.upperBound == line - 1 }) == true && line < buffer.lineCount
    {
      guard let language = language(ofLine: line) else {
        if line > lines.upperBound { break }
        line += 1
        continue
      }
      let continues = !content.format(ofLine: line).beginsBlock
      if continues, let last = blocks.last, last.language == language,
        last.lines.upperBound == line - 1
      {
        blocks[blocks.count - 1].lines = last.lines.lowerBound...line
      } else if line > lines.upperBound {
        break
      } else {
        blocks.append(Block(lines: line...line, language: language))
      }
      if blocks[blocks.count - 1].lines.count > Self.greatestLineCount { break }
      line += 1
    }
    return blocks
  }

  /// Returns the first line of the block that a line is in, or the line itself.
  private func start(ofBlockAt line: Int) -> Int {
    guard let language = language(ofLine: line) else { return line }
    var start = line
    while start > 0, line - start <= Self.greatestLineCount,
      !content.format(ofLine: start).beginsBlock, self.language(ofLine: start - 1) == language
    {
      start -= 1
    }
    return start
  }

  private func language(ofLine line: Int) -> String? {
    guard line < buffer.lineCount else { return nil }
    let format = content.format(ofLine: line)
    return format.style == .code ? format.language : nil
  }

  private func color(_ block: Block) {
    let range = content.range(ofLines: block.lines)
    let text = buffer.text(from: range.lowerBound, to: range.upperBound)
    let parts = SourceColors.parts(
      of: text, language: block.language, isDark: content.tags.isBackgroundDark)
    for part in parts {
      buffer.apply(
        tag(for: part.color), from: range.lowerBound + part.range.lowerBound,
        to: min(range.lowerBound + part.range.upperBound, range.upperBound))
    }
  }

  private func tag(for color: Color) -> TextTag {
    let legible = legible(color)
    let text = Color(red: legible.red, green: legible.green, blue: legible.blue).description
    if let known = tags[text] { return known }
    let tag = buffer.makeTag()
    tag[.foreground] = text
    tags[text] = tag
    return tag
  }

  /// Returns a color of the scheme, mixed with that of the text until it is legible on the ground.
  private func legible(_ color: Color) -> Color {
    let view = node.area.textView
    guard let background = view.namedColor("concertina_code_background"),
      let text = view.namedColor("theme_text_color")
    else { return color }
    return color.readable(at: RequiredContrast.text.value, on: background, toward: text)
  }
}
