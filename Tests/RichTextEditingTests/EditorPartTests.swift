import GtkCore
import RichTextModel
import TextRules
import WidgetSupport
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The parts of an editor, each without the others.
final class EditorPartTests: WidgetTestCase {
  /// A text without an editor.
  @MainActor
  private static func node(_ text: RichText) -> EditorNode {
    let session = EditingSession { _ in nil }
    let node = EditorNode(GrowingTextArea(), session)
    node.content.apply(Replacement(at: 0, removed: RichText(), inserted: text))
    return node
  }

  func testPermissionsOfANestedEditorFollowTheContainingOne() {
    onMain {
      let (outer, inner) = (ActionPermissions(), ActionPermissions())
      XCTAssertTrue(inner.allows(.cut))
      inner.outer = outer
      outer.mayPerform = { $0 != .cut }
      outer.onPaste = { _ in "outer" }
      XCTAssertFalse(inner.allows(.cut))
      XCTAssertEqual(inner.contentToPaste(from: "text"), "outer")
      inner.mayPerform = { $0 == .cut }
      inner.onPaste = { _ in nil }
      XCTAssertTrue(inner.allows(.cut))
      XCTAssertNil(inner.contentToPaste(from: "text"))
      inner.removeHandlers()
      XCTAssertFalse(inner.allows(.cut))
    }
  }

  func testTypedTextIsMeasuredWithItsAttributesAndReportedAfterward() {
    onMain {
      withEditor("word") { editor, host in
        editor.selectedRange = 4..<4
        editor.typingAttributes[FontTraitsKey.self] = .bold
        var steps: [String] = []
        editor.area.edits.add(.heights) { edit in
          let attributes = editor.node.content.textAttributes(at: edit.range.lowerBound)
          steps.append(attributes[FontTraitsKey.self] == .bold ? "bold" : "plain")
        }
        editor.onContentChanged = { steps.append("reported \(editor.text)") }
        host.type("s")
        XCTAssertEqual(steps, ["bold", "reported words"])
        // A deletion is reported when it is made, too.
        steps = []
        host.press("BackSpace")
        XCTAssertEqual(steps.last, "reported word")
        editor.undo()
        XCTAssertEqual(editor.text, "words")
      }
    }
  }

  func testAGateAsksOnlyForEditsInAnEditor() {
    onMain {
      let node = Self.node("text")
      let blockLines = BlockLines(node)
      let gate = EditorGate(node, blockLines, BlockGaps(node, blockLines)) { _ in false }
      XCTAssertTrue(gate.allows(TextEdit(replacing: 0..<4, with: "")))
      withEditor("text") { editor, _ in
        let node = editor.node
        let gate = EditorGate(node, blockLines, BlockGaps(node, blockLines)) { $0.text != "x" }
        XCTAssertFalse(gate.allows(TextEdit(replacing: 0..<0, with: "x")))
        XCTAssertTrue(gate.allows(TextEdit(replacing: 0..<0, with: "y")))
      }
    }
  }

  func testUserEditsMoveTheCaretAfterWhatIsNew() {
    onMain {
      let node = Self.node("one two")
      let blockLines = BlockLines(node)
      let gate = EditorGate(node, blockLines, BlockGaps(node, blockLines)) { _ in true }
      let editing = UserEditing(node, gate)
      XCTAssertTrue(editing.replace(0..<3, with: "three"))
      XCTAssertEqual(node.content.content, "three two")
      XCTAssertEqual(node.area.buffer.selection, 5..<5)
      XCTAssertTrue(editing.insert("!", from: .selection, at: 9))
      XCTAssertEqual(node.content.content, "three two!")
    }
  }

  func testLinesAreRangesWithoutLineBreaks() {
    onMain {
      let node = Self.node("one\n\ntwo")
      let lines = TextLines(of: node.area.buffer, in: node.area.textView)
      XCTAssertEqual(lines.paragraphs(in: 0..<8), [0..<3, 4..<4, 5..<8])
      XCTAssertEqual(lines.paragraphs(touching: 1..<4), 0..<4)
      XCTAssertEqual(lines.paragraph(before: 5), 4..<4)
      XCTAssertEqual(lines.paragraph(after: 0), 4..<4)
      XCTAssertNil(lines.paragraph(before: 2))
      XCTAssertNil(lines.paragraph(after: 100))
    }
  }

  func testAStoreReturnsWhatItKeeps() {
    onMain {
      let store = AttachmentStore { _ in nil }
      let content = AttachmentContent(
        id: "", name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: [], data: [:])
      let object = store.attachment(for: content)
      XCTAssertTrue(object.isUnknown)
      XCTAssertEqual(object.id, "a1")
      XCTAssertFalse(store.isKept(object.description))
      store.keep(object)
      XCTAssertTrue(store.isKept(object.description))
      XCTAssertTrue(store.attachment(for: object.description) === object)
      XCTAssertFalse(store.isKept(object.description))
    }
  }

  func testNothingOutlivesTheEditor() {
    onMain {
      weak var node: EditorNode?
      weak var selection: SelectionTracker?
      weak var actions: UserActions?
      withEditor("text") { editor, host in
        node = editor.node
        selection = editor.implementation.selection
        actions = editor.implementation.actions
        host.type("more")
        XCTAssertNotNil(node)
      }
      XCTAssertTrue(MainLoop.run(atMost: 60) { node == nil })
      XCTAssertNil(selection)
      XCTAssertNil(actions)
    }
  }
}
