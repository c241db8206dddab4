import CConcertinaGtk
import Concertina
import WidgetTestSupport
import XCTest

/// The code in the README and in the articles is code that is compiled here.
final class ReadmeTests: WidgetTestCase {
  /// The files in which it is compiled, besides those of the articles.
  private static let sources = [
    "Examples/QuickStart/main.swift", "Examples/Playground/main.swift",
    "Examples/Playground/BookingForm.swift", "Tests/WidgetTests/EditorExamples.swift",
    "Tests/WidgetTests/Embedding.swift", "Tests/WidgetTests/ComposerExample.swift",
    "Tests/WidgetTests/FieldsExample.swift", "Tests/WidgetTests/PanelExample.swift",
    "Tests/WidgetTests/RichTextExample.swift",
  ]

  func testTheExamplesAreThoseThatCompile() throws {
    let articles = try paths(in: "Sources").filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    let codeOfArticles = try paths(in: "Tests/WidgetTests/Articles")
    let sources = try (Self.sources + codeOfArticles).map { try lines(of: $0) }
    XCTAssertGreaterThan(articles.count, 20)
    for page in ["README.md"] + articles {
      for block in try blocks(of: page) {
        let isCompiled = sources.contains { holds($0, block) }
        XCTAssert(isCompiled, "\(page): not compiled:\n\(block.joined(separator: "\n"))")
      }
    }
    XCTAssertGreaterThan(try blocks(of: "README.md").count, 10)
    let quickStart = try XCTUnwrap(sources.first)
    for page in ["README.md", "Sources/Concertina/Concertina.docc/GettingStarted.md"] {
      XCTAssert(holds(try lines(of: page), quickStart), "\(page) lacks the whole first program")
    }
  }

  /// The article on panels is one program, divided into steps.
  func testTheStepsToAPanelAreAProgram() throws {
    let steps = try blocks(of: "Sources/RichTextEditing/RichTextEditing.docc/Panel.md")
    XCTAssertEqual(steps.count, 8)
    let program = try lines(of: "Tests/WidgetTests/PanelExample.swift")
    XCTAssertEqual(["import Concertina", "import GtkCore"] + steps.flatMap { $0 }, program)
  }

  func testThePanelOfTheArticleDoesWhatItSays() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let host = WindowHost(makeNotes(in: editor, context: context), watching: editor.area)
      editor.focus()
      host.type(">> x")
      XCTAssertEqual(editor.nestedEditors.map(\.text), ["x"])
      host.press("BackSpace")
      host.press("BackSpace")
      XCTAssertEqual(editor.text, "\n")
      editor.content = "some words"
      editor.selectedRange = 0..<10
      EditorCommandExecutor(context: context).execute(NoteCommand(context: context))
      let note = editor.nestedEditors[0]
      XCTAssertEqual(note.text, "some words")
      XCTAssertEqual(note.selectedRange, 10..<10)
      XCTAssert(note.area.textView.isFocus)
      XCTAssertEqual(editor.attachments.map(\.selectBeforeDelete), [true])
      XCTAssertEqual(note.maxHeight, .max(300))
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of code and the pages below a folder.
  private func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent(folder).path
    ).map { folder + "/" + $0 }.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
  }

  /// The Swift code in a page, each block as the lines of a file.
  private func blocks(of page: String) throws -> [[String]] {
    try lines(of: page).split(separator: "```swift", omittingEmptySubsequences: false)
      .dropFirst().map { $0.prefix { $0 != "```" } }.map(Array.init)
  }

  /// The lines of a file without their indentation.
  private func lines(of path: String) throws -> [String] {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func holds(_ lines: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, part.count <= lines.count else { return false }
    return (0...(lines.count - part.count)).contains { start in
      lines[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// The example editors are configured as the README says.
  func testTheEditorsOfTheExamplesAreAsTheyAreShown() {
    onMain {
      let examples = EditorExamples()
      XCTAssertEqual(examples.maximumOfLines().maxLines, 7)
      XCTAssertEqual(examples.fontAndLineSpacing().lineSpacing, 10)
      XCTAssertFalse(examples.noBorder().hasBorder)
      XCTAssertFalse(examples.ownBorder().hasBorder)
      _ = examples.activation()
      XCTAssertFalse(examples.isEnabled)
      examples.isEnabled = true
      let address = examples.regularExpression()
      examples.text = "somebody@example.org"
      XCTAssert(examples.isMatched)
      let (editor, focused) = (examples.editor(), examples.focus())
      let host = WindowHost(Box(.vertical, [address, examples.alwaysEnabled(), editor, focused]))
      examples.isFocus = true
      host.settle()
      XCTAssert(focused.containsFocus)
    }
  }

  func testAnEditorLivesInAWindowMadeWithoutTheWrappers() {
    onMain {
      let text = State("one\ntwo")
      let window = gtk_window_new()
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let reference = Self.embedded(in: box, of: window, text: text)
      XCTAssert(reference.isAlive)
      gtk_window_destroy(UnsafeMutablePointer(OpaquePointer(window)))
      MainLoop.runUntilIdle()
      XCTAssertFalse(reference.isAlive)
    }
  }

  @MainActor
  private static func embedded(
    in box: UnsafeMutablePointer<GtkWidget>?, of window: UnsafeMutablePointer<GtkWidget>?,
    text: State<String>
  ) -> WeakReference {
    addEditor(to: UnsafeMutablePointer(OpaquePointer(box!)), text: text)
    gtk_window_set_child(UnsafeMutablePointer(OpaquePointer(window)), box)
    gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
    let handle = Window(retaining: OpaquePointer(window!))
    FrameSettling(of: handle).waitUntilStill()
    let editor = handle.descendant(named: "ConcertinaAutoHeightEditor")
    XCTAssertGreaterThan(editor?.height ?? 0, 50, "two lines and the padding")
    return WeakReference(editor ?? handle)
  }
}
