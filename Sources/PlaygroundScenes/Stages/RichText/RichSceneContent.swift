import Concertina
import TextTranslation

/// The content that a scene of rich text begins with.
enum RichSceneContent {
  /// Returns the content of a scene; nil for one that begins empty, or makes its content itself.
  static func content(of setup: RichEditorStage.Setup, _ values: KnobValues) -> RichText? {
    switch setup {
    case .plain, .commands, .markup, .hooks, .mentions, .markdown, .sizes: nil
    case .lists, .finding: RichEditorLists.content
    case .styles: RichEditorStyles.content
    case .notes: RichEditorNotes.content
    case .images: RichEditorPictures.content(values)
    case .panel: "Select some of this text and press the last button"
    case .nested: nested(level: 0, of: 3)
    case .relay:
      "Select everything and press Bold\n" + panel("The panel\n" + panel("The inner panel"))
    case .backgrounds: RichEditorBackgrounds.content(values)
    }
  }

  private static func nested(level: Int, of levels: Int) -> RichText {
    let text = RichText("Level \(level)")
    return level < levels ? text + "\n" + panel(nested(level: level + 1, of: levels)) : text
  }

  private static func panel(_ content: RichText) -> RichText {
    RichText(
      AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: [content]))
  }
}
