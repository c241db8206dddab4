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
  // Each letter that is typed has the attributes of the one before; a mark has one tag for good.
  private var tagsOfContainers: [AttributeContainer: [TextTag]] = [:]
  private static let mostContainers = 64
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
  /// Reads what colors have to fit; nil where there is no widget.
  var readAppearance: (@MainActor () -> TextAppearance?)?
  /// What colors have to fit, and the theme's own; read when the first tag needs it.
  private var knownAppearance: TextAppearance?
  /// The attributes of links; nil for the default ones.
  var linkAttributes: AttributeContainer? {
    didSet { if linkAttributes != oldValue { showAgain { $0 == .link } } }
  }

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    paragraphs = ParagraphTags(buffer)
  }

  // MARK: The appearance

  private var appearance: TextAppearance {
    if let knownAppearance { return knownAppearance }
    knownAppearance = readAppearance?()
    return knownAppearance ?? TextAppearance()
  }

  /// Whether any tag depends on the appearance yet.
  var knowsAppearance: Bool { knownAppearance != nil }

  /// The color of links without one of their own, in CSS notation.
  var linkColor: String { appearance.linkColor }

  /// Whether the background is dark, on which other colors are legible.
  var isBackgroundDark: Bool { appearance.isBackgroundDark }

  /// Shows tags again for which the appearance has changed; none knows it unless it was read.
  func appearanceMayHaveChanged() {
    guard let old = knownAppearance, let new = readAppearance?(), new != old else { return }
    knownAppearance = new
    showAgain { property in
      switch property {
      case .link: new.linkColor != old.linkColor
      case .marker: new.highlightColors != old.highlightColors
      case .foreground: new.isBackgroundDark != old.isBackgroundDark
      default: false
      }
    }
  }

  // MARK: Tags

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
      if let color = appearance.highlightColors[highlight] { tag[.background] = color }
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

  /// Returns the tags for the attributes of a container, except for its attachment.
  private func tags(of attributes: AttributeContainer) -> [TextTag] {
    guard attributes != AttributeContainer() else { return [] }
    // The content of an attachment can be a document of its own.
    guard attributes[AttachmentKey.self] == nil else { return newTags(of: attributes) }
    if let known = tagsOfContainers[attributes] { return known }
    if tagsOfContainers.count >= Self.mostContainers { tagsOfContainers = [:] }
    let tags = newTags(of: attributes)
    tagsOfContainers[attributes] = tags
    return tags
  }

  private func newTags(of attributes: AttributeContainer) -> [TextTag] {
    AttributeMark.marks(of: attributes).map { tag(for: $0) }
  }

  /// A part of the text with the same attributes.
  typealias Run = (range: Range<Int>, attributes: AttributeContainer)

  /// Sets the attributes of a range, and removes all others.
  func set(_ attributes: AttributeContainer, from start: Int, to end: Int) {
    var (present, runs): (Set<TextTag.Identity>, Int) = ([], 0)
    buffer.forEachRun(in: start..<end) { _, tags in
      runs += 1
      for tag in tags where marks[tag] != nil { present.insert(tag) }
    }
    set(attributes, in: start..<end, insteadOf: present, areThroughout: runs == 1)
    noteSet()
  }

  /// Sets the attributes of text that has just been inserted, and removes all others: all of it has
  /// the tags of the text around it.
  func setOfInsertion(_ runs: [Run]) {
    guard let start = runs.first?.range.lowerBound else { return }
    var present: Set<TextTag.Identity> = []
    buffer.forEachRun(in: start..<(start + 1)) { _, tags in
      for tag in tags where marks[tag] != nil { present.insert(tag) }
    }
    for run in runs {
      set(run.attributes, in: run.range, insteadOf: present, areThroughout: true)
    }
    noteSet()
  }

  /// Sets the attributes of a range.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - range: The range.
  ///   - present: The tags for attributes in it.
  ///   - areThroughout: Whether all of it has all of these.
  private func set(
    _ attributes: AttributeContainer, in range: Range<Int>,
    insteadOf present: Set<TextTag.Identity>, areThroughout: Bool
  ) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let wanted = tags(of: attributes)
    for identity in present where !wanted.contains(where: { $0.identity == identity }) {
      guard let mark = marks[identity] else { continue }
      buffer.remove(tag(for: mark), from: start, to: end)
    }
    // Text that is typed within a run has its tags already.
    for tag in wanted where !areThroughout || !present.contains(tag.identity) {
      buffer.apply(tag, from: start, to: end)
    }
  }

  private func noteSet() {
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
