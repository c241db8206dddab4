import GtkCore
import RichTextModel

/// What a paragraph shows beside its letters: a background, a bar, the box of a callout, a rule.
///
/// An editor, paper and a ``RichLabel`` paint the same value, each with colors of its own. What is
/// painted begins where the indent of the style begins: an item of a list in a callout is within
/// its box.
package struct ParagraphAppearance: Equatable {
  /// A color, by what it is for.
  package enum ColorRole: Equatable {
    /// The background of code.
    case codeBackground
    /// The bar of a quotation.
    case quoteBar
    /// A rule.
    case rule
    /// The bar and the icon of a callout, or its faint background.
    case callout(CalloutKind, isFaint: Bool)
  }

  /// Something to paint.
  package struct Part: Equatable {
    /// The area, in pixels.
    package let area: Rectangle
    /// The color.
    package let color: ColorRole
    /// The radius of the corners, in pixels.
    package var radius = 0.0
    /// The name of the icon; nil for a filled area.
    package var icon: String?
  }

  /// The radius of the corners of backgrounds, in pixels.
  private static let radius = 6.0
  /// The width of a bar, in pixels.
  private static let barWidth = 3.0
  /// The distance between two callouts, in pixels, which is part of the space around paragraphs.
  private static let gap = 4.0
  /// The size of an icon, in pixels: that of the theme's icons, and as much more for large text as
  /// there is room at its left.
  private static let iconSizes = 16.0...22.0

  /// The distance of what is painted from the start of the text, in pixels.
  package let outerIndent: Double
  /// The space above what is painted, where the paragraph begins a block after one of its kind, in
  /// pixels.
  package private(set) var gapAbove: Double
  /// Whether it is painted apart from the paragraph above.
  private var isApart: Bool
  private let ownIndent: Double
  private let hasBackground: Bool
  private let hasBar: Bool
  private let callout: CalloutKind?
  private let isRule: Bool

  /// Creates the appearance of a paragraph.
  ///
  /// - Parameters:
  ///   - format: The format of the paragraph.
  ///   - style: Its style.
  ///   - indent: The indent of its lines, in pixels.
  package init(of format: ParagraphFormat, _ style: NamedStyle?, indent: Double) {
    ownIndent = Double((style?.headIndent ?? 0).asLength)
    callout = style?.callout
    hasBackground = style?.hasBackground == true
    hasBar = style?.hasBar == true
    isRule = format.style == .rule
    gapAbove = Double(format.gapAbove(style))
    isApart = format.beginsBlock && format.list == nil
    outerIndent =
      callout == nil ? max(indent - ownIndent, 0) : Double(format.headIndent.asLength)
  }

  /// Whether nothing is painted.
  package var isPlain: Bool { !hasBackground && !hasBar && callout == nil && !isRule }

  /// Whether there is an icon beside the first line.
  package var hasIcon: Bool { callout != nil }

  /// Whether a paragraph and the one below it have one box, or one bar.
  package func joins(_ next: ParagraphAppearance) -> Bool {
    guard !isPlain, !isRule, !next.isApart else { return false }
    var next = next
    (next.gapAbove, next.isApart) = (gapAbove, isApart)
    return next == self
  }

  /// Returns the area of a paragraph: its lines, and the indent that its style adds.
  package func area(
    y: Double, height: Double, inWidth width: Double, isMirrored: Bool
  ) -> Rectangle {
    Rectangle(
      x: isMirrored ? 0 : outerIndent, y: y, width: max(width - outerIndent, 0), height: height)
  }

  /// Returns what is painted.
  ///
  /// - Parameters:
  ///   - area: The area of a paragraph, or of several that are joined.
  ///   - firstLine: The place of the first line; nil if that is not in the area.
  ///   - isMirrored: Whether the text runs to the left.
  ///   - isWhole: Whether the box of a callout has its own space around it; not for a piece of it.
  /// - Returns: The parts, from the bottom up.
  package func parts(
    in area: Rectangle, firstLine: (y: Double, height: Double)?, isMirrored: Bool,
    isWhole: Bool = true
  ) -> [Part] {
    guard !isRule else { return [rule(in: area)] }
    var parts: [Part] = []
    if hasBackground {
      parts.append(Part(area: area, color: .codeBackground, radius: Self.radius))
    }
    if let callout {
      parts += box(of: callout, in: area, firstLine: firstLine, isMirrored, isWhole: isWhole)
    }
    if hasBar, ownIndent > Self.barWidth { parts.append(bar(in: area, isMirrored)) }
    return parts
  }

  private func rule(in area: Rectangle) -> Part {
    var line = area
    line.y += (area.height / 2).rounded(.down)
    line.height = 1
    return Part(area: line, color: .rule)
  }

  /// Returns the bar beside a paragraph, in the indent that its style adds.
  private func bar(in area: Rectangle, _ isMirrored: Bool) -> Part {
    let distance = ((min(ownIndent, 1_000) - Self.barWidth) / 3).rounded()
    var bar = area
    bar.x += isMirrored ? area.width - distance - Self.barWidth : distance
    bar.width = Self.barWidth
    return Part(area: bar, color: .quoteBar)
  }

  private func box(
    of kind: CalloutKind, in area: Rectangle, firstLine: (y: Double, height: Double)?,
    _ isMirrored: Bool, isWhole: Bool
  ) -> [Part] {
    var box = area
    if isWhole {
      box.y += Self.gap / 2
      box.height -= Self.gap
    }
    var bar = box
    bar.width = Self.barWidth
    if isMirrored { bar.x += box.width - Self.barWidth }
    let color = ColorRole.callout(kind, isFaint: false)
    var parts = [
      Part(area: box, color: .callout(kind, isFaint: true), radius: Self.radius),
      Part(area: bar, color: color, radius: Self.barWidth / 2),
    ]
    if let firstLine {
      let place = Self.icon(in: box, line: firstLine, isMirrored)
      parts.append(Part(area: place, color: color, icon: kind.iconName))
    }
    return parts
  }

  /// Returns the place of the icon in a box, beside its first line.
  private static func icon(
    in box: Rectangle, line: (y: Double, height: Double), _ isMirrored: Bool
  ) -> Rectangle {
    let distance = barWidth + 8
    let wanted = (line.height * 0.8).rounded()
    let size = min(max(wanted, iconSizes.lowerBound), iconSizes.upperBound)
    return Rectangle(
      x: isMirrored ? box.x + box.width - distance - size : box.x + distance,
      y: (line.y + (line.height - size) / 2).rounded(), width: size, height: size)
  }
}

