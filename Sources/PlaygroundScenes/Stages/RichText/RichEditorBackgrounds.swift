import Concertina
import FoundationEssentials

/// Runs with a background: one word, one run over several lines, and two paragraphs.
enum RichEditorBackgrounds {
  /// The indent of all lines, in pixels: a background is wider than its text, but never beyond the
  /// editor, whose edge would put its border into the first letters.
  private static let indent = 6

  /// An en space, which has room for the edges of backgrounds.
  private static let gap = "\u{2002}"

  static func content(_ values: KnobValues) -> RichText {
    var (plain, marked) = (AttributeContainer(), AttributeContainer())
    // Below the letters that reach farthest down, too, there is room for a border.
    plain[ParagraphKey.self] = ParagraphFormat(
      headIndent: indent, spacingBefore: 1, spacingAfter: 3, lineSpacing: 3)
    marked[ParagraphKey.self] = plain[ParagraphKey.self]
    marked[BackgroundStyleKey.self] = style(values)
    var spaced = marked
    spaced[ParagraphKey.self] = ParagraphFormat(
      headIndent: indent, spacingBefore: 6, spacingAfter: 6)
    let long = "a few of them that go on in the line below and in the one after."
    return RichText("One" + gap, attributes: plain) + RichText("word", attributes: marked)
      + RichText(gap + "of a line, and then" + gap, attributes: plain)
      + RichText(long, attributes: marked)
      + RichText("\n", attributes: plain)
      + RichText("A paragraph with space around it,\nand another one", attributes: spaced)
  }

  /// Changes the background of everything that has one.
  @MainActor
  static func restyle(_ editor: EditorView, _ values: KnobValues) {
    let style = style(values)
    editor.changeAttributes(in: 0..<editor.contentLength) { attributes in
      guard attributes[BackgroundStyleKey.self] != nil else { return }
      attributes[BackgroundStyleKey.self] = style
    }
    editor.forgetHistory()
  }

  private static func style(_ values: KnobValues) -> BackgroundStyle {
    let blue = Color(red: 0.21, green: 0.52, blue: 0.89)
    var style = BackgroundStyle(color: blue)
    style.color.alpha = 0.25
    style.roundedCornerStyle = .absolute(Double(values[RichTextKnobs.cornerRadius]))
    style.border = BorderStyle(lineWidth: values[RichTextKnobs.borderWidth], color: blue)
    if values[RichTextKnobs.hasShadow] {
      style.shadow = ShadowStyle(color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    }
    style.hasSquaredOffJoins = values[RichTextKnobs.hasSquaredOffJoins]
    style.heightMode = values[RichTextKnobs.heightMode]
    style.widthMode = values[RichTextKnobs.widthMode]
    let inset = values[RichTextKnobs.inset]
    style.insets = BackgroundInsets(left: inset, right: inset)
    return style
  }
}
