import GtkCore
import RichTextModel

/// Paints those visible backgrounds of runs that are more than a color.
@MainActor
final class BackgroundPainter {
  private let view: TextView
  private let tags: AttributeTags

  init(_ view: TextView, _ tags: AttributeTags) {
    self.view = view
    self.tags = tags
  }

  func draw(_ snapshot: Snapshot) {
    guard tags.knowsBackgrounds else { return }
    for (range, style) in styledRanges {
      let lines = lines(of: range, style)
      guard !lines.isEmpty else { continue }
      let isMirrored = view.direction == .rightToLeft
      draw(BackgroundOutlines(lines: lines, style: style, isMirrored: isMirrored), snapshot)
    }
  }

  private func draw(_ background: BackgroundOutlines, _ snapshot: Snapshot) {
    let style = background.style
    func drawAreas() {
      let border = style.border.flatMap { $0.lineWidth > 0 ? $0 : nil }
      for outline in background.outlines {
        snapshot.append(
          outline, fill: style.color,
          stroke: border.map { ($0.color, Double($0.lineWidth)) })
      }
    }
    guard let shadow = style.shadow else { return drawAreas() }
    snapshot.shadowed(
      shadow.color, x: Double(shadow.offsetX), y: Double(shadow.offsetY),
      blur: Double(shadow.blur), drawAreas)
  }

  // MARK: Runs

  /// The visible runs, plus one line of those that continue beyond the visible text.
  private var styledRanges: [(range: Range<Int>, style: BackgroundStyle)] {
    let visible = view.shownRange
    let start = view.displayLine(at: max(visible.lowerBound - 1, 0)).lowerBound
    let end = view.displayLine(at: min(visible.upperBound + 1, view.buffer.scalarCount)).upperBound
    var ranges: [(range: Range<Int>, style: BackgroundStyle)] = []
    view.buffer.forEachRun(in: start..<max(start, end)) { run, tags in
      guard let style = self.tags.marks(of: tags).backgroundStyle else { return }
      if let last = ranges.last, last.style == style, last.range.upperBound == run.lowerBound {
        ranges[ranges.count - 1].range = last.range.lowerBound..<run.upperBound
      } else {
        ranges.append((run, style))
      }
    }
    return ranges
  }

  // MARK: Lines

  private func lines(of range: Range<Int>, _ style: BackgroundStyle) -> [Rectangle] {
    var (lines, start) = ([Rectangle](), range.lowerBound)
    while start < range.upperBound {
      let line = view.displayLine(at: start)
      let end = min(range.upperBound, line.upperBound)
      let text = style.widthMode == .matchText ? trimmed(start..<end) : start..<end
      let letters = view.rectanglesInText(of: text).filter { $0.width > 0 }
      let neighbors = neighbors(of: text, in: line)
      lines += letters.map {
        let area = style.heightMode == .matchLine ? $0.filling(line, of: view) : $0
        return area.inset(by: style.insets, beside: neighbors, width: Double(view.width))
      }
      // Skip the line break, if the line has one.
      start = max(end, start + 1)
    }
    return lines.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Returns the areas of the characters before and after a part of a line.
  private func neighbors(of part: Range<Int>, in line: Range<Int>) -> [Neighbor] {
    [part.lowerBound - 1, part.upperBound].filter(line.contains).compactMap { offset in
      guard let area = view.rectanglesInText(of: offset..<(offset + 1)).first else { return nil }
      let text = view.buffer.text(from: offset, to: offset + 1)
      return Neighbor(
        area: area, isBlank: text.unicodeScalars.allSatisfy { $0.properties.isWhitespace })
    }
  }

  /// Returns a part of a line without white space at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = view.buffer.text(from: range.lowerBound, to: range.upperBound)
    let blanks = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
    return range.lowerBound..<(range.upperBound - blanks)
  }
}

extension Rectangle {
  /// Returns the rectangle with the height of its laid-out line, so that it extends to the next one
  /// and includes the space around its paragraph.
  @MainActor
  fileprivate func filling(_ line: Range<Int>, of view: TextView) -> Rectangle {
    let paragraph = view.buffer.line(containing: line.lowerBound)
    let extent = view.verticalExtent(ofLine: paragraph)
    let start = view.buffer.offset(ofLine: paragraph)
    let isLast = line.upperBound >= view.buffer.endOfLine(containing: line.lowerBound)
    let top = line.lowerBound == start ? Double(extent.y) : y
    let next =
      isLast ? nil : view.rectanglesInText(of: line.upperBound..<(line.upperBound + 1)).first
    let bottom = next?.y ?? Double(extent.y + extent.height)
    return Rectangle(x: x, y: top, width: width, height: max(bottom - top, height))
  }
}

/// A character beside a run.
private struct Neighbor {
  let area: Rectangle
  let isBlank: Bool

  /// The width that backgrounds may take from it: of a blank, which two runs may share, half.
  var room: Double { isBlank ? (area.width / 2).rounded(.down) : 0 }
}

extension Rectangle {
  /// Returns the rectangle without insets, but never on letters beside it, nor beyond the sides of
  /// the view, where it would be clipped.
  fileprivate func inset(
    by insets: BackgroundInsets, beside neighbors: [Neighbor], width viewWidth: Double
  ) -> Rectangle {
    let end = x + width
    let before = neighbors.first { abs($0.area.x + $0.area.width - x) < 1 }
    let after = neighbors.first { abs($0.area.x - end) < 1 }
    let left = max(
      x + max(Double(insets.left), -(before?.room ?? .infinity)), min(x, 0))
    let right = min(
      end - max(Double(insets.right), -(after?.room ?? .infinity)), max(end, viewWidth))
    return Rectangle(
      x: left, y: y + Double(insets.top), width: right - left,
      height: height - Double(insets.top) - Double(insets.bottom))
  }
}
