import FoundationEssentials
import RichTextModel
import TestSupport

/// A source of random content, with combinations that no user would write.
struct RandomContent {
  var generator: SeededRandom
  private var lastIdentifier = 0

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private static let pieces = [
    "a", "word ", "two words", "\n", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "שלום", "한", "\u{200D}", " ",
    "x\u{20DD}",
    "*", "\t", "\u{2028}",
  ]

  mutating func text(nesting: Int = 2) -> RichText {
    var text = RichText()
    for _ in 0..<number(below: 4) {
      text.append(nesting > 0 && number(below: 6) == 0 ? attachment(nesting) : run())
    }
    return text
  }

  mutating func run() -> RichText {
    RichText(Self.pieces[number(below: Self.pieces.count)], attributes: attributes())
  }

  /// Returns the format of a paragraph with a style, which may be an item.
  private mutating func styled() -> ParagraphFormat {
    ParagraphFormat(
      headIndent: number(below: 2) * 12, list: number(below: 3) == 0 ? item() : nil,
      style: generator.pick([.heading(2), .quote, .callout(.note), .code, "aside"]))
  }

  private mutating func attachment(_ nesting: Int) -> RichText {
    lastIdentifier += 1
    let sizes: [AttachmentSize] = [
      .matchContent, .fullWidth, .fixed(40), .range(minWidth: 10, maxWidth: 90), .percent(12.5),
    ]
    if number(below: 4) == 0 {
      let picture = PictureContent(
        .reference("x"), alternativeText: number(below: 2) == 0 ? "A cat" : "",
        size: sizes[number(below: sizes.count)])
      return RichText(
        AttachmentContent(picture, id: "a\(lastIdentifier)"), attributes: attributes())
    }
    if number(below: 4) == 0 {
      return RichText(
        AttachmentContent(table(nesting), id: "a\(lastIdentifier)"), attributes: attributes())
    }
    let content = AttachmentContent(
      id: "a\(lastIdentifier)", name: ContentType("panel"), isBlock: number(below: 2) == 0,
      size: sizes[number(below: sizes.count)],
      editors: (0..<number(below: 3)).map { _ in text(nesting: nesting - 1) },
      data: number(below: 3) == 0 ? ["style": .string("info"), "of": .array([.null])] : [:])
    return RichText(content, attributes: attributes())
  }

  /// Returns a table, some of whose cells are merged.
  private mutating func table(_ nesting: Int) -> TableContent {
    let (rows, columns) = (1 + number(below: 3), 1 + number(below: 3))
    var table = TableContent(
      rows: (0..<rows).map { _ in (0..<columns).map { _ in text(nesting: nesting - 1) } },
      hasHeader: number(below: 2) == 0)
    for step in 0..<number(below: 3) {
      TableContentTests.change(&table, "\(step)", &generator)
    }
    return table
  }

  mutating func attributes() -> AttributeContainer {
    var attributes = AttributeContainer()
    if number(below: 3) == 0 {
      attributes[FontTraitsKey.self] = FontTraits(rawValue: 1 + number(below: 7))
    }
    if number(below: 5) == 0 { attributes[FontSizeKey.self] = Double(8 + number(below: 20)) }
    if number(below: 5) == 0 { attributes[FontFamilyKey.self] = "Serif" }
    if number(below: 5) == 0 { attributes[TextColorKey.self] = color() }
    if number(below: 7) == 0 { attributes[BackgroundColorKey.self] = color() }
    if number(below: 7) == 0 { attributes[UnderlineKey.self] = .wavy }
    if number(below: 7) == 0 { attributes[StrikethroughKey.self] = true }
    if number(below: 7) == 0 { attributes[LetterPositionKey.self] = .superscript }
    if number(below: 9) == 0 { attributes[LinkKey.self] = "https://example.org/?a=1&b" }
    if number(below: 9) == 0 {
      attributes[ParagraphKey.self] = ParagraphFormat(alignment: .center, headIndent: 12)
    }
    if number(below: 6) == 0 {
      attributes[ParagraphKey.self] = ParagraphFormat(list: item())
      if number(below: 2) == 0 { attributes[ParagraphKey.self] = styled() }
      attributes[FollowingParagraphKey.self] = ParagraphFormat(list: item())
    }
    if number(below: 9) == 0 {
      attributes[BackgroundStyleKey.self] = background()
    }
    if number(below: 9) == 0 {
      attributes[LockedAttributesKey.self] = [BackgroundStyleKey.name, FontSizeKey.name]
    }
    if number(below: 9) == 0 { attributes[HighlightKey.self] = .green }
    if number(below: 9) == 0 { attributes[ContentTypeKey.self] = .viewOnly }
    if number(below: 9) == 0 {
      attributes[UnknownAttributesKey.self] = ["sparkle": .object(["level": .number(3)])]
    }
    return attributes
  }

  mutating func item() -> ListItem {
    let level = number(below: 4)
    switch number(below: 3) {
    case 0: return ListItem(.bullet, level: level)
    case 1: return ListItem(.task, level: level, isChecked: number(below: 2) == 0)
    default:
      return ListItem(
        .number, level: level, numberFormat: number(below: 3) == 0 ? .uppercaseRoman : nil,
        start: number(below: 4) == 0 ? number(below: 90) : nil)
    }
  }

  private mutating func background() -> BackgroundStyle {
    var style = BackgroundStyle(color: color())
    style.roundedCornerStyle = number(below: 2) == 0 ? .absolute(4) : .relative(percent: 50)
    if number(below: 2) == 0 { style.border = BorderStyle(lineWidth: 2, color: color()) }
    if number(below: 2) == 0 { style.shadow = ShadowStyle(color: color(), offsetX: -1, blur: 3) }
    style.hasSquaredOffJoins = number(below: 2) == 0
    style.heightMode = number(below: 2) == 0 ? .matchLine : .matchText
    style.insets = BackgroundInsets(left: -number(below: 3), bottom: number(below: 2))
    style.widthMode = number(below: 2) == 0 ? .matchLine : .matchText
    return style
  }

  private mutating func color() -> Color {
    Color(
      red: Double(number(below: 256)) / 255, green: Double(number(below: 256)) / 255, blue: 0,
      alpha: number(below: 2) == 0 ? 1 : Double(number(below: 256)) / 255)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}
