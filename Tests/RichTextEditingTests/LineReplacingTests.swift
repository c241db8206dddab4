import FoundationEssentials
import GtkCore
import RichTextModel
import TextRules
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Replacing hits over several paragraphs.
final class LineReplacingTests: WidgetTestCase {
  @MainActor
  private static func settle(_ finder: TextFinder, _ host: WindowHost) {
    XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
    host.settle()
  }

  /// Finds a query in an editor, and closes the finder.
  @MainActor
  private static func finding(
    _ query: TextQuery, in editor: EditorView, _ host: WindowHost,
    _ body: (TextFinder) throws -> Void
  ) rethrows {
    editor.selectedRange = 0..<0
    let finder = TextFinder(for: editor)
    finder.query = query
    settle(finder, host)
    try body(finder)
    settle(finder, host)
    finder.close()
  }

  @MainActor
  private static func replacingAll(
    _ query: TextQuery, with template: String, in editor: EditorView, _ host: WindowHost
  ) throws -> Int {
    var count = -1
    try finding(query, in: editor, host) { finder in
      try finder.replaceAll(with: template) { count = $0 }
    }
    return count
  }

  func testOneHitIsReplacedAndTheNextOneIsCurrent() throws {
    try onMain {
      try withEditor("one\ntwo\none\ntwo\none\ntwo") { editor, host in
        try Self.finding(TextQuery("e\nt"), in: editor, host) { finder in
          XCTAssert(try finder.replace(with: "-"))
          Self.settle(finder, host)
          XCTAssertEqual(editor.text, "on-wo\none\ntwo\none\ntwo")
          XCTAssertEqual(finder.currentHit?.range, 8..<11)
          XCTAssertEqual(finder.currentNumber, 1)
          XCTAssert(try finder.replace(with: "\n\n"))
          Self.settle(finder, host)
          XCTAssertEqual(editor.text, "on-wo\non\n\nwo\none\ntwo")
          XCTAssertEqual(finder.hitCount, 1)
        }
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.text, "one\ntwo\none\ntwo\none\ntwo")
      }
    }
  }

  func testAllHitsAreOneStepAlsoInNestedEditors() throws {
    try onMain {
      let panel = RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["one\ntwo\n"]))
      try withPanels("one\ntwo\n" + panel + "\none\ntwo") { editor, host in
        let before = editor.content
        let count = try Self.replacingAll(TextQuery("e\nt"), with: ", t", in: editor, host)
        XCTAssertEqual(count, 3)
        XCTAssertEqual(editor.text, "on, two\n\u{FFFC}\non, two")
        XCTAssertEqual(editor.nestedEditors[0].text, "on, two\n")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, before)
        editor.redo()
        XCTAssertEqual(editor.text, "on, two\n\u{FFFC}\non, two")
      }
    }
  }

  func testLinesAreJoinedAndDivided() throws {
    try onMain {
      for (text, query, template, result) in [
        ("a\nb\n\nc\nd", TextQuery(#"(?<!\n)\n(?!\n)"#, isExpression: true), " ", "a b\n\nc d"),
        ("a\n\n\n\nb\n\nc", TextQuery(#"\n\n+"#, isExpression: true), #"\n"#, "a\nb\nc"),
        (
          "one\ntwo\nthree\nfour", TextQuery(#"^(.+)\n(.+)$"#, isExpression: true), #"\2\n\1"#,
          "two\none\nfour\nthree"
        ),
        ("a\n\nb", TextQuery("\n"), "", "ab"), ("a, b", TextQuery(", "), "\n", "a\nb"),
        ("a\r\nb\u{2029}c", TextQuery("\n"), ";", "a;b;c"),
      ] {
        try withEditor(RichText(text)) { editor, host in
          _ = try Self.replacingAll(query, with: template, in: editor, host)
          XCTAssertEqual(editor.text, result)
          XCTAssertEqual(editor.undoDepth, 1)
          editor.undo()
          XCTAssertEqual(editor.text, text)
        }
      }
    }
  }

  // MARK: Paragraphs

  /// Content with items of lists and a heading.
  @MainActor
  private static var formatted: RichText {
    EditorView.list(["plain", "# one", "# two", "  - three", "x four", "last"])
  }

  func testParagraphsAreFormattedAsIfTheHitWereSelectedAndTyped() throws {
    try onMain {
      let queries = [
        "plain\none", "n\no", "\n", "e\n", "\nt", "one\ntwo\nth", "four\nlast", "plain\n", "\nlast",
        "two\nthree\nfour",
      ]
      for query in queries {
        for template in ["", "x"] {
          var (typed, replaced) = (RichText(), RichText())
          try withEditor(Self.formatted) { editor, host in
            editor.selectedRange = 0..<5
            StyleCommand.style(.heading(1)).execute(on: editor)
            try Self.finding(TextQuery(query), in: editor, host) { finder in
              XCTAssert(try finder.replace(with: template))
            }
            replaced = editor.content
          }
          withEditor(Self.formatted) { editor, host in
            editor.selectedRange = 0..<5
            StyleCommand.style(.heading(1)).execute(on: editor)
            Self.finding(TextQuery(query), in: editor, host) { finder in
              let hit = finder.currentHit?.range ?? 0..<0
              finder.close()
              editor.selectedRange = hit
            }
            if template.isEmpty { host.press("Delete") } else { host.type(template) }
            typed = editor.content
          }
          XCTAssertEqual(replaced, typed, "\(query.debugDescription) → \(template)")
        }
      }
    }
  }

  func testItemsOfListsAreJoinedAndStayItems() throws {
    try onMain {
      try withEditor(EditorView.list(["# one", "# two", "# three"])) { editor, host in
        let lines = { (query: String, template: String) in
          _ = try Self.replacingAll(TextQuery(query), with: template, in: editor, host)
          return editor.listedLines
        }
        XCTAssertEqual(try lines("one\nt", " t"), ["1.  two", "2. three"])
        XCTAssertEqual(try lines(" two\nthree", "x\ny"), ["1. x", "2. y"])
      }
    }
  }

  // MARK: Blocks

  func testALineBreakThatStaysBesideABlockIsNotReplaced() throws {
    try onMain {
      let panel = RichText(
        AttachmentContent(name: ContentType("panel"), isBlock: true, size: .fullWidth))
      try withPanels("a\nb\n" + panel + "\nc\nd") { editor, host in
        editor.preserveBlockAttachmentNewline = .both
        let count = try Self.replacingAll(TextQuery("\n"), with: " ", in: editor, host)
        XCTAssertEqual(editor.text, "a b\n\u{FFFC}\nc d")
        XCTAssertEqual(count, 2)
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  /// A block stays on a line of its own, whatever is replaced before it later.
  func testTextBesideABlockIsAParagraphAlsoIfThereAreHitsBefore() throws {
    try onMain {
      let panel = RichText(
        AttachmentContent(name: ContentType("panel"), isBlock: true, size: .fullWidth))
      try withPanels("one\ntwo\n\none\n" + panel + "\none\nx") { editor, host in
        let before = editor.content
        _ = try Self.replacingAll(TextQuery("\none"), with: "!", in: editor, host)
        XCTAssertEqual(editor.text, "one\ntwo\n!\n\u{FFFC}\n!\nx")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, before)
      }
    }
  }
}
