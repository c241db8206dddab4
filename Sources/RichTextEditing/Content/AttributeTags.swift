import FoundationEssentials
import GtkCore
import RichTextModel

/// The tags of a buffer that stand for attributes: one for each attribute and value, made when it is
/// first used.
@MainActor
final class AttributeTags {
  private let buffer: TextBuffer
  private var tags: [AttributeMark: TextTag] = [:]
  private var marks: [OpaquePointer: AttributeMark] = [:]
  /// Whether there ever was a paragraph that stands in.
  private(set) var knowsIndents = false
  /// Whether there ever was text that cannot be entered.
  private(set) var knowsTextBlocks = false
  /// Whether there ever was text with a background that is more than a colour.
  private(set) var knowsBackgrounds = false
  /// Called when such a background came or went.
  var onBackgroundsChanged: (() -> Void)?
  /// The colour of links that have none of their own, as CSS spells it.
  var linkColor = "blue" { didSet { if linkColor != oldValue { linksChanged() } } }
  /// How links look; nil: as usual.
  var linkAttributes: AttributeContainer? {
    didSet { if linkAttributes != oldValue { linksChanged() } }
  }
  /// What markers look like where the text stands, as CSS spells colours.
  var highlightColors: [TextHighlight: String] = [:] {
    didSet { if highlightColors != oldValue { colorHighlights() } }
  }

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  /// The tag for an attribute.
  func tag(for mark: AttributeMark) -> TextTag {
    if let known = tags[mark] { return known }
    let tag = buffer.makeTag()
    if case .link = mark {
      // What the text itself says of colours and lines holds.
      buffer.setLeastPriority(tag)
      setLook(of: tag)
    } else {
      tag.setProperties(of: mark)
    }
    if case .textBlock = mark { knowsTextBlocks = true }
    if case .backgroundStyle = mark { knowsBackgrounds = true }
    if case .highlight(let highlight) = mark { tag.color(as: highlightColors[highlight]) }
    if case .paragraph(let format) = mark, format.headIndent > 0 { knowsIndents = true }
    tags[mark] = tag
    marks[tag.nativePointer] = mark
    return tag
  }

  private func linksChanged() {
    for case (.link, let tag) in tags { setLook(of: tag) }
  }

  /// Gives a link its look; what would change the size of letters is left out.
  private func setLook(of link: TextTag) {
    let usual = AttributeContainer().underlined
    let look = linkAttributes ?? usual
    link.setProperty("foreground", to: look[ForegroundColorKey.self]?.description ?? linkColor)
    link.setProperty("underline", to: look[UnderlineKey.self]?.pangoValue ?? 0)
    link.setProperty("strikethrough", to: look[StrikethroughKey.self] ?? false)
    if let background = look[BackgroundColorKey.self] {
      link.setProperty("background", to: background.description)
    } else {
      link.setProperty("background-set", to: false)
    }
  }

  private func colorHighlights() {
    for (mark, tag) in tags {
      if case .highlight(let highlight) = mark { tag.color(as: highlightColors[highlight]) }
    }
  }

  /// The attributes that tags stand for; tags of others, such as those of misspelled words, for none.
  func marks(of tags: [OpaquePointer]) -> [AttributeMark] { tags.compactMap { marks[$0] } }

  /// Whether text has another size with a tag than without it.
  func changesSizes(_ tag: OpaquePointer) -> Bool {
    guard let mark = marks[tag] else { return false }
    if case .paragraph = mark { return true }
    return !mark.looks.isEmpty
  }

  /// The attributes as a container.
  func container(of tags: [OpaquePointer]) -> AttributeContainer {
    var container = AttributeContainer()
    for mark in marks(of: tags) { mark.add(to: &container) }
    return container
  }

  private func presentMarks(from start: Int, to end: Int) -> Set<AttributeMark> {
    var present: Set<AttributeMark> = []
    buffer.forEachRun(in: start..<end) { _, tags in present.formUnion(marks(of: tags)) }
    return present
  }

  /// Gives a range these attributes and no others.
  func set(_ attributes: AttributeContainer, from start: Int, to end: Int) {
    let wanted = AttributeMark.marks(of: attributes)
    for mark in presentMarks(from: start, to: end) where !wanted.contains(mark) {
      buffer.remove(tag(for: mark), from: start, to: end)
    }
    for mark in wanted { buffer.apply(tag(for: mark), from: start, to: end) }
    if knowsBackgrounds { onBackgroundsChanged?() }
  }
}

extension TextTag {
  /// Says in GTK's properties what an attribute means.
  fileprivate func setProperties(of mark: AttributeMark) {
    switch mark {
    case .bold: setProperty("weight", to: AttributeMark.boldWeight)
    // PANGO_STYLE_ITALIC
    case .italic: setProperty("style", to: 2)
    case .monospace: setProperty("family", to: AttributeMark.monospaceFamily)
    case .family(let family): setProperty("family", to: family)
    case .size(let size): setProperty("size", to: AttributeMark.pangoSize(size))
    case .foreground(let color): setProperty("foreground", to: color.description)
    case .background(let color): setProperty("background", to: color.description)
    case .underline(let style): setProperty("underline", to: style.pangoValue)
    case .strikethrough(let isStruck): setProperty("strikethrough", to: isStruck)
    case .paragraph(let format): setParagraph(format)
    // Colours of links and markers are those of the place; other backgrounds are painted by ourselves.
    case .link, .highlight, .backgroundStyle: break
    case .textBlock, .lockedAttributes, .contentType, .unknown, .custom: break
    }
  }

  fileprivate func color(as background: String?) {
    if let background { setProperty("background", to: background) }
  }

  private func setParagraph(_ format: ParagraphFormat) {
    let style = format.style
    setProperty("pixels-above-lines", to: style.pixelsAboveLines)
    setProperty("pixels-below-lines", to: style.pixelsBelowLines)
    setProperty("pixels-inside-wrap", to: style.pixelsInsideWrap)
    setProperty("left-margin", to: style.leftMargin)
    setProperty("indent", to: style.indent)
    if let justification = format.alignment.gtkValue {
      setProperty("justification", to: justification)
    }
  }
}

extension AttributeContainer {
  fileprivate var underlined: AttributeContainer {
    var underlined = self
    underlined[UnderlineKey.self] = .single
    return underlined
  }
}

extension UnderlineStyle {
  /// The value of PangoUnderline.
  fileprivate var pangoValue: Int {
    switch self {
    case .single: 1
    case .double: 2
    case .wavy: 4
    }
  }
}

extension ParagraphFormat.Alignment {
  /// The value of GtkJustification; nil: the text's own direction decides.
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
