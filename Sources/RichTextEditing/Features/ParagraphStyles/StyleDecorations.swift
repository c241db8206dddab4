import GtkCore
import RichTextModel

/// Shows what styles have beside the properties of letters: the ``ParagraphAppearance`` of the
/// visible lines, and the colors of code.
@MainActor
final class StyleDecorations {
  private let node: EditorNode
  private let coloring: CodeColoring

  init(_ node: EditorNode) {
    self.node = node
    coloring = CodeColoring(node)
  }

  private var content: RichTextBuffer { node.content }
  private var view: TextView { node.area.textView }

  /// Notes that the text, or a format, has changed.
  func textChanged() { coloring.textChanged() }

  /// Paragraphs below each other that have one appearance.
  private struct Box {
    let appearance: ParagraphAppearance
    let isMirrored: Bool
    var area: Rectangle
    /// The place of the first line; nil if that is above what is drawn.
    let firstLine: (y: Double, height: Double)?
  }

  /// Draws the decorations of the visible lines.
  func draw(_ snapshot: Snapshot) {
    guard content.mayHaveStyles else { return }
    coloring.noteVisible()
    var open: Box?
    for line in visibleLines() {
      let (appearance, isMirrored) = (appearance(of: line), content.runsToLeft(line: line))
      let (y, height) = view.verticalExtent(ofLine: line)
      if let box = open, box.appearance.joins(appearance), box.isMirrored == isMirrored {
        open?.area.height = Double(y + height) - box.area.y
        continue
      }
      draw(open, snapshot)
      let gap = appearance.gapAbove
      let area = appearance.area(
        y: Double(y) + gap, height: Double(height) - gap, inWidth: Double(view.width),
        isMirrored: isMirrored)
      open = Box(
        appearance: appearance, isMirrored: isMirrored, area: area,
        firstLine: firstLine(of: line, appearance))
    }
    draw(open, snapshot)
  }

  private func draw(_ box: Box?, _ snapshot: Snapshot) {
    guard let box, !box.appearance.isPlain else { return }
    let parts = box.appearance.parts(
      in: box.area, firstLine: box.firstLine, isMirrored: box.isMirrored)
    snapshot.append(parts, of: view)
  }

  /// Returns the visible lines, and one more above and below them: a box that continues there has
  /// no visible corners.
  private func visibleLines() -> [Int] {
    let lines = view.shownLineRange
    let first = max(lines.lowerBound - 1, 0)
    let last = min(lines.upperBound + 1, content.buffer.lineCount - 1)
    return content.sections.hiddenLines.shown(of: first...last)
  }

  private func appearance(of line: Int) -> ParagraphAppearance {
    let (format, paragraphs) = (content.format(ofLine: line), content.tags.paragraphs)
    return ParagraphAppearance(
      of: format, paragraphs.styles[format.style], indent: Double(paragraphs.indent(of: format)))
  }

  private func firstLine(
    of line: Int, _ appearance: ParagraphAppearance
  ) -> (y: Double, height: Double)? {
    guard appearance.hasIcon, line == 0 || !self.appearance(of: line - 1).joins(appearance) else {
      return nil
    }
    let caret = view.caretRectangleInText(at: content.buffer.offset(ofLine: line))
    return (caret.y, caret.height)
  }
}
