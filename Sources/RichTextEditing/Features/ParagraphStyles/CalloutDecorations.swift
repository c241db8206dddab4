import GtkCore
import RichTextModel

/// The boxes of callouts: a faint background, a bar at the start, and an icon beside the first
/// line.
@MainActor
package struct CalloutDecorations {
  /// The radius of the corners, in pixels.
  private static let radius = 6.0
  /// The width of the bar, in pixels.
  private static let barWidth = 3.0
  /// The part of the color in the background.
  private static let tint = 0.12
  /// The distance between two callouts, in pixels, which is part of the space around paragraphs.
  private static let gap = 4.0
  /// The size of the icon, in pixels: that of the theme's icons, and as much more for large text as
  /// there is room at its left.
  private static let iconSizes = 16.0...22.0

  let view: TextView

  /// A paragraph of a callout, or several of the same kind below each other.
  struct Box {
    let kind: CalloutKind
    var area: Rectangle
    /// Whether the text runs to the left.
    let isMirrored: Bool
    /// The rectangle of a caret at the start of the first paragraph.
    let caret: Rectangle
    /// Whether the first paragraph of the callout is in the box, and not above what is drawn.
    let hasBeginning: Bool

    /// Adds the paragraph below; returns whether it belongs to the same callout.
    mutating func extend(by next: Box) -> Bool {
      guard next.kind == kind, next.area.x == area.x, next.area.width == area.width,
        next.isMirrored == isMirrored, !next.hasBeginning
      else { return false }
      area.height = next.area.y + next.area.height - area.y
      return true
    }
  }

  /// Draws the boxes of paragraphs, which are in order.
  func draw(_ boxes: [Box], _ snapshot: Snapshot) {
    var rest = boxes[...]
    while var box = rest.popFirst() {
      while let next = rest.first, box.extend(by: next) { rest.removeFirst() }
      draw(box, snapshot)
    }
  }

  /// Returns the background of a callout in a color.
  package static func background(of color: Paint) -> Paint {
    var faint = color
    faint.alpha *= tint
    return faint
  }

  /// Returns the bar in a box.
  package static func bar(of area: Rectangle, isMirrored: Bool) -> Rectangle {
    var bar = area
    bar.width = barWidth
    if isMirrored { bar.x += area.width - barWidth }
    return bar
  }

  /// Returns the place of the icon in a box, beside its first line.
  package static func icon(
    of area: Rectangle, line: (y: Double, height: Double), isMirrored: Bool
  ) -> Rectangle {
    let distance = barWidth + 8
    let wanted = (line.height * 0.8).rounded()
    let size = min(max(wanted, iconSizes.lowerBound), iconSizes.upperBound)
    return Rectangle(
      x: isMirrored ? area.x + area.width - distance - size : area.x + distance,
      y: (line.y + (line.height - size) / 2).rounded(), width: size, height: size)
  }

  private func draw(_ box: Box, _ snapshot: Snapshot) {
    guard let color = view.namedPaint(box.kind.colorName) else { return }
    var box = box
    box.area.y += Self.gap / 2
    box.area.height -= Self.gap
    snapshot.append(
      Outline(box.area, radius: Self.radius), fill: Self.background(of: color))
    snapshot.append(
      Outline(Self.bar(of: box.area, isMirrored: box.isMirrored), radius: Self.barWidth / 2),
      fill: color)
    guard box.hasBeginning else { return }
    let place = Self.icon(
      of: box.area, line: (box.caret.y, box.caret.height), isMirrored: box.isMirrored)
    snapshot.append(icon: box.kind.iconName, in: place, paint: color, of: view)
  }
}

extension CalloutKind {
  /// The name of the color of its bar.
  package var colorName: String { "concertina_callout_\(rawValue)" }

  /// The name of the icon in the theme.
  package var iconName: String {
    switch self {
    case .note: "dialog-information-symbolic"
    case .tip: "starred-symbolic"
    case .important: "emblem-important-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .caution: "dialog-error-symbolic"
    }
  }
}
