import GtkCore
import RichTextModel
import TextMetrics

/// Measuring and drawing properties of letters.
extension LetterProperty {
  /// The effect on the size of letters.
  package var stylingAttributes: [ParagraphStyling.Attribute] {
    switch self {
    case .bold: [.weight(Self.boldWeight)]
    case .italic: [.italic]
    case .family(let family): [.family(family)]
    case .size(let size): [.size(Self.pangoSize(size))]
    case .small(let position): [.scale(Self.smallScale), .rise(position.pangoRise)]
    case .foreground, .background, .underline, .strikethrough, .marker, .link: []
    }
  }

  /// The attribute for a label; nil for sizes and backgrounds, which are the label's.
  var labelProperty: Label.Attribute.Property? {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .family(let family): .family(family)
    case .foreground(let color): .color(color.description)
    case .underline: .underline
    case .strikethrough(let isStruck): isStruck ? .strikethrough : nil
    case .size, .small, .background, .marker, .link: nil
    }
  }

  /// Sets the properties of a tag, except the colors that depend on the editor's appearance.
  @MainActor
  func set(on tag: TextTag) {
    switch self {
    case .bold: tag[.weight] = Self.boldWeight
    case .italic: tag[.style] = Self.italicStyle
    case .family(let family): tag[.family] = family
    case .size(let size): tag[.size] = Self.pangoSize(size)
    case .small(let position):
      tag[.scale] = Self.smallScale
      tag[.rise] = position.pangoRise
    case .background(let color): tag[.background] = color.description
    case .underline(let style): tag[.underline] = style.pangoValue
    case .strikethrough(let isStruck): tag[.strikethrough] = isStruck
    case .foreground, .marker, .link: break
    }
  }

  /// The size of small letters above or below the others, as a part of theirs.
  private static let smallScale = 0.7
  static let boldWeight = 700
  // PANGO_STYLE_ITALIC
  static let italicStyle = 2

  /// Returns the size in Pango units, within the limits of layouts.
  package static func pangoSize(_ points: Double) -> Int {
    let range = FontDescription.sizeRange
    let bounded = points.isNaN ? 10 : min(max(points, range.lowerBound), range.upperBound)
    return Int(bounded * 1_024)
  }
}

extension LetterPosition {
  /// The distance by which letters are raised, in Pango's units: a part of the size of ordinary
  /// letters.
  fileprivate var pangoRise: Int {
    switch self {
    case .superscript: 4 * 1_024
    case .subscript: -2 * 1_024
    }
  }
}

extension UnderlineStyle {
  /// The value of PangoUnderline.
  package var pangoValue: Int {
    switch self {
    case .single: 1
    case .double: 2
    case .wavy: 4
    }
  }
}
