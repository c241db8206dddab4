import Concertina
import ConcertinaGObject
import GtkCore
import PlaygroundKit
import TextTranslation

extension PlaygroundProgram {
  /// The playground of Concertina's own inputs.
  public static let concertina: PlaygroundProgram = {
    var program = PlaygroundProgram(
      name: "concertina-playground", identifier: "io.github.concertina.Playground",
      title: "Concertina", version: ConcertinaVersion.current,
      scenes: SceneCatalog.concertinaScenes)
    program.credits = ProgramCredits(
      summary: translated("Text inputs that grow with their text"),
      copyright: "© 2026 The Concertina authors", website: "https://concertina.github.io/",
      authors: [translated("The Concertina authors")],
      sections: [
        (
          translated("After the inputs for iOS"),
          ["AutoHeightEditor", "Expandable UITextView", "TextFieldsCatalog", "Proton"]
        )
      ], isMIT: true)
    program.introduction = ProgramIntroduction(
      // Its text gets its attributes from what is typed.
      scene: "markup",
      line: translated(
        "Text inputs that grow with their text. Type anything, or pick another scene."),
      text: firstText)
    program.classes = ProgramClasses(libraries: ["libconcertina-0", "Concertina-0"]) {
      for declaration in ConcertinaClasses.all { _ = WidgetClass(declaration) }
    }
    program.writePDF = { document in
      var printed = PrintedDocument(document.content, title: document.title)
      (printed.setup, printed.pictures) = (document.setup, document.pictures)
      try printed.writePDFNow(to: document.output)
    }
    return program
  }()

  /// A heading, a sentence and a list, in markup.
  private static let firstText = [
    "# " + translated("Text that grows"),
    translated("This editor gets **taller** with each line, in the same frame."),
    "- " + translated("Type on: the next line is yours"),
    translated("Ctrl+Z takes back any of it"),
  ].joined(separator: "\n")
}

extension SceneCatalog {
  fileprivate static let concertinaScenes =
    AutoHeightEditorScenes.all + ComposerScenes.all + FieldScenes.all + RichTextScenes.all

  /// The scenes of Concertina's own playground.
  public static let standard = PlaygroundProgram.concertina.catalog
}

extension SceneCategory {
  /// Editors that grow with their text.
  public static let editor = SceneCategory("editor", title: translatable("Editor"))
  /// Growing text with a button to send it.
  public static let composer = SceneCategory("composer", title: translatable("Composer"))
  /// Fields of a form.
  public static let fields = SceneCategory("fields", title: translatable("Fields"))
  /// Editors of rich text.
  public static let richText = SceneCategory("richText", title: translatable("Rich text"))
}
