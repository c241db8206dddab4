import CConcertinaGtk
import Concertina
import WidgetTestSupport
import XCTest

/// The code in the README is code that is compiled here.
final class ReadmeTests: WidgetTestCase {
  /// The files in which the code of the README is compiled.
  private static let sources = [
    "Examples/QuickStart/main.swift", "Tests/WidgetTests/EditorExamples.swift",
    "Tests/WidgetTests/Embedding.swift", "Tests/WidgetTests/ComposerExample.swift",
    "Tests/WidgetTests/FieldsExample.swift", "Tests/WidgetTests/RichTextExample.swift",
  ]

  func testTheExamplesAreThoseThatCompile() throws {
    let readme = try lines(of: "README.md")
    let sources = try Self.sources.map { try lines(of: $0) }
    let blocks = readme.split(separator: "```swift", omittingEmptySubsequences: false)
      .dropFirst().map { $0.prefix { $0 != "```" } }
    XCTAssertGreaterThan(blocks.count, 12)
    for block in blocks {
      let isCompiled = sources.contains { holds($0, Array(block)) }
      XCTAssert(isCompiled, "nobody compiles this:\n\(block.joined(separator: "\n"))")
    }
    let quickStart = try XCTUnwrap(sources.first)
    XCTAssert(holds(readme, quickStart), "README.md does not hold the whole first program")
  }

  /// The article on panels is one program, divided into steps.
  func testTheStepsToAPanelAreAProgram() throws {
    let article = try lines(of: "Sources/RichTextEditing/RichTextEditing.docc/Panel.md")
    let blocks = article.split(separator: "```swift", omittingEmptySubsequences: false)
      .dropFirst().map { $0.prefix { $0 != "```" } }
    XCTAssertEqual(blocks.count, 8)
    let program = try lines(of: "Tests/WidgetTests/PanelExample.swift")
    XCTAssertEqual(["import Concertina", "import GtkCore"] + blocks.flatMap { $0 }, program)
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
      XCTAssertEqual(note.maxHeight, .maximum(300))
      host.close()
    }
  }

  /// The lines of a file without their indentation.
  private func lines(of path: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
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
      host.close()
    }
  }

  func testAnEditorLivesInAWindowMadeWithoutTheWrappers() {
    onMain {
      let text = State(wrappedValue: "one\ntwo")
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