extension ParagraphAppearance.ColorRole {
  /// The part of the color in the background of a callout.
  private static let tint = 0.12

  /// Returns the color that a theme has for it, from a closure that returns the theme's color of a
  /// name; nil if it has none.
  @MainActor
  package func color(_ named: @MainActor (String) -> Color?) -> Color? {
    switch self {
    case .codeBackground: return named("concertina_code_background")
    case .quoteBar: return named("concertina_quote_bar")
    case .rule: return named("concertina_rule")
    case .callout(let kind, let isFaint):
      var color = named("concertina_callout_\(kind.rawValue)")
      if isFaint { color?.alpha *= Self.tint }
      return color
    }
  }
}

extension Snapshot {
  /// Paints parts of the appearance of paragraphs, in the colors of a widget's theme.
  @MainActor
  func append(_ parts: [ParagraphAppearance.Part], of widget: Widget) {
    for part in parts {
      guard let color = part.color.color({ widget.namedColor($0) }) else { continue }
      guard let icon = part.icon else {
        append(Outline(part.area, radius: part.radius), fill: color)
        continue
      }
      append(icon: icon, in: part.area, color: color, of: widget)
    }
  }
}

extension CalloutKind {
  /// The name of the icon in the theme.
  fileprivate var iconName: String {
    switch self {
    case .note: "dialog-information-symbolic"
    case .tip: "starred-symbolic"
    case .important: "emblem-important-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .caution: "dialog-error-symbolic"
    }
  }
}
