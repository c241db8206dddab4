import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing
@testable import WidgetSupport

/// The editor carries out what is decided on values, in every way in which content comes.
final class EditorInsertionTests: WidgetTestCase {
  private static func line(
    _ text: String, _ format: ParagraphFormat = ParagraphFormat()
  ) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = format.ifNotPlain
    return RichText(text, attributes: attributes)
  }

  private static let item = ParagraphFormat(list: ListItem(.bullet))
  private static let heading = ParagraphFormat(style: .heading(1))
  private static let code = ParagraphFormat(style: .code)

  /// What each line is, with its text; a line of several formats has all of them.
  @MainActor
  private static func lines(of editor: EditorView) -> [String] {
    editor.paragraphs.map { paragraph in
      let formats = Set(paragraph.text.runs.map { $0.attributes[ParagraphKey.self] })
      let kinds = formats.map { format in
        format?.list.map { "\($0.kind) \($0.level)" } ?? format?.style.rawValue ?? "body"
      }
      return "\(kinds.sorted().joined(separator: "+")): \(paragraph.text.text)"
    }
  }

  @MainActor
  private static func take(
    _ forms: [(mediaType: String, bytes: [UInt8])], at offset: Int, by way: TextIntake.Way,
    into editor: EditorView
  ) {
    let offer = LateOffer(forms)
    XCTAssert(editor.area.intake.take(offer, into: offset..<offset, by: way) { _ in })
    for _ in 0..<3 { offer.arrive() }
  }

  @MainActor
  private static func take(
    text: String, at offset: Int, by way: TextIntake.Way, into editor: EditorView
  ) {
    take([(Clipboard.plainText, Array(text.utf8))], at: offset, by: way, into: editor)
  }

  func testTextOfTheMiddleButtonIsOfTheLineThatItIsPressedOn() {
    onMain {
      let content =
        Self.line("Title\n", Self.heading) + Self.line("one\n", Self.item) + Self.line("end")
      for (offset, expected) in [
        (0, ["heading-1: !Title", "bullet 0: one", "body: end"]),
        (2, ["heading-1: Ti!tle", "bullet 0: one", "body: end"]),
        (5, ["heading-1: Title!", "bullet 0: one", "body: end"]),
        (6, ["heading-1: Title", "bullet 0: !one", "body: end"]),
        (10, ["heading-1: Title", "bullet 0: one", "body: !end"]),
      ] {
        for way in [TextIntake.Way.middleButton, .drop] {
          withEditor(content) { editor, _ in
            editor.selectedRange = 12..<12
            Self.take(text: "!", at: offset, by: way, into: editor)
            XCTAssertEqual(Self.lines(of: editor), expected, "\(way)")
            XCTAssertEqual(editor.undoDepth, 1)
            editor.undo()
            XCTAssertEqual(editor.content, content)
            XCTAssertEqual(editor.selectedRange, 12..<12)
          }
        }
      }
    }
  }

  func testJoinedTextIsOfTheLineThatItIsJoinedTo() {
    onMain {
      let content =
        Self.line("Title\n", Self.heading) + Self.line("one\n", Self.item) + Self.line("end")
      let edits: [(Range<Int>, String, [String])] = [
        (10..<10, "BackSpace", ["heading-1: Title", "bullet 0: oneend"]),
        (9..<9, "Delete", ["heading-1: Title", "bullet 0: oneend"]),
        (5..<5, "Delete", ["heading-1: Titleone", "body: end"]),
        (2..<11, "Delete", ["heading-1: Tind"]),
        (0..<7, "Delete", ["bullet 0: ne", "body: end"]),
        (2..<8, "x", ["heading-1: Tixe", "body: end"]),
      ]
      for (range, key, expected) in edits {
        withEditor(content) { editor, host in
          editor.selectedRange = range
          host.press(key)
          XCTAssertEqual(Self.lines(of: editor), expected, "\(range) \(key)")
          editor.undo()
          XCTAssertEqual(editor.content, content)
          editor.redo()
          XCTAssertEqual(Self.lines(of: editor), expected, "\(range) \(key)")
        }
      }
      withEditor(content) { editor, host in
        editor.selectedRange = 2..<11
        host.press("x", control: true)
        XCTAssertEqual(Self.lines(of: editor), ["heading-1: Tind"])
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  func testADraggedWordIsOfTheLineThatItIsDroppedOn() {
    onMain {
      let content = Self.line("two cars\n") + Self.line("Ada", Self.item)
      withEditor(content) { editor, _ in
        let editing = editor.implementation.editing
        XCTAssert(TextDrag(0..<4, of: editing).drop(into: editing, at: 9, isMoved: true))
        XCTAssertEqual(Self.lines(of: editor), ["body: cars", "bullet 0: two Ada"])
        editor.undo()
        XCTAssertEqual(editor.content, content)
        XCTAssert(TextDrag(9..<12, of: editing).drop(into: editing, at: 0, isMoved: false))
        XCTAssertEqual(Self.lines(of: editor)[0], "body: Ada two cars")
      }
    }
  }

  func testWhatHasNoTextStaysWhereItIsWhenItIsDroppedOnCode() {
    onMain {
      let panel = RichText(AttachmentContent(name: "panel"))
      withEditor(Self.line("a") + panel + Self.line("\n") + Self.line("let", Self.code)) {
        editor, _ in
        let (before, editing) = (editor.content, editor.implementation.editing)
        let drag = TextDrag(1..<2, of: editing)
        XCTAssertFalse(drag.drop(into: editing, at: 4, isMoved: true))
        drag.end(isMoved: false)
        XCTAssertEqual(editor.content, before)
      }
    }
  }

  func testAnAppsContentIsOfTheLineAsWell() {
    onMain {
      withEditor(Self.line("Ada", Self.item)) { editor, _ in
        editor.selectedRange = 0..<0
        editor.paste("two ")
        XCTAssertEqual(Self.lines(of: editor), ["bullet 0: two Ada"])
        editor.selectedRange = 0..<7
        editor.paste(Self.line("Title", Self.heading))
        XCTAssertEqual(Self.lines(of: editor), ["heading-1: Title"])
      }
    }
  }

  func testTheRestOfALineIsRestoredWithIt() {
    onMain {
      let content = Self.line("one\n", Self.item) + Self.line("two\n", Self.heading) + "end"
      withEditor(content) { editor, _ in
        editor.selectedRange = 1..<5
        editor.paste("x")
        XCTAssertEqual(Self.lines(of: editor), ["bullet 0: oxwo", "body: end"])
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, content)
        XCTAssertEqual(editor.selectedRange, 1..<5)
        editor.redo()
        XCTAssertEqual(Self.lines(of: editor), ["bullet 0: oxwo", "body: end"])
        XCTAssertEqual(editor.selectedRange, 2..<2)
      }
    }
  }

  /// The editor reads only the lines that a part touches.
  func testAnEditorDecidesAsItsContentDoes() {
    onMain {
      let content =
        Self.line("one\n", Self.item) + Self.line("\n", Self.heading) + Self.line("two\n")
        + Self.line("let a\n", Self.code) + Self.line("end", Self.heading)
      let pasted = [
        RichText("x"), Self.line("x\ny", Self.item), Self.line("x\n", Self.heading), "x\ny\n",
      ]
      withEditor(content) { editor, _ in
        editor.selectedRange = 1..<2
        for start in 0...content.count {
          for end in Set([start, min(start + 5, content.count)]) {
            for new in pasted {
              for source in Insertion.Source.allCases {
                let own = editor.node.content.insertion(of: new, from: source, in: start..<end)
                let whole = content.insertion(of: new, from: source, in: start..<end)
                XCTAssertEqual(own, whole, "\(start)..<\(end) \(source) \(new.text)")
              }
            }
          }
        }
      }
    }
  }

  // MARK: Links

  func testPastedAddressesAreLinksInTheSameStep() {
    onMain {
      withEditor("see") { editor, _ in
        editor.detectsLinks = true
        Self.take(text: " http://a.org and www.b.org", at: 3, by: .paste, into: editor)
        XCTAssertEqual(editor.link(at: 5)?.address, "http://a.org")
        XCTAssertEqual(editor.link(at: 22)?.address, "https://www.b.org")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, "see")
        Self.take(text: "http://a.org", at: 3, by: .paste, into: editor)
        XCTAssertNil(editor.link(at: 5), "a part of a word")
      }
    }
  }

  func testAddressesInCodeStayText() {
    onMain {
      withEditor(Self.line("a ", Self.code)) { editor, host in
        editor.detectsLinks = true
        editor.selectedRange = 2..<2
        host.type("http://a.org ")
        Self.take(text: "http://b.org\nwww.c.org ", at: 15, by: .paste, into: editor)
        XCTAssertEqual(editor.text, "a http://a.org http://b.org\nwww.c.org ")
        XCTAssertTrue(editor.content.runs.allSatisfy { $0.attributes[LinkKey.self] == nil })
      }
    }
  }

  // MARK: What cannot be read

  func testTextBesideWhatCannotBeReadIsInserted() {
    onMain {
      withEditor { editor, _ in
        var errors: [any Error] = []
        editor.onPasteRejected = { errors.append($0) }
        let html = Array("<img src='\(String(repeating: "a", count: HTMLForm.maxSize))'>".utf8)
        let text = Array("text".utf8)
        for type in [Clipboard.plainText, "text/plain"] {
          Self.take([(HTMLForm.mediaType, html), (type, text)], at: 0, by: .paste, into: editor)
          XCTAssertEqual(editor.text, "text", type)
          editor.undo()
        }
        XCTAssertEqual(errors.count, 2)
      }
    }
  }

  func testHTMLBesideADamagedPictureIsInserted() {
    onMain {
      withEditor { editor, _ in
        var errors: [any Error] = []
        editor.onPasteRejected = { errors.append($0) }
        let offer = LateOffer([
          ("image/png", [1, 2, 3]), (HTMLForm.mediaType, Array("<b>a</b>".utf8)),
        ])
        XCTAssert(editor.area.intake.take(offer, into: 0..<0, by: .paste) { _ in })
        let isThere = MainLoop.run(atMost: 60) {
          offer.arrive()
          return !editor.isEmpty
        }
        XCTAssert(isThere)
        XCTAssertEqual(editor.text, "a")
        XCTAssertEqual(errors.count, 1)
      }
    }
  }

  func testNothingToInsertIsShown() {
    onMain {
      let editor = EditorView()
      let toasts = ToastOverlay(Box(.vertical, [editor]))
      let host = WindowHost(toasts, width: 300)
      Self.take([(HTMLForm.mediaType, Array("<p></p>".utf8))], at: 0, by: .paste, into: editor)
      XCTAssertEqual(toasts.message, PasteError.nothingToInsert.message)
      toasts.dismiss()
      var errors: [PasteError] = []
      editor.onPasteRejected = { if let error = $0 as? PasteError { errors.append(error) } }
      Self.take([(HTMLForm.mediaType, Array("<p></p>".utf8))], at: 0, by: .paste, into: editor)
      XCTAssertEqual(errors, [.nothingToInsert])
      XCTAssertNil(toasts.message)
      editor.content = Self.line("let a = 1", Self.code)
      let picture = Array("<img src='https://a.org/x.png'>".utf8)
      Self.take([(HTMLForm.mediaType, picture)], at: 3, by: .paste, into: editor)
      XCTAssertEqual(editor.text, "let a = 1")
      XCTAssertEqual(errors.count, 2, "code does not have pictures")
      host.close()
    }
  }

  func testACopyIsOfferedAsMarkdown() {
    onMain {
      let forms = RichClipboard.offered(Self.line("Title\n", Self.heading) + "text", [])
      let markdown = forms.first { $0.mediaType == MarkdownForm.mediaType }
      XCTAssertEqual(
        markdown.map { String(decoding: $0.bytes, as: UTF8.self) }, "# Title\n\ntext\n")
    }
  }
}
