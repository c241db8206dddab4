import Concertina
import TextTranslation

/// The content of the scene of lists.
enum RichEditorLists {
  /// A list of each kind, with nested items.
  static var content: RichText {
    let items: [(text: String, item: ListItem?)] = [
      (translated("For the weekend"), nil),
      (translated("Flour and butter"), ListItem(.bullet)),
      (translated("Fruit"), ListItem(.bullet)),
      (translated("Apples"), ListItem(.bullet, level: 1)),
      (translated("Plums"), ListItem(.bullet, level: 1)),
      (translated("Preheat the oven"), ListItem(.number)),
      (translated("Make the dough"), ListItem(.number)),
      (translated("Knead it"), ListItem(.number, level: 1)),
      (translated("Let it rest"), ListItem(.number, level: 1)),
      (translated("Bake"), ListItem(.number)),
      (translated("Invite friends"), ListItem(.task, isChecked: true)),
      (translated("Set the table"), ListItem(.task)),
    ]
    return RichText(paragraphs: items.map { ($0.text, ParagraphFormat(list: $0.item)) })
  }
}
