import FoundationEssentials
import GtkCore
import RichTextModel
import TextMetrics

/// The tags of a buffer that represent attributes: one for each attribute and value, created when
/// it is first used.
@MainActor
final class AttributeTags {
  private let buffer: TextBuffer
  private var tags: [AttributeMark: TextTag] = [:]
  private var marks: [TextTag.Identity: AttributeMark] = [:]
  /// The tags of paragraphs.
  let paragraphs: ParagraphTags
  /// Whether there ever was a text block, which cannot be entered.
  private(set) var knowsTextBlocks = false
  /// Whether any text has had a link.
  private(set) var knowsLinks = false
  /// Whether there ever was text with a background that is more than a color.
  private(set) var knowsBackgrounds = false
  /// Called when something was added or removed that no property of a tag shows: such a background,
  /// or the marker of an item.
  var onPaintedMarksChanged: (() -> Void)?
  /// The color of links without one of their own, in CSS notation.
  var linkColor = "blue" { didSet { if linkColor != oldValue { showAgain { $0 == .link } } } }
  /// The attributes of links; nil for the default ones.
  var linkAttributes: AttributeContainer? {
    didSet { if linkAttributes != oldValue { showAgain { $0 == .link } } }
  }
  /// The colors of markers in the present appearance, in CSS notation.
  var highlightColors: [TextHighlight: String] = [:] {
    didSet {
      guard highlightColors != oldValue else { return }
      showAgain { if case .marker = $0 { true } else { false } }
    }
  }

  /// Whether the background is dark, on which other colors are legible.
  var isBackgroundDark = false {
    didSet {
      guard isBackgroundDark != oldValue else { return }
      showAgain { if case .foreground = $0 { true } else { false } }
    }
  }

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    paragraphs = ParagraphTags(buffer)
  }

  /// Returns the tag for an attribute.
  func tag(for mark: AttributeMark) -> TextTag {
    if let known = tags[mark] { return known }
    let tag = makeTag(for: mark)
    if mark.attributes[TextBlockKey.self] != nil { knowsTextBlocks = true }
    if mark.attributes[BackgroundStyleKey.self] != nil { knowsBackgrounds = true }
    if mark.attributes[LinkKey.self] != nil { knowsLinks = true }
    if let format = mark.attributes[FollowingParagraphKey.self] { paragraphs.note(format) }
    tags[mark] = tag
    marks[tag.identity] = mark
    return tag
  }

  private func makeTag(for mark: AttributeMark) -> TextTag {
    if let format = mark.paragraphFormat { return paragraphs.tag(for: format) }
    let tag = buffer.makeTag()
    // The text's own colors and lines have priority over a link's, but not those of its style.
    if mark.properties == [.link] { buffer.setPriority(paragraphs.count, of: tag) }
    for property in mark.properties { show(property, on: tag) }
    return tag
  }

  /// Sets what a tag looks like in the present appearance.
  private func show(_ property: LetterProperty, on tag: TextTag) {
    switch property {
    case .link: setAttributes(of: tag)
    case .foreground(let color): tag[.foreground] = shown(color)
    case .marker(let highlight):
      if let color = highlightColors[highlight] { tag[.background] = color }
    default: property.set(on: tag)
    }
  }

  /// Shows properties again for which the appearance has changed.
  private func showAgain(where hasChanged: (LetterProperty) -> Bool) {
    for (mark, tag) in tags {
      for property in mark.properties where hasChanged(property) { show(property, on: tag) }
    }
  }

  /// Applies the attributes of links to a tag; those that would change the size of letters are left
  /// out.
  private func setAttributes(of link: TextTag) {
    let usual = AttributeContainer().underlined
    let attributes = linkAttributes ?? usual
    link[.foreground] = attributes[TextColorKey.self]?.description ?? linkColor
    link[.underline] = attributes[UnderlineKey.self]?.pangoValue ?? 0
    link[.strikethrough] = attributes[StrikethroughKey.self] ?? false
    if let background = attributes[BackgroundColorKey.self] {
      link[.background] = background.description
    } else {
      link[.backgroundSet] = false
    }
  }

  /// Returns the color that is legible on the present background for one of the text.
  func shown(_ color: Color) -> String {
    (isBackgroundDark ? TextPalette.colorOnDarkBackground(for: color) : color).description
  }

  /// Returns the attributes that tags represent; other tags, such as that of misspelled words, have
  /// none.
  func marks(of tags: [TextTag.Identity]) -> [AttributeMark] { tags.compactMap { marks[$0] } }

  /// Whether a tag changes the size of text.
  func changesSizes(_ tag: TextTag.Identity) -> Bool {
    guard let mark = marks[tag] else { return false }
    return mark.paragraphFormat != nil || !mark.stylingAttributes.isEmpty
  }

  /// Returns the effect of marks on the size of letters, the strongest ones last.
  func stylingAttributes(of marks: [AttributeMark]) -> [ParagraphStyling.Attribute] {
    let style = marks.paragraphFormat.flatMap { paragraphs.styles[$0.style] }
    let styled = style?.stylingAttributes(inFontOf: paragraphs.fontSize) ?? []
    return styled + marks.flatMap(\.stylingAttributes)
  }

  /// Returns the attributes of tags as a container.
  func container(of tags: [TextTag.Identity]) -> AttributeContainer {
    var container = AttributeContainer()
    for mark in marks(of: tags) { container.merge(mark.attributes) }
    return container
  }

  private func presentMarks(from start: Int, to end: Int) -> Set<AttributeMark> {
    var present: Set<AttributeMark> = []
    buffer.forEachRun(in: start..<end) { _, tags in present.formUnion(marks(of: tags)) }
    return present
  }

  /// Sets the attributes of a range, and removes all others.
  func set(_ attributes: AttributeContainer, from start: Int, to end: Int) {
    let wanted = AttributeMark.marks(of: attributes)
    for mark in presentMarks(from: start, to: end) where !wanted.contains(mark) {
      buffer.remove(tag(for: mark), from: start, to: end)
    }
    for mark in wanted { buffer.apply(tag(for: mark), from: start, to: end) }
    if knowsBackgrounds || paragraphs.knowsStructure { onPaintedMarksChanged?() }
  }
}

extension AttributeContainer {
  fileprivate var underlined: AttributeContainer {
    var underlined = self
    underlined[UnderlineKey.self] = .single
    return underlined
  }
}

extension ParagraphFormat.Alignment {
  /// Returns the value of GtkJustification for a line whose start GTK takes for its end if it is
  /// turned.
  func justification(isTurned: Bool) -> Int {
    // GTK_JUSTIFY_LEFT is the start of the line, GTK_JUSTIFY_RIGHT its end.
    let value = gtkValue ?? 0
    return isTurned && value < 2 ? 1 - value : value
  }

  /// The value of GtkJustification; nil if the text's own direction decides.
  var gtkValue: Int? {
    switch self {
    case .natural: nil
    case .left: 0
    case .right: 1
    case .center: 2
    case .justified: 3
    }
  }
}
