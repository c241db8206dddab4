import FoundationEssentials
import RichTextModel
import TextMetrics

/// One attribute with its value, as a tag of a text buffer carries it.
enum AttributeMark: Hashable {
  case bold, italic, monospace
  case family(String)
  case size(Double)
  case foreground(TextColor)
  case background(TextColor)
  case underline(UnderlineStyle)
  case strikethrough(Bool)
  case letterPosition(LetterPosition)
  case link(String)
  case paragraph(ParagraphFormat)
  case followingParagraph(ParagraphFormat)
  case backgroundStyle(BackgroundStyle)
  case textBlock(String)
  case lockedAttributes(Set<String>)
  case highlight(TextHighlight)
  case contentType(ContentType)
  case unknown([String: SavedValue])
  /// All attributes of the app on a run, whose keys are not known here.
  case custom(AttributeContainer)

  /// Returns the marks for the attributes of a container, but not for its attachment.
  static func marks(of attributes: AttributeContainer) -> [AttributeMark] {
    let traits = attributes[FontTraitsKey.self] ?? []
    let custom = attributes.custom
    let optional: [AttributeMark?] = [
      traits.contains(.bold) ? .bold : nil,
      traits.contains(.italic) ? .italic : nil,
      traits.contains(.monospace) ? .monospace : nil,
      attributes[FontFamilyKey.self].map(AttributeMark.family),
      attributes[FontSizeKey.self].map(AttributeMark.size),
      attributes[ForegroundColorKey.self].map(AttributeMark.foreground),
      attributes[BackgroundColorKey.self].map(AttributeMark.background),
      attributes[UnderlineKey.self].map(AttributeMark.underline),
      attributes[StrikethroughKey.self].map(AttributeMark.strikethrough),
      attributes[LetterPositionKey.self].map(AttributeMark.letterPosition),
      attributes[LinkKey.self].map(AttributeMark.link),
      attributes[ParagraphKey.self].map(AttributeMark.paragraph),
      attributes[FollowingParagraphKey.self].map(AttributeMark.followingParagraph),
      attributes[BackgroundStyleKey.self].map(AttributeMark.backgroundStyle),
      attributes[TextBlockKey.self].map(AttributeMark.textBlock),
      attributes[LockedAttributesKey.self].map(AttributeMark.lockedAttributes),
      attributes[HighlightKey.self].map(AttributeMark.highlight),
      attributes[ContentTypeKey.self].map(AttributeMark.contentType),
      attributes[UnknownAttributesKey.self].map(AttributeMark.unknown),
      custom == AttributeContainer() ? nil : .custom(custom),
    ]
    return optional.compactMap { $0 }
  }

  /// Adds the mark's attribute to a container.
  func add(to attributes: inout AttributeContainer) {
    switch self {
    case .bold: attributes.insert(.bold)
    case .italic: attributes.insert(.italic)
    case .monospace: attributes.insert(.monospace)
    case .family(let family): attributes[FontFamilyKey.self] = family
    case .size(let size): attributes[FontSizeKey.self] = size
    case .foreground(let color): attributes[ForegroundColorKey.self] = color
    case .background(let color): attributes[BackgroundColorKey.self] = color
    case .underline(let style): attributes[UnderlineKey.self] = style
    case .strikethrough(let isStruck): attributes[StrikethroughKey.self] = isStruck
    case .letterPosition(let position): attributes[LetterPositionKey.self] = position
    case .link(let target): attributes[LinkKey.self] = target
    case .paragraph(let format): attributes[ParagraphKey.self] = format
    case .followingParagraph(let format): attributes[FollowingParagraphKey.self] = format
    case .backgroundStyle(let style): attributes[BackgroundStyleKey.self] = style
    case .textBlock(let value): attributes[TextBlockKey.self] = value
    case .lockedAttributes(let names): attributes[LockedAttributesKey.self] = names
    case .highlight(let highlight): attributes[HighlightKey.self] = highlight
    case .contentType(let type): attributes[ContentTypeKey.self] = type
    case .unknown(let values): attributes[UnknownAttributesKey.self] = values
    case .custom(let others): attributes.merge(others)
    }
  }

  /// The mark's effect on the size of letters.
  var stylingAttributes: [ParagraphStyling.Attribute] {
    switch self {
    case .bold: [.weight(Self.boldWeight)]
    case .italic: [.italic]
    case .monospace: [.family(Self.monospaceFamily)]
    case .family(let family): [.family(family)]
    case .size(let size): [.size(Self.pangoSize(size))]
    case .letterPosition(let position): [.scale(Self.smallScale), .rise(position.pangoRise)]
    default: []
    }
  }

  /// The size of small letters above or below the others, as a part of theirs.
  static let smallScale = 0.7
  static let boldWeight = 700
  // PANGO_STYLE_ITALIC
  static let italicStyle = 2
  static let monospaceFamily = "Monospace"

  /// Returns the size in Pango units, within the limits of layouts.
  static func pangoSize(_ points: Double) -> Int {
    let range = FontDescription.sizeRange
    let bounded = points.isNaN ? 10 : min(max(points, range.lowerBound), range.upperBound)
    return Int(bounded * 1_024)
  }
}

extension AttributeContainer {
  fileprivate mutating func insert(_ trait: FontTraits) {
    self[FontTraitsKey.self] = (self[FontTraitsKey.self] ?? []).union(trait)
  }
}

extension [AttributeMark] {
  /// The format of the paragraph; nil if it has none of its own.
  var paragraphFormat: ParagraphFormat? {
    for case .paragraph(let format) in self { return format }
    return nil
  }
}

extension LetterPosition {
  /// How far letters are raised, in Pango's units: a part of the size of ordinary letters.
  var pangoRise: Int {
    switch self {
    case .superscript: 4 * 1_024
    case .subscript: -2 * 1_024
    }
  }
}
