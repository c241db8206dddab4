import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The forms in which other programs offer what is pasted, and what becomes of them.
final class PastedFormTests: WidgetTestCase {
  /// Offers some forms and pastes; waits until the editor has changed.
  @MainActor
  private static func paste(
    _ forms: KeyValuePairs<String, String>, into editor: EditorView, _ host: WindowHost,
    isPlain: Bool = false
  ) {
    Clipboard.current?.offer(forms.map { ($0.key, Array($0.value.utf8)) })
    let before = editor.content
    host.press("v", control: true, shift: isPlain)
    XCTAssert(MainLoop.run(atMost: 60) { editor.content != before })
    host.settle()
  }

  func testMarkdownIsPastedAsRichText() throws {
    guard MarkdownForm.isAvailable else { throw XCTSkip("cmark-gfm is not installed") }
    onMain {
      withEditor { editor, host in
        let markdown = "# One\n\n- [x] *two*\n"
        Self.paste(["text/markdown": markdown, Clipboard.plainText: markdown], into: editor, host)
        XCTAssertEqual(editor.text, "One\ntwo")
        XCTAssertEqual(editor.paragraphs.map(\.format.style), [.heading(1), .body])
        XCTAssertEqual(editor.paragraphs[1].format.list?.isChecked, true)
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  func testPlainTextIsNoMarkdown() {
    onMain {
      withEditor { editor, host in
        Self.paste([Clipboard.plainText: "# One\n- two"], into: editor, host)
        XCTAssertEqual(editor.text, "# One\n- two")
        XCTAssertEqual(editor.paragraphs.map(\.format), [ParagraphFormat(), ParagraphFormat()])
      }
    }
  }

  func testAPlainPasteOfHTMLAloneIsItsText() {
    onMain {
      withEditor { editor, host in
        Self.paste(["text/html": "<b>a</b><ul><li>b</ul>"], into: editor, host, isPlain: true)
        XCTAssertEqual(editor.text, "a\n• b")
        XCTAssertTrue(editor.content.runs.allSatisfy { $0.attributes == AttributeContainer() })
      }
    }
  }

  func testAnAddressPastedOverTextIsItsLink() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 4..<7
        Self.paste([Clipboard.plainText: "https://example.org/a\n"], into: editor, host)
        XCTAssertEqual(editor.text, "one two")
        XCTAssertNil(editor.attributes(at: 3)[LinkKey.self])
        XCTAssertEqual(editor.attributes(at: 4)[LinkKey.self], "https://example.org/a")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertNil(editor.attributes(at: 4)[LinkKey.self])
        let html = "<a href='https://b.org'>https://b.org</a>"
        Self.paste(["text/html": html, Clipboard.plainText: "https://b.org"], into: editor, host)
        XCTAssertEqual(editor.text, "one two")
        XCTAssertEqual(editor.attributes(at: 4)[LinkKey.self], "https://b.org")
      }
    }
  }

  func testAnAddressReplacesWhatCannotBeALink() {
    onMain {
      withEditor("one\ntwo") { editor, host in
        editor.selectedRange = 0..<7
        Self.paste([Clipboard.plainText: "https://a.org"], into: editor, host)
        XCTAssertEqual(editor.text, "https://a.org")
        editor.selectedRange = 0..<13
        Self.paste([Clipboard.plainText: "https://b.org"], into: editor, host)
        XCTAssertEqual(editor.text, "https://b.org")
        editor.selectedRange = 0..<5
        Self.paste([Clipboard.plainText: "https://c.org"], into: editor, host, isPlain: true)
        XCTAssertEqual(editor.text, "https://c.org://b.org")
        editor.registeredCommands = []
        editor.selectedRange = 0..<8
        Self.paste([Clipboard.plainText: "https://d.org"], into: editor, host)
        XCTAssertEqual(editor.text, "https://d.orgc.org://b.org")
      }
    }
  }

  func testLinesPastedIntoATickedTaskAreNotTicked() {
    onMain {
      var done = AttributeContainer()
      done[ParagraphKey.self] = ParagraphFormat(list: ListItem(.task, isChecked: true))
      withEditor(RichText("abc\n", attributes: done) + RichText("def", attributes: done)) {
        editor, host in
        editor.selectedRange = 3..<3
        Self.paste([Clipboard.plainText: "!\nnew\nnewer"], into: editor, host)
        XCTAssertEqual(editor.text, "abc!\nnew\nnewer\ndef")
        XCTAssertEqual(
          editor.paragraphs.map { $0.format.list?.isChecked }, [true, false, false, true])
        editor.undo()
        XCTAssertEqual(editor.paragraphs.map { $0.format.list?.isChecked }, [true, true])
      }
    }
  }

  func testItemsAreCopiedAsTextWithTheirMarkers() {
    onMain {
      withEditor { editor, host in
        editor.content = ListParser.content(of: [
          ("a", ListItem(.number)), ("b\nc", ListItem(.task, level: 1, isChecked: true)),
        ])
        editor.selectedRange = 0..<editor.content.count
        host.press("c", control: true)
        var text: String?
        Clipboard.current?.readPlainText { text = String(decoding: $0 ?? [], as: UTF8.self) }
        XCTAssert(MainLoop.run(atMost: 60) { text != nil })
        XCTAssertEqual(text, "1. a\n  ☑ b\n    c")
      }
    }
  }

  func testWhatIsRejectedIsReported() {
    onMain {
      withEditor { editor, host in
        var errors: [String] = []
        editor.onPasteRejected = { errors.append("\($0)") }
        editor.pictures.isAccepted = false
        Clipboard.current?.offer([("image/png", [1, 2, 3])])
        host.press("v", control: true)
        XCTAssertEqual(errors, ["\(PasteError.picturesNotAccepted)"])
        XCTAssert(editor.isEmpty)
        errors = []
        let html = "<b>\(String(repeating: "a", count: HTMLForm.maxSize))</b>"
        Self.paste(["text/html": html, Clipboard.plainText: "short"], into: editor, host)
        XCTAssertEqual(editor.text, "short")
        XCTAssertEqual(errors.count, 1)
        // Where nothing else is offered, it is the text that it shows, and not its tags.
        editor.content = ""
        let spaces = String(repeating: " ", count: HTMLForm.maxSize)
        Self.paste(["text/html": "<p>one<b>\(spaces)</b></p><p>two</p>"], into: editor, host)
        XCTAssert(MainLoop.run(atMost: 60) { !editor.isEmpty })
        XCTAssertEqual(editor.text, "one\ntwo")
        XCTAssertEqual(errors.count, 2)
      }
    }
  }
}
