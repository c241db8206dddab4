import Concertina

/// The parts of a scene of rich text, in its editor and beside it.
struct RichTextSetup: Sendable {
  /// A group of entries of a toolbar.
  enum Entries: String {
    case standard, letters, lists, indents, pictures, tables, code, paragraphs

    @MainActor
    var entries: [FormattingToolbar.Entry] {
      switch self {
      case .standard: FormattingToolbar.standard
      case .letters: FormattingToolbar.letters
      case .lists: FormattingToolbar.lists
      case .indents: FormattingToolbar.indents
      case .pictures: FormattingToolbar.pictures
      case .tables: FormattingToolbar.tables
      case .code: FormattingToolbar.code
      case .paragraphs: FormattingToolbar.paragraphs
      }
    }
  }

  /// The panels of a scene: those with a greatest height have a color of their own, too.
  enum Panels { case none, plain, limited, relaying }

  /// The entries of the first toolbar after the standard ones.
  var entries: [Entries] = []
  /// The entries of a second toolbar; empty for none.
  var secondEntries: [Entries] = []
  var hasStyleChooser = false
  var hasFindBar = false
  /// Whether the headings are listed beside the editor.
  var hasOutline = false
  var hasSecondEditor = false
  var hasPictures = false
  var knowsMarkup = false
  var panels = Panels.none
  /// Creates the text processors; nil if there are none.
  var processors: (@MainActor @Sendable (PanelMaker, ProcessorLog) -> [any TextProcessing])?
  /// Returns the content that the scene begins with; nil for an empty one.
  var content: @Sendable (KnobValues) -> RichText? = { _ in nil }
  /// Fills the editor in a scene whose content is not a value.
  var fill: (@MainActor @Sendable (RichEditorStage) -> Void)?
  /// The further state of the scene; nil if there is none.
  var state: (@MainActor @Sendable (RichEditorStage) -> JSONObject)?
  /// The parameters of the code, such as the files of pictures.
  var parameters: [String] = []
  /// Returns the code that only this scene has.
  var code: @Sendable (KnobValues) -> String = { _ in "" }
}
