import GtkCore
import RichTextModel
import TextMetrics

/// The tags of paragraphs: one for each format, with what its style looks like.
///
/// A paragraph has one such tag, which is below those of links and letters, so that these override
/// the style.
@MainActor
package final class ParagraphTags {
  private let buffer: TextBuffer
  private var tags: [ParagraphFormat: TextTag] = [:]
  /// Whether there ever was an indented paragraph.
  private(set) var knowsIndents = false
  /// Whether there ever was an item of a list.
  private(set) var knowsLists = false
  /// Whether there ever was a paragraph with a style.
  private(set) var knowsStyles = false
  /// Whether there ever was code with a language.
  private(set) var knowsLanguages = false
  /// Whether there ever was a collapsed heading.
  private(set) var knowsCollapsed = false
  /// Called with lines in which items may have changed, or their numbers.
  var onItemsChanged: ((ClosedRange<Int>) -> Void)?
  /// Reads the measures of the editor's font: not before a paragraph needs them, since a view makes
  /// its fonts when it is first asked about them.
  var readFont: (@MainActor (inout MarkerRooms) -> Void)?
  /// Whether anything depends on the editor's font yet.
  private(set) var knowsFont = false
  private var knownRooms = MarkerRooms()
  /// The room for the markers of lists.
  var markerRooms: MarkerRooms {
    get {
      if !knowsFont, let readFont {
        knowsFont = true
        readFont(&knownRooms)
      }
      return knownRooms
    }
    set {
      let old = knownRooms
      knownRooms = newValue
      guard newValue != old else { return }
      let isOtherFont = newValue.fontSize != old.fontSize
      update { $0.list != nil || isOtherFont && styles[$0.style]?.scale != nil }
    }
  }
  /// The width of the lines, which limits indents, in pixels.
  var lineWidth = Int.max {
    didSet {
      let widths = [lineWidth, oldValue]
      guard lineWidth != oldValue, knowsIndents else { return }
      update { format in widths.contains { isLimited(format, lineWidth: $0) } }
    }
  }
  /// The size of the editor's font, in points.
  var fontSize: Double { markerRooms.fontSize }
  /// The styles.
  var styles = NamedStyles.standard {
    didSet { if styles != oldValue { update { $0.style != .body } } }
  }
  /// The tag below all others, which gives text the format that the view would give it.
  private(set) lazy var shield = makeShield()
  private var hasShield = false

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  /// Whether there ever was a paragraph that shows its format even when it is empty.
  var knowsStructure: Bool { knowsLists || knowsStyles }

  /// The number of tags, which have the lowest priorities.
  var count: Int { tags.count + (hasShield ? 1 : 0) }

  /// Returns the tag for a format.
  func tag(for format: ParagraphFormat) -> TextTag {
    if let known = tags[format] { return known }
    let tag = buffer.makeTag()
    buffer.setPriority(hasShield ? 1 : 0, of: tag)
    tags[format] = tag
    note(format)
    setProperties(of: tag, format)
    return tag
  }

  private func makeShield() -> TextTag {
    let tag = buffer.makeTag()
    buffer.setPriority(0, of: tag)
    hasShield = true
    return tag
  }

  /// Notes that there is a paragraph with a format.
  func note(_ format: ParagraphFormat) {
    if format.list != nil { knowsLists = true }
    if format.style != .body { knowsStyles = true }
    if format.language != nil { knowsLanguages = true }
    if format.isCollapsed { knowsCollapsed = true }
    if indent(of: format) > 0 { knowsIndents = true }
  }

  private func update(where isConcerned: (ParagraphFormat) -> Bool) {
    for (format, tag) in tags where isConcerned(format) {
      note(format)
      setProperties(of: tag, format)
    }
  }

  // MARK: Looks

  /// The indent of each level of a list, in pixels.
  var listIndent: Int { markerRooms.indent }

  /// The least room that an indent leaves for letters, in pixels; in narrow lines, half of them.
  private static let leastRoom = 80

  /// Returns the indent of a paragraph in lines of a width, or else in the present ones, in pixels.
  func indent(of format: ParagraphFormat, lineWidth: Int? = nil) -> Int {
    min(wantedIndent(of: format), Self.greatestIndent(inWidth: lineWidth ?? self.lineWidth))
  }

  /// Whether the lines are too narrow for the indent of a paragraph.
  func isLimited(_ format: ParagraphFormat, lineWidth: Int? = nil) -> Bool {
    wantedIndent(of: format) >= Self.greatestIndent(inWidth: lineWidth ?? self.lineWidth)
  }

  private func wantedIndent(of format: ParagraphFormat) -> Int {
    guard format.list != nil else { return format.indent(listIndent: 0, markerRoom: 0, styles) }
    let rooms = markerRooms
    return format.indent(
      listIndent: rooms.indent, markerRoom: rooms.room(for: format, styles), styles)
  }

  package static func greatestIndent(inWidth width: Int) -> Int {
    max(width - min(leastRoom, width / 2), 0)
  }

  /// Returns a format for measuring in lines of a width, or else in the present ones.
  func paragraphStyle(of format: ParagraphFormat, lineWidth: Int? = nil) -> ParagraphStyle {
    let style = styles[format.style]
    return ParagraphStyle(
      pixelsAboveLines: format.spacingAbove(style),
      pixelsBelowLines: format.spacingAfter.asLength + (style?.spacingAfter ?? 0).asLength,
      pixelsInsideWrap: format.lineSpacing.asLength,
      leftMargin: indent(of: format, lineWidth: lineWidth),
      rightMargin: style?.rightMargin ?? 0,
      indent: format.firstLineIndent)
  }

  private func setProperties(of tag: TextTag, _ format: ParagraphFormat) {
    let paragraph = paragraphStyle(of: format)
    tag[.pixelsAboveLines] = paragraph.pixelsAboveLines
    tag[.pixelsBelowLines] = paragraph.pixelsBelowLines
    tag[.pixelsInsideWrap] = paragraph.pixelsInsideWrap
    tag[.leftMargin] = paragraph.leftMargin
    tag[.rightMargin] = paragraph.rightMargin
    tag[.indent] = paragraph.indent
    if let justification = format.alignment.gtkValue { tag[.justification] = justification }
    if format.style != .body { setLooks(of: tag, styles[format.style]) }
  }

  private func setLooks(of tag: TextTag, _ style: NamedStyle?) {
    let isBold = style?.traits.contains(.bold) == true
    let isItalic = style?.traits.contains(.italic) == true
    set(tag, .weight, .weightSet, isBold ? LetterProperty.boldWeight : nil)
    set(tag, .style, .styleSet, isItalic ? LetterProperty.italicStyle : nil)
    set(tag, .family, .familySet, style?.fontFamily)
    set(tag, .size, .sizeSet, style?.points(inFontOf: fontSize).map(LetterProperty.pangoSize))
    set(tag, .foreground, .foregroundSet, style?.color?.description)
  }

  private func set<Value>(
    _ tag: TextTag, _ property: Property<TextTag, Value>, _ isSet: Property<TextTag, Bool>,
    _ value: Value?
  ) {
    if let value { tag[property] = value } else { tag[isSet] = false }
  }
}

extension NamedStyle {
  /// The font family of the letters; nil for the editor's.
  var fontFamily: String? {
    family ?? (traits.contains(.monospace) ? LetterProperty.monospaceFamily : nil)
  }

  /// The part of the background after the lines, in pixels: as much as before them, but a callout
  /// has its bar and its icon there.
  package var rightMargin: Int {
    callout != nil ? 12 : hasBackground ? headIndent.asLength : 0
  }

  /// The effect on the size of letters.
  func stylingAttributes(inFontOf fontSize: Double) -> [ParagraphStyling.Attribute] {
    let attributes: [ParagraphStyling.Attribute?] = [
      traits.contains(.bold) ? .weight(LetterProperty.boldWeight) : nil,
      traits.contains(.italic) ? .italic : nil,
      fontFamily.map { .family($0) },
      points(inFontOf: fontSize).map { .size(LetterProperty.pangoSize($0)) },
    ]
    return attributes.compactMap { $0 }
  }
}
