import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The fate of a dropped text; the pointer is not part of these tests.
final class DragTests: WidgetTestCase {
  /// Runs a test on two editors that are the roots of their trees.
  ///
  /// The first one has "one", a panel with "in", and "two".
  @MainActor
  private static func withEditors(_ body: (EditorView, EditorView) -> Void) {
    let (first, second) = (makeEditor(), makeEditor())
    let panel = AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["in"])
    first.content = "one\n" + RichText(panel) + "\ntwo"
    second.content = "there"
    let host = WindowHost(Box(.vertical, [first, second]), width: 300)
    body(first, second)
    host.settle()
    host.close()
  }

  @MainActor
  private static func makeEditor() -> EditorView {
    let editor = EditorView(context: EditorViewContext())
    editor.attachmentMaker = { content in
      let inner = EditorView(context: EditorViewContext())
      return Attachment(
        name: content.name, content: inner, size: content.size, isBlock: true, editors: [inner])
    }
    return editor
  }

  /// Drops a part of an editor, with the same calls as a real drag.
  @MainActor
  @discardableResult
  private static func drop(
    _ range: Range<Int>, of source: EditorView, into target: EditorView, at offset: Int,
    isMoved: Bool = true
  ) -> Bool {
    let drag = TextDrag(range, of: source.implementation.editing)
    let isTaken = drag.drop(into: target.implementation.editing, at: offset, isMoved: isMoved)
    // A rejected drop removes nothing.
    drag.end(isMoved: isMoved && isTaken)
    return isTaken
  }

  func testWhatIsMovedWithinAnEditorIsTheSameAttachment() {
    onMain {
      Self.withEditors { editor, _ in
        let panel = editor.attachments[0]
        XCTAssert(Self.drop(3..<6, of: editor, into: editor, at: 9))
        XCTAssertEqual(editor.text, "onetwo\n\u{FFFC}\n")
        XCTAssert(editor.attachments.first === panel)
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        XCTAssert(editor.attachments.first === panel)
        XCTAssert(Self.drop(3..<5, of: editor, into: editor, at: 0))
        XCTAssertEqual(editor.text, "\n\u{FFFC}\none\ntwo", "a block has a line of its own")
        editor.undo()
        for offset in 3...5 {
          XCTAssertFalse(Self.drop(3..<5, of: editor, into: editor, at: offset))
        }
        XCTAssertEqual(editor.text, "one\n\u{FFFC}\ntwo")
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testAWordLeavesOneSpaceAndIsGivenOne() {
    onMain {
      Self.withEditors { editor, other in
        editor.content = "one two three"
        XCTAssert(Self.drop(4..<7, of: editor, into: editor, at: 13))
        XCTAssertEqual(editor.text, "one three two")
        XCTAssert(Self.drop(10..<13, of: editor, into: editor, at: 0))
        XCTAssertEqual(editor.text, "two one three")
        XCTAssert(Self.drop(0..<3, of: editor, into: other, at: 5))
        XCTAssertEqual(editor.text, "one three")
        XCTAssertEqual(other.text, "there two")
        XCTAssert(Self.drop(0..<3, of: editor, into: editor, at: 9, isMoved: false))
        XCTAssertEqual(editor.text, "one three one")
        while editor.undo() {}
        XCTAssertEqual(editor.text, "one two three")
      }
    }
  }

  func testACopyHasAttachmentsOfItsOwn() {
    onMain {
      Self.withEditors { first, second in
        XCTAssert(Self.drop(0..<9, of: first, into: second, at: 5, isMoved: false))
        XCTAssertEqual(second.text, "there" + first.text)
        second.attachments[0].editors[0].appendCharacters("side")
        XCTAssertEqual(first.attachments[0].editors[0].text, "in")
        XCTAssertEqual(first.undoDepth, 0)
      }
    }
  }

  func testNothingIsTakenFromWhereItMayNotGo() {
    onMain {
      Self.withEditors { first, second in
        let before = first.content
        second.register(processors: [Rejecting()])
        XCTAssertFalse(Self.drop(0..<9, of: first, into: second, at: 0))
        XCTAssertEqual(second.text, "there")
        XCTAssertEqual(first.content, before)
        second.unregister(processors: [Rejecting()])
        let inner = first.attachments[0].editors[0]
        XCTAssertFalse(Self.drop(0..<9, of: first, into: inner, at: 0))
        first.isEditable = false
        XCTAssert(Self.drop(0..<9, of: first, into: second, at: 0))
        XCTAssertEqual(first.content, before)
        XCTAssertEqual(second.text, before.text + "there")
      }
    }
  }

  func testTheTextMayChangeWhileItIsDragged() {
    onMain {
      Self.withEditors { first, second in
        let drag = TextDrag(6..<9, of: first.implementation.editing)
        first.replaceCharacters(in: 0..<3, with: "longer")
        XCTAssert(drag.drop(into: second.implementation.editing, at: 0, isMoved: true))
        drag.end(isMoved: true)
        XCTAssertEqual(second.text, "two there")
        XCTAssertEqual(first.text, "longer\n\u{FFFC}\n")
      }
    }
  }
}

/// A processor that rejects everything.
@MainActor
private struct Rejecting: TextProcessing {
  let name = "refusal"
  let priority = ProcessorPriority.medium

  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool { false }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool { false }
}
