import GtkCore
import RichTextModel

/// The outlines of one run's background, computed from its rectangles line by line.
///
/// Lines that touch form one outline with steps at its sides; lines that do not touch form several.
struct BackgroundOutlines {
  /// The lines of the run, from top to bottom.
  let lines: [Rectangle]
  let style: BackgroundStyle
  /// Whether the run begins at the right.
  let isMirrored: Bool

  /// The distance of the outline from the edges: half the width of the border.
  private var inset: Double { Double(style.border?.lineWidth ?? 0) / 2 }

  /// The outlines, from top to bottom.
  var outlines: [Outline] {
    groups.map { group in
      let inner = rightSide(of: group) + leftSide(of: group)
      return Outline(inner.map(\.corner)).rounded { index in
        isRound(inner[index]) ? style.roundedCornerStyle.radius(forHeight: lines[0].height) : 0
      }
    }
  }

  /// The ranges of lines that touch.
  private var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in lines.indices {
      if index > 0, lines[index].touches(lines[index - 1]), let last = groups.popLast() {
        groups.append(last.lowerBound..<(index + 1))
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }

  // MARK: Corners

  private struct Place {
    var corner: Outline.Corner
    var line: Int
    var isLeft: Bool
  }

  /// Returns the corners down the right side: the top, the steps between the lines, the bottom.
  private func rightSide(of group: Range<Int>) -> [Place] {
    side(of: group, isLeft: false) { $0.x + $0.width - inset }
  }

  /// Returns the corners up the left side.
  private func leftSide(of group: Range<Int>) -> [Place] {
    side(of: group, isLeft: true) { $0.x + inset }.reversed()
  }

  private func side(
    of group: Range<Int>, isLeft: Bool, edge: (Rectangle) -> Double
  ) -> [Place] {
    func place(_ line: Int, _ y: Double) -> Place {
      Place(corner: .init(x: edge(lines[line]), y: y), line: line, isLeft: isLeft)
    }
    var places = [place(group.lowerBound, lines[group.lowerBound].y + inset)]
    for line in group.dropFirst() where edge(lines[line]) != edge(lines[line - 1]) {
      let isWider = (edge(lines[line]) < edge(lines[line - 1])) == isLeft
      // The border stays within the background at each step.
      let y = lines[line].y + (isWider ? inset : -inset)
      places += [place(line - 1, y), place(line, y)]
    }
    let last = lines[group.upperBound - 1]
    return places + [place(group.upperBound - 1, last.y + last.height - inset)]
  }

  private func isRound(_ place: Place) -> Bool {
    guard style.hasSquaredOffJoins else { return true }
    return place.isLeft == isMirrored ? place.line == lines.count - 1 : place.line == 0
  }
}

extension Rectangle {
  fileprivate func touches(_ above: Rectangle) -> Bool {
    y <= above.y + above.height && y > above.y && x < above.x + above.width && above.x < x + width
  }
}

extension Outline {
  /// Returns the outline with corners as round as there is room for.
  fileprivate func rounded(_ radius: (_ index: Int) -> Double) -> Outline {
    var outline = self
    for index in corners.indices {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let room = min(corners[index].distance(to: before), corners[index].distance(to: after)) / 2
      outline.corners[index].radius = min(radius(index), room)
    }
    return outline
  }
}

extension Outline.Corner {
  /// The length of the edge to another corner, which is horizontal or vertical.
  fileprivate func distance(to other: Self) -> Double { abs(x - other.x) + abs(y - other.y) }
}
