import GtkCore
import RichTextModel

/// Shows what styles have beside the properties of letters: the background of code and its colors,
/// bars, and rules.
@MainActor
package final class StyleDecorations {
  /// The radius of a background's corners, in pixels.
  private static let radius = 6.0
  /// The width of a bar, in pixels.
  package static let barWidth = 3.0

  /// Returns the distance of a bar from the start of the indent that its style adds.
  package static func barDistance(inIndent indent: Double) -> Double {
    ((indent - barWidth) / 3).rounded()
  }

  private let node: EditorNode
  private let coloring: CodeColoring

  init(_ node: EditorNode) {
    self.node = node
    coloring = CodeColoring(node)
  }

  private var content: RichTextBuffer { node.content }
  private var view: TextView { node.area.textView }
  private var paragraphs: ParagraphTags { content.tags.paragraphs }

  /// Notes that the text, or a format, has changed.
  func textChanged() { coloring.textChanged() }

  /// Draws the decorations of the visible lines.
  func draw(_ snapshot: Snapshot) {
    guard content.mayHaveStyles else { return }
    coloring.noteVisible()
    var background: Rectangle?
    let formats = visibleFormats()
    CalloutDecorations(view: view).draw(callouts(formats), snapshot)
    for (line, format) in formats {
      if format.style == .rule { drawRule(line, format, snapshot) }
      if paragraphs.styles[format.style]?.hasBar == true { drawBar(line, format, snapshot) }
      let next =
        paragraphs.styles[format.style]?.hasBackground == true ? extent(of: line, format) : nil
      if let above = background, let next, above.x == next.x, above.width == next.width {
        background?.height = next.y + next.height - above.y
      } else {
        drawBackground(background, snapshot)
        background = next
      }
    }
    drawBackground(background, snapshot)
  }

  /// Returns the visible lines with their formats, and one more above and below them: a background
  /// that continues there has no visible corners.
  private func visibleFormats() -> [(line: Int, format: ParagraphFormat)] {
    let lines = view.shownLineRange
    let first = max(lines.lowerBound - 1, 0)
    let last = min(lines.upperBound + 1, content.buffer.lineCount - 1)
    return content.sections.shown(of: first...last).map { ($0, content.format(ofLine: $0)) }
  }

  /// Returns the area of a paragraph and of the indent that its style adds.
  private func extent(of line: Int, _ format: ParagraphFormat) -> Rectangle {
    let (y, height) = view.verticalExtent(ofLine: line)
    let own = paragraphs.styles[format.style]?.headIndent ?? 0
    // An item of a list in a callout is within its box.
    let indent =
      paragraphs.styles[format.style]?.callout == nil
      ? max(paragraphs.indent(of: format) - own, 0) : format.headIndent.asLength
    return Rectangle(
      x: content.runsToLeft(line: line) ? 0 : Double(indent), y: Double(y),
      width: Double(max(view.width - indent, 0)), height: Double(height))
  }

  private func callouts(
    _ formats: [(line: Int, format: ParagraphFormat)]
  ) -> [CalloutDecorations.Box] {
    formats.compactMap { line, format in
      guard let kind = paragraphs.styles[format.style]?.callout else { return nil }
      let before = line > 0 ? content.format(ofLine: line - 1) : nil
      let isContinued = before?.style == format.style && before?.headIndent == format.headIndent
      return CalloutDecorations.Box(
        kind: kind, area: extent(of: line, format), isMirrored: content.runsToLeft(line: line),
        caret: view.caretRectangleInText(at: content.buffer.offset(ofLine: line)),
        hasBeginning: !isContinued)
    }
  }

  private func drawBackground(_ area: Rectangle?, _ snapshot: Snapshot) {
    guard let area else { return }
    snapshot.append(
      Outline(area, radius: Self.radius), fill: view.namedPaint("concertina_code_background"))
  }

  /// Draws the bar beside a paragraph, in the middle of the indent that its style adds; those of
  /// paragraphs below each other are one.
  private func drawBar(_ line: Int, _ format: ParagraphFormat, _ snapshot: Snapshot) {
    let indent = Double(min(paragraphs.styles[format.style]?.headIndent ?? 0, 1_000))
    guard indent > Self.barWidth else { return }
    var area = extent(of: line, format)
    let distance = Self.barDistance(inIndent: indent)
    area.x += content.runsToLeft(line: line) ? area.width - distance - Self.barWidth : distance
    area.width = Self.barWidth
    snapshot.append(Outline(area, radius: 0), fill: view.namedPaint("concertina_quote_bar"))
  }

  private func drawRule(_ line: Int, _ format: ParagraphFormat, _ snapshot: Snapshot) {
    var area = extent(of: line, format)
    area.y += (area.height / 2).rounded(.down)
    area.height = 1
    snapshot.append(Outline(area, radius: 0), fill: view.namedPaint("concertina_rule"))
  }
}
