import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The colors of code; without GtkSourceView there are none.
final class CodeColoringTests: WidgetTestCase {
  private static func code(_ text: String, _ language: String? = "c") -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .code, language: language)
    return RichText(text, attributes: attributes)
  }

  /// The offsets of an editor's letters that have a color of their own.
  @MainActor
  private static func coloredOffsets(of editor: EditorView) -> Set<Int> {
    let content = editor.implementation.content
    var offsets: Set<Int> = []
    content.buffer.forEachRun(in: 0..<content.count) { range, tags in
      // The tags of attributes are known; there are no misspelled words in these tests.
      if content.tags.marks(of: tags).count < tags.count { offsets.formUnion(range) }
    }
    return offsets
  }

  @MainActor
  private static func skipWithoutColors() throws {
    try XCTSkipUnless(SourceColors.isAvailable, "GtkSourceView is not installed")
  }

  func testWordsOfTheLanguageAreColored() throws {
    try onMain {
      try Self.skipWithoutColors()
      XCTAssert(SourceColors.languages.contains("swift"))
      withEditor("return\n" + Self.code("return a;\n") + Self.code("return", nil)) {
        editor, host in
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), Set(7..<13))
        XCTAssertEqual(editor.undoDepth, 0)
        XCTAssertNil(editor.attributes(at: 7)[TextColorKey.self], "no attribute")
      }
    }
  }

  func testColorsFollowEachEdit() throws {
    try onMain {
      try Self.skipWithoutColors()
      withEditor(Self.code("int a;\nint b;")) { editor, host in
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), Set(0..<3).union(7..<10))
        editor.selectedRange = 0..<0
        host.type("/*")
        host.settle()
        let count = editor.contentLength
        XCTAssertEqual(Self.coloredOffsets(of: editor).union([8]), Set(0..<count))
        editor.undo()
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), Set(0..<3).union(7..<10))
        editor.selectedRange = 0..<editor.contentLength
        StyleCommand(.body).execute(on: editor)
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), [], "text is not colored")
      }
    }
  }

  func testABlockThatComesIntoViewIsColored() throws {
    try onMain {
      try Self.skipWithoutColors()
      let editor = EditorView(context: EditorViewContext())
      editor.maxHeight = .max(200)
      editor.content = RichText(String(repeating: "text\n", count: 200)) + Self.code("int a;")
      editor.selectedRange = 0..<0
      withWindow(of: editor) { host in
        XCTAssertEqual(Self.coloredOffsets(of: editor), [])
        editor.selectedRange = editor.contentLength..<editor.contentLength
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), Set(1_000..<1_003))
      }
    }
  }

  func testAVeryLongBlockStaysPlain() throws {
    try onMain {
      try Self.skipWithoutColors()
      let count = CodeColoring.greatestLineCount + 10
      let lines = String(repeating: "int a;\n", count: count)
      withEditor(Self.code(lines)) { editor, host in
        editor.maxHeight = .max(200)
        host.settle()
        XCTAssertEqual(Self.coloredOffsets(of: editor), [])
      }
    }
  }

  func testColorsAreLegible() throws {
    try onMain {
      try Self.skipWithoutColors()
      let settings = try XCTUnwrap(DesktopSettings.current)
      defer { settings.prefersDark = false }
      for isDark in [false, true] {
        settings.prefersDark = isDark
        try withEditor(Self.code("/* c */ int a = \"s\"; return 7;")) { editor, host in
          host.settle()
          XCTAssertFalse(Self.coloredOffsets(of: editor).isEmpty)
          let view = editor.area.textView
          let ground = try XCTUnwrap(view.namedColor("concertina_code_background"))
          let text = try XCTUnwrap(view.namedColor("theme_text_color"))
          for part in SourceColors.parts(of: editor.text, language: "c", isDark: isDark) {
            let shown = part.color.readable(at: 4.5, on: ground, toward: text)
            XCTAssertGreaterThanOrEqual(shown.contrast(to: ground), 4.5)
          }
        }
      }
    }
  }

  func testTheLanguageIsChosenInTheToolbarOrTyped() {
    onMain {
      withEditor("a\nb") { editor, host in
        editor.selectedRange = 0..<3
        CodeLanguageCommand("rust").execute(on: editor)
        XCTAssertEqual(editor.paragraphs.map(\.format.language), ["rust", "rust"])
        XCTAssert(CodeLanguageCommand("rust").isOn(in: editor))
        XCTAssertFalse(CodeLanguageCommand(nil).isOn(in: editor))
        CodeLanguageCommand(nil).execute(on: editor)
        XCTAssertEqual(editor.paragraphs.map(\.format.language), [nil, nil])
        XCTAssertEqual(editor.paragraphs.map(\.format.style), [.code, .code])
      }
      withEditor { editor, host in
        editor.register(processors: [MarkupProcessor()])
        host.type("```swift let a")
        XCTAssertEqual(editor.text, "let a")
        XCTAssertEqual(editor.paragraphs.map(\.format.language), ["swift"])
      }
    }
  }
}
