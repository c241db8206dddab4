import Concertina
import TextTranslation

/// The content of the page of notes.
enum RichEditorNotes {
  /// A page that has something of everything.
  static var content: RichText {
    paragraph(translated("For the weekend"), ParagraphFormat(style: .heading(1)))
      + introduction + picture + "\n"
      + paragraph(translated("The dough"), ParagraphFormat(style: .heading(2)))
      + paragraph(translated("Preheat the oven"), ParagraphFormat(list: ListItem(.number)))
      + paragraph(translated("Make the dough"), ParagraphFormat(list: ListItem(.number)))
      + paragraph(translated("Knead it"), ParagraphFormat(list: ListItem(.number, level: 1)))
      + paragraph(translated("Let it rest"), ParagraphFormat(list: ListItem(.number, level: 1)))
      + paragraph(translated("Bake"), ParagraphFormat(list: ListItem(.number)))
      + paragraph(translated("Patience is the best ingredient."), ParagraphFormat(style: .quote))
      + paragraph("let water = flour * 7 / 10", ParagraphFormat(style: .code, language: "swift"))
      + paragraph(
        translated("Invite friends"), ParagraphFormat(list: ListItem(.task, isChecked: true)))
      + paragraph(translated("Set the table"), ParagraphFormat(list: ListItem(.task)))
      + paragraph("", ParagraphFormat(style: .rule)) + panel + "\n"
  }

  private static var introduction: RichText {
    var (bold, link) = (AttributeContainer(), AttributeContainer())
    bold[FontTraitsKey.self] = .bold
    link[LinkKey.self] = "https://example.org"
    return RichText(translated("Nothing but flour, water, salt and time."), attributes: bold)
      + " " + RichText("example.org", attributes: link) + "\n"
  }

  private static var picture: RichText {
    RichText(
      RichEditorPictures.picture(width: 240, alternativeText: translated("Hills in the evening")))
  }

  private static var panel: RichText {
    RichText(
      AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .fullWidth,
        editors: [RichText(translated("Let it rest overnight."))]))
  }

  private static func paragraph(_ text: String, _ format: ParagraphFormat) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = format
    return RichText(text + "\n", attributes: attributes)
  }
}
