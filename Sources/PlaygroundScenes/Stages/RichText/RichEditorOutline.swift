import Concertina
import TextTranslation

/// The content and the state of the scene of sections.
@MainActor
enum RichEditorOutline {
  /// Headings of three levels with a callout of each kind; the second section is collapsed.
  nonisolated static var content: RichText {
    var packing = ParagraphFormat(style: .heading(2))
    packing.isCollapsed = true
    let task = ParagraphFormat(list: ListItem(.task))
    let paragraphs: [(text: String, format: ParagraphFormat)] = [
      (translated("To the sea"), ParagraphFormat(style: .heading(1))),
      (
        translated("Trains leave every hour. Take the first one, and something to read."),
        ParagraphFormat(style: .callout(.note))
      ),
      (translated("What to pack"), packing),
      (translated("Towels"), task),
      (translated("A book"), task),
      (translated("On the beach"), ParagraphFormat(style: .heading(2))),
      (translated("Bring coins for the lockers."), ParagraphFormat(style: .callout(.tip))),
      (translated("Leave before noon."), ParagraphFormat(style: .callout(.important))),
      (translated("The tide"), ParagraphFormat(style: .heading(3))),
      (translated("It comes quickly."), ParagraphFormat(style: .callout(.warning))),
      (translated("No swimming at night."), ParagraphFormat(style: .callout(.caution))),
      ("", ParagraphFormat()),
    ]
    return RichText(paragraphs: paragraphs)
  }

  /// The headings, and whether their sections are collapsed.
  static func state(of editor: EditorView) -> JSONObject {
    var state = JSONObject()
    state["outline"] = .array(
      editor.outline.map { heading in
        var entry = JSONObject()
        entry["title"] = .string(heading.title)
        entry["level"] = .integer(heading.level)
        entry["isCollapsed"] = .bool(heading.isCollapsed)
        entry["anchor"] = .string(heading.anchor)
        return .object(entry)
      })
    return state
  }
}
