import Concertina
import GtkCore

/// The code of `RichText.md`.
enum CommentKey: CodableAttributedStringKey {
  typealias Value = String
  static let name = "org.example.comment"
}

@MainActor
func writeGreetings(in editor: EditorView, _ loud: AttributeContainer) {
  editor.content = "Warm greetings"
  editor.changeAttributes(in: 0..<4) { $0.fontTraits = .bold }
  editor.appendCharacters(RichText("!", attributes: loud))
}

@MainActor
func addComment(in editor: EditorView, log: (String) -> Void) throws -> [UInt8] {
  RichTextAttributes.register(CommentKey.self)  // before files are read
  editor.addAttribute(CommentKey.self, "Which one?", in: 5..<9)
  let commented = editor.rangeOfAttribute(CommentKey.self, at: 6)  // 5..<9
  log("a comment on \(commented ?? 0..<0)")
  return try SavedForm.bytes(of: editor.content) { names in log("left out: \(names)") }
}

@MainActor
func addPanel(to editor: EditorView, context: EditorViewContext) {
  let inner = EditorView(context: context)
  let panel = Attachment(
    name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true, editors: [inner])
  panel.accessibleLabel = "Warning"
  panel.selectBeforeDelete = true
  editor.insertAttachment(panel, in: editor.selectedRange)
}

@MainActor
func setAttachmentMaker(of editor: EditorView, context: EditorViewContext) {
  editor.attachmentMaker = { saved in
    guard saved.name == ContentType("panel") else { return nil }
    let inner = EditorView(context: context)
    // Its identifier, and the texts of its editors, are set afterward.
    return Attachment(
      name: saved.name, content: inner, size: saved.size, isBlock: saved.isBlock, editors: [inner],
      data: saved.data)
  }
}

@MainActor
protocol Directory {
  func names(like query: String) async -> [String]
}

@MainActor
func addProcessors(to editor: EditorView, directory: any Directory) {
  editor.register(processors: [
    MarkupProcessor(), MentionProcessor { query in await directory.names(like: query) },
  ])
}

@MainActor
func makeToolbar(allowingFewCommandsOf editor: EditorView) -> FormattingToolbar {
  let context = EditorViewContext()
  let toolbar = FormattingToolbar(context: context)
  EditorCommandExecutor(context: context).execute(.bold)
  editor.registeredCommands = [.bold, .italic]  // only these here
  return toolbar
}

@MainActor
func makeReader(of editor: EditorView) -> (Box, RendererView) {
  let bar = FindBar(for: editor)  // Ctrl+F in the editor opens it
  let column = Box(.vertical, [bar, editor])
  let renderer = RendererView()
  renderer.content = editor.content
  return (column, renderer)
}

@MainActor
func saveAndRestore(_ editor: EditorView) throws {
  let data = try SavedForm.bytes(of: editor.content)
  editor.content = try SavedForm.content(from: data)
}

@MainActor
func readAndWriteMarkdown(_ editor: EditorView, log: (String) -> Void) throws -> String {
  editor.content = try MarkdownForm.content(fromText: "# Title\n\n- [x] done")
  let markdown = MarkdownForm.markdown(of: editor.content) { names in log("left out: \(names)") }
  return markdown
}

/// An app's store of pictures.
protocol PictureLibrary: Sendable {
  func add(_ bytes: [UInt8]) async throws -> String
  func bytes(of name: String) async throws -> [UInt8]
}

@MainActor
func insertPicture(of bytes: [UInt8], into editor: EditorView, _ library: any PictureLibrary) {
  let picture = PictureContent(
    .file(PictureFile(bytes)), alternativeText: "A cat on a keyboard", size: .fixed(300))
  editor.insertAttachment(PictureAttachment(picture), in: editor.selectedRange)
  editor.pictures.store = { bytes in try await library.add(bytes) }
  editor.pictures.load = { name in try await library.bytes(of: name) }
}

@MainActor
func countTasks(of editor: EditorView, _ context: EditorViewContext) -> (FormattingToolbar, Int) {
  let toolbar = FormattingToolbar(entries: FormattingToolbar.lists + FormattingToolbar.indents)
  EditorCommandExecutor(context: context).execute(.taskList)
  let done = editor.paragraphs.filter { $0.format.list?.isChecked == true }
  return (toolbar, done.count)
}

@MainActor
func defineStyles(of editor: EditorView, _ context: EditorViewContext) -> StyleChooser {
  editor.styles[.heading(1)]?.size = 28
  editor.styles["aside"] = NamedStyle("Aside", traits: .italic, headIndent: 24)
  let chooser = StyleChooser(context: context)
  EditorCommandExecutor(context: context).execute(.style("aside"))
  return chooser
}

@MainActor
func showOutline(of editor: EditorView) -> OutlineView {
  editor.hasCollapsibleHeadings = true
  let sidebar = OutlineView(for: editor)
  if let second = editor.outline.dropFirst().first { editor.show(second) }
  return sidebar
}

@MainActor
func showLines(of editor: EditorView) {
  editor.showsLineNumbers = true
  editor.lineNumberStyle = LineNumberStyle(continuation: "↪", hasSeparator: true)
  editor.highlightsCurrentLine = true
  editor.highlightsBrackets = true
  editor.showsSpaces = true
  editor.showsBlockHandles = true
}

@MainActor
func replaceAddresses(with bar: FindBar) async throws -> Int {
  bar.finder.query = TextQuery("(\\w+)@(\\w+)", isExpression: true)
  let count = try await bar.finder.replaceAll(with: "\\2: \\1")
  return count
}

/// Saves a document from time to time.
@MainActor
protocol Saving: AnyObject {
  func schedule()
}

@MainActor
func saveChanges(
  of editor: EditorView, saving: any Saving, hasRoom: @escaping @MainActor () -> Bool,
  quote: @escaping @MainActor (RichText) -> Void
) {
  editor.onDocumentChanged = { saving.schedule() }
  editor.mayPerform = { action in action != .paste || hasRoom() }  // keys, the menu, drops
  editor.onPaste = { content in content.count <= 10_000 ? content : nil }
  editor.onCopy = { @MainActor content in
    CopiedContent(content, forms: [("text/x-note", Array(content.text.utf8))])
  }
  editor.extraMenu = { @MainActor editor, range in
    range.isEmpty ? [] : [MenuEntry("_Quote") { quote(editor.content(in: range)) }]
  }
  editor.inputHints = [.uppercaseSentences, .wordCompletion]
  editor.spellChecker = .shared
}

/// The code on the page of RichTextModel.
func copyBySaving() throws -> RichText {
  let text = RichText("Mind the gap")
  let saved = try SavedForm.bytes(of: text)
  let copy = try SavedForm.content(from: saved)
  return copy
}

@MainActor
func addRowToTable(in editor: EditorView) -> FormattingToolbar {
  let prices = TableContent(rows: [["Fruit", "Price"], ["Plums", "2.50"]])
  editor.insertAttachment(TableAttachment(prices), in: editor.selectedRange)
  if let (table, position) = TableAttachment.around(editor) {
    table.change(caretAt: position) { $0.insertRow(at: position.row) }
  }
  let toolbar = FormattingToolbar(entries: FormattingToolbar.standard + FormattingToolbar.tables)
  return toolbar
}

func insert(_ pasted: RichText, into text: inout RichText, at caret: Int) {
  let insertion = text.insertion(of: pasted, from: .document, in: caret..<caret)
  text.apply(insertion)
}
