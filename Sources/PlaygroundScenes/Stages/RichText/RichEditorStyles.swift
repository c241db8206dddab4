import Concertina
import TextTranslation

/// The content of the scene of styles, and the styles that its knobs define.
enum RichEditorStyles {
  /// A paragraph of each kind.
  static var content: RichText {
    let paragraphs: [(text: String, style: StyleName)] = [
      (translated("Bread"), .heading(1)),
      (translated("Nothing but flour, water, salt and time."), .body),
      (translated("The dough"), .heading(2)),
      (translated("Patience is the best ingredient."), .quote),
      ("let flour = 500", .code),
      ("let water = flour * 7 / 10", .code),
      ("", .rule),
      (translated("Let it rest overnight."), .body),
    ]
    return RichText(paragraphs: paragraphs.map { ($0.text, ParagraphFormat(style: $0.style)) })
  }

  /// Returns the styles with the values of the knobs.
  static func styles(_ values: KnobValues) -> NamedStyles {
    var styles = NamedStyles.standard
    styles[.heading(1)]?.size = Double(values[RichTextKnobs.headingSize])
    styles[.heading(1)]?.color = Color(values[RichTextKnobs.headingColor])
    styles[.quote]?.headIndent = values[RichTextKnobs.quoteIndent]
    return styles
  }
}
