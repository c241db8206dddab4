import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Copying, cutting and pasting with attributes and attachments.
final class ClipboardTests: WidgetTestCase {
  private static let bold: AttributeContainer = {
    var bold = AttributeContainer()
    bold.fontTraits = .bold
    return bold
  }()

  /// Runs a test on an editor that has "one" in bold, a panel with "in", and "two".
  @MainActor
  private static func withPanel(_ body: (EditorView, WindowHost) -> Void) {
    let editor = makeEditor()
    let panel = AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["in"])
    editor.content = RichText("one\n", attributes: bold) + RichText(panel) + "\ntwo"
    withWindow(of: editor, width: 300) { host in
      host.settle()
      body(editor, host)
    }
  }

  @MainActor
  private static func makeEditor() -> EditorView {
    let editor = EditorView(context: EditorViewContext())
    editor.attachmentMaker = { content in
      guard content.name == ContentType("panel") else { return nil }
      let inner = EditorView(context: EditorViewContext())
      return Attachment(
        name: content.name, content: inner, size: content.size, isBlock: true, editors: [inner])
    }
    return editor
  }

  @MainActor
  private static func press(_ name: String, shift: Bool = false, _ host: WindowHost) {
    host.press(name, control: true, shift: shift)
    // Reading is asynchronous even within a program, and requests are answered in order.
    _ = read(RichClipboard.mediaType)
    _ = Self.read(Clipboard.plainText)
    host.settle()
  }

  @MainActor
  private static func read(_ mediaType: String) -> String? {
    var answer: [UInt8]??
    Clipboard.current?.read(mediaType) { answer = $0 }
    _ = MainLoop.run(atMost: 60) { answer != nil }
    return answer.flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  func testACopyIsOfferedAsItIsAndAsHTMLAndText() {
    onMain {
      Self.withPanel { editor, host in
        editor.selectedRange = 0..<editor.contentLength
        Self.press("c", host)
        XCTAssertEqual(Self.read(Clipboard.plainText), "one\nin\ntwo")
        XCTAssertEqual(Self.read("text/html"), HTMLForm.html(of: editor.content))
        let saved = Self.read(RichClipboard.mediaType) ?? ""
        XCTAssertEqual(try? SavedForm.content(fromText: saved), editor.content)
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testTheAppChangesWhatIsCopiedAndCut() {
    onMain {
      Self.withPanel { editor, host in
        editor.onCopy = { @MainActor content in
          CopiedContent(
            content + "!",
            forms: [("text/x-own", Array("own".utf8)), ("text/html", Array("<p>".utf8))])
        }
        for key in ["c", "x"] {
          editor.selectedRange = 0..<3
          Self.press(key, host)
          XCTAssertEqual(Self.read(Clipboard.plainText), "one!")
          XCTAssertEqual(Self.read("text/x-own"), "own")
          XCTAssertEqual(Self.read("text/html"), "<p>")
          let saved = Self.read(RichClipboard.mediaType) ?? ""
          XCTAssertEqual(try? SavedForm.content(fromText: saved).text, "one!")
          XCTAssertEqual(editor.text.hasPrefix("one"), key == "c")
        }
        editor.undo()
        // A nested editor asks, too.
        let inner = editor.attachments[0].editors[0]
        inner.area.textView.focus()
        inner.selectedRange = 0..<2
        Self.press("c", host)
        XCTAssertEqual(Self.read(Clipboard.plainText), "in!")
        inner.onCopy = { @MainActor in CopiedContent($0) }
        Self.press("c", host)
        XCTAssertEqual(Self.read(Clipboard.plainText), "in")
        XCTAssertNil(Self.read("text/x-own"))
      }
    }
  }

  func testWhatMayNotLeaveStays() {
    onMain {
      Self.withPanel { editor, host in
        Clipboard.current?.set("before")
        editor.onCopy = { @MainActor _ in nil }
        editor.selectedRange = 0..<3
        for key in ["c", "x"] {
          Self.press(key, host)
          XCTAssertEqual(Self.read(Clipboard.plainText), "before")
          XCTAssert(editor.text.hasPrefix("one"))
        }
        editor.onCopy = nil
        Self.press("x", host)
        XCTAssertEqual(Self.read(Clipboard.plainText), "one")
        XCTAssertFalse(editor.text.hasPrefix("one"))
      }
    }
  }

  func testAPasteOfACopyHasAttachmentsOfItsOwn() {
    onMain {
      Self.withPanel { editor, host in
        let before = editor.content
        editor.selectedRange = 0..<editor.contentLength
        Self.press("c", host)
        editor.selectedRange = editor.contentLength..<editor.contentLength
        Self.press("v", host)
        XCTAssertEqual(editor.text, before.text + before.text)
        XCTAssertEqual(editor.attachments.count, 2)
        XCTAssertEqual(Set(editor.attachments.map(\.id)).count, 2)
        XCTAssertEqual(editor.attachments.map { $0.editors[0].text }, ["in", "in"])
        XCTAssertEqual(editor.attributes(at: before.count).fontTraits, .bold)
        XCTAssertEqual(editor.selectedRange, editor.contentLength..<editor.contentLength)
        // The copy is deep: text typed in one is not in the other.
        editor.attachments[1].editors[0].appendCharacters("side")
        XCTAssertEqual(editor.attachments.map { $0.editors[0].text }, ["in", "inside"])
        editor.undo()
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, before)
        editor.redo()
        XCTAssertEqual(editor.attachments.map { $0.editors[0].text }, ["in", "in"])
      }
    }
  }

  func testWhatIsCutAndPastedIsTheSame() {
    onMain {
      Self.withPanel { editor, host in
        let panel = editor.attachments[0]
        editor.selectedRange = 4..<6
        Self.press("x", host)
        XCTAssertEqual(editor.text, "one\ntwo")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.selectedRange = 0..<0
        Self.press("v", host)
        XCTAssertEqual(editor.text, "\u{FFFC}\none\ntwo")
        XCTAssert(editor.attachments.first === panel)
        XCTAssertEqual(editor.undoDepth, 2)
        Self.press("v", host)
        XCTAssertEqual(editor.attachments.count, 2)
        XCTAssertFalse(editor.attachments[1] === panel && editor.attachments[0] === panel)
        for _ in 0..<3 { editor.undo() }
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        XCTAssert(editor.attachments.first === panel)
        // Deleting a selection and what replaces it are still one step.
        editor.selectedRange = 0..<3
        host.type("x")
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  func testAPasteReplacesTheSelectionAsOneStep() {
    onMain {
      Self.withPanel { editor, host in
        editor.selectedRange = 0..<3
        Self.press("c", host)
        editor.selectedRange = 6..<9
        Self.press("v", host)
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\none")
        XCTAssertEqual(editor.attributes(at: 6).fontTraits, .bold)
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        XCTAssertEqual(editor.selectedRange, 6..<9)
      }
    }
  }

  func testAPlainPasteHasNoAttributes() {
    onMain {
      Self.withPanel { editor, host in
        editor.selectedRange = 0..<6
        Self.press("c", host)
        editor.selectedRange = 9..<9
        Self.press("v", shift: true, host)
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwoone\nin\n")
        XCTAssertNil(editor.attributes(at: 9).fontTraits)
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  /// The saved form of text in nested panels.
  private static func saved(depth: Int) -> String {
    var content = #"{"text": "x"}"#
    for _ in 0..<depth {
      content = #"{"attachment": {"name": "panel", "isBlock": true, "editors": [[\#(content)]]}}"#
    }
    return #"{"format": "concertina-rich-text", "version": 1, "content": [\#(content)]}"#
  }

  func testWhatOnlyCallsItselfRichTextIsPastedAsText() {
    onMain {
      Self.withPanel { editor, host in
        var errors: [any Error] = []
        editor.onPasteRejected = { errors.append($0) }
        let deep = Self.saved(depth: SavedForm.maxDepth + 2)
        let broken = ["{", "{\"format\": \"concertina-rich-text\", \"version\": 99}", "", deep]
        for broken in broken {
          Clipboard.current?.offer([
            (RichClipboard.mediaType, Array(broken.utf8)),
            (Clipboard.plainText, Array("text".utf8)),
          ])
          editor.selectedRange = 0..<3
          Self.press("v", host)
          XCTAssertEqual(editor.text, "text\n\u{FFFC}\ntwo", broken)
          editor.undo()
        }
        XCTAssertEqual(errors.count, broken.count)
        XCTAssert(errors.last is SavedFormError, "\(errors)")
      }
    }
  }

  func testHTMLOfAnotherProgramKeepsItsAttributes() {
    onMain {
      Self.withPanel { editor, host in
        Clipboard.current?.offer([
          ("text/html", Array("<p>Warm <b>greetings</b><p><a href='https://a.org'>there</a>".utf8)),
          (Clipboard.plainText, Array("plain".utf8)),
        ])
        editor.selectedRange = 0..<3
        Self.press("v", host)
        XCTAssertEqual(editor.text, "Warm greetings\nthere\n\u{FFFC}\ntwo")
        XCTAssertNil(editor.attributes(at: 0).fontTraits)
        XCTAssertEqual(editor.attributes(at: 5).fontTraits, .bold)
        XCTAssertEqual(editor.attributes(at: 15)[LinkKey.self], "https://a.org")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        Self.press("v", shift: true, host)
        XCTAssertEqual(editor.text, "plain\n\u{FFFC}\ntwo")
      }
    }
  }

  func testHTMLThatSaysNoMoreThanTheTextIsTakenAsText() {
    onMain {
      Self.withPanel { editor, host in
        let tooLong = [UInt8](repeating: UInt8(ascii: "a"), count: HTMLForm.maxSize + 1)
        for html in [Array("<p>a<p>b".utf8), Array("<!-- -->".utf8), [], tooLong] {
          Clipboard.current?.offer([
            ("text/html", html), (Clipboard.plainText, Array("a\n\nb".utf8)),
          ])
          editor.selectedRange = 0..<3
          Self.press("v", host)
          // Long HTML is read on another thread first.
          _ = MainLoop.run(atMost: 60) { editor.contentLength != 9 }
          XCTAssertEqual(editor.text, "a\n\nb\n\u{FFFC}\ntwo")
          editor.undo()
        }
      }
    }
  }

  /// A long document is read on another thread, and pasted where the caret is when that is done.
  func testALongDocumentIsReadAside() {
    onMain {
      Self.withPanel { editor, host in
        let html = String(repeating: "<p>Some <i>words</i>", count: 5_000)
        Clipboard.current?.offer([("text/html", Array(html.utf8))])
        editor.selectedRange = 9..<9
        Self.press("v", host)
        XCTAssert(MainLoop.run(atMost: 60) { editor.contentLength > 9 })
        XCTAssertEqual(editor.contentLength, 9 + 5_000 * 11 - 1)
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  func testNothingComesIntoAnEditorThatCannotBeEditedAndNothingIsCutFromIt() {
    onMain {
      Self.withPanel { editor, host in
        let before = editor.content
        editor.isEditable = false
        editor.selectedRange = 0..<6
        Self.press("x", host)
        XCTAssertEqual(Self.read(Clipboard.plainText), "one\nin\n")
        Self.press("v", host)
        Self.press("v", shift: true, host)
        XCTAssertEqual(editor.content, before)
      }
    }
  }

  func testWhatGtkCopiesAroundAnAttachmentIsOneStep() {
    onMain {
      Self.withPanel { editor, host in
        let (buffer, before) = (editor.area.buffer, editor.content)
        buffer.performUserAction { buffer.insertCopy(of: 2..<8, at: 0) }
        let (copied, ids) = (editor.text, editor.attachments.map(\.id))
        XCTAssertEqual(copied, "e\n\u{FFFC}\ntwone\n\u{FFFC}\ntwo")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, before)
        editor.redo()
        XCTAssertEqual(editor.text, copied)
        XCTAssertEqual(editor.attachments.map(\.id), ids)
      }
    }
  }

  func testAnAttachmentThatGtkCopiesWhereNothingMayComeLeavesNoSpace() {
    onMain {
      Self.withPanel { editor, host in
        let (buffer, before) = (editor.area.buffer, editor.content)
        for rejected in ["e\n", "\ntw", nil] {
          let guardian = Guardian(rejected)
          editor.register(processors: [guardian])
          buffer.performUserAction { buffer.insertCopy(of: 2..<8, at: 0) }
          host.settle()
          XCTAssertEqual(editor.content, before, "refused \(rejected ?? "everything")")
          XCTAssertEqual(editor.attachments.count, 1)
          XCTAssertEqual(editor.undoDepth, 0)
          editor.unregister(processors: [guardian])
        }
      }
    }
  }

  func testAnAttachmentThatGtkCopiesIsACopy() {
    onMain {
      Self.withPanel { editor, host in
        let buffer = editor.area.buffer
        buffer.performUserAction { buffer.insertCopy(of: 4..<5, at: 0) }
        host.settle()
        XCTAssertEqual(editor.text, "\u{FFFC}one\n\u{FFFC}\ntwo")
        XCTAssertEqual(editor.attachments.count, 2)
        XCTAssertEqual(Set(editor.attachments.map(\.id)).count, 2)
        XCTAssertEqual(editor.attachments.map { $0.editors[0].text }, ["in", "in"])
        editor.undo()
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        XCTAssertEqual(editor.attachments.count, 1)
      }
    }
  }

  func testABlockThatIsPastedOrDroppedIntoALineGetsOneOfItsOwn() {
    onMain {
      Self.withPanel { editor, host in
        editor.selectedRange = 4..<5
        Self.press("c", host)
        editor.selectedRange = 8..<8
        Self.press("v", host)
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntw\n\u{FFFC}\no")
        editor.undo()
        XCTAssertTrue(
          TextDrag(4..<5, of: editor.implementation.editing).drop(
            into: editor.implementation.editing, at: 1, isMoved: true))
        XCTAssertEqual(editor.text, "o\n\u{FFFC}\nne\n\ntwo")
        editor.undo()
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        // Nothing is added where the block already has a line of its own.
        editor.selectedRange = 4..<5
        Self.press("x", host)
        Self.press("v", host)
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
      }
    }
  }
}

/// A processor that rejects one text, or every text if that is nil.
private struct Guardian: TextProcessing {
  let name = "guardian"
  private let rejected: String?

  init(_ rejected: String?) { self.rejected = rejected }

  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool { rejected.map { $0 != text } ?? false }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool { false }
}
