import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Keys at the edges of attachments and of their nested editors.
final class CrossingTests: WidgetTestCase {
  private static func panel(_ content: RichText, isBlock: Bool = true) -> RichText {
    RichText(
      AttachmentContent(
        name: ContentType("panel"), isBlock: isBlock, size: isBlock ? .fullWidth : .fixed(80),
        editors: [content]))
  }

  /// Returns where the caret is: the index of the editor, and the offset or selection in it.
  @MainActor
  private static func place(in editor: EditorView) -> String {
    let editors = [editor] + editor.nestedEditors
    guard let index = editors.firstIndex(where: { $0.area.textView.isFocus }) else { return "-" }
    let range = editors[index].selectedRange
    return range.isEmpty ? "\(index):\(range.lowerBound)" : "\(index):\(range)"
  }

  func testLeftAndRightGoWhereTheyPoint() {
    onMain {
      // The outer text, the inner text, the key, the start before or after the panel, and the way.
      let cases: [(RichText, RichText, String, Int, [String])] = [
        ("ab ", "cd", "Right", 3, ["1:0", "1:1", "1:2", "0:4", "0:5"]),
        ("ab ", "cd", "Left", 4, ["1:2", "1:1", "1:0", "0:3", "0:2"]),
        ("שלום ", "אב", "Left", 5, ["1:0", "1:1", "1:2", "0:6", "0:7"]),
        ("שלום ", "אב", "Right", 6, ["1:2", "1:1", "1:0", "0:5", "0:4"]),
        ("שלום ", "אב", "Right", 5, ["0:4"]), ("שלום ", "אב", "Left", 6, ["0:7"]),
        ("ab ", "אב", "Right", 3, ["1:2", "1:1", "1:0", "0:4", "0:5"]),
        ("שלום ", "cd", "Left", 5, ["1:2", "1:1", "1:0", "0:6", "0:7"]),
      ]
      for (outer, inner, key, start, way) in cases {
        let tail: RichText = outer == "ab " ? " ef" : " עולם"
        let content = outer + Self.panel(inner, isBlock: false) + tail
        withPanels(content) { editor, host in
          editor.selectedRange = start..<start
          let found = way.map { _ in
            host.press(key)
            return Self.place(in: editor)
          }
          XCTAssertEqual(found, way, "\(outer.text)\(inner.text) \(key) from \(start)")
        }
      }
    }
  }

  func testShiftWithAnArrowSelectsThePanelFromWithin() {
    onMain {
      withPanels("ab\n" + Self.panel("cd") + "\nef") { editor, host in
        let inner = editor.nestedEditors[0]
        for (key, start) in [("Right", 2), ("Down", 1), ("Left", 0), ("Up", 1)] {
          inner.focus(at: start)
          host.settle()
          host.press(key, shift: true)
          XCTAssertEqual(Self.place(in: editor), "0:3..<4", key)
        }
        inner.focus(at: 1)
        host.press("Right", shift: true)
        XCTAssertEqual(Self.place(in: editor), "1:1..<2")
        host.press("Right", shift: true)
        host.press("Right", shift: true)
        XCTAssertEqual(Self.place(in: editor), "0:3..<5", "it goes on from there")
      }
    }
  }

  func testSelectingEverythingTwiceSelectsTheDocument() {
    onMain {
      withPanels("ab\n" + Self.panel("cd\n" + Self.panel("ef"))) { editor, host in
        editor.nestedEditors[1].focus(at: 1)
        host.press("a", control: true)
        XCTAssertEqual(Self.place(in: editor), "2:0..<2")
        host.press("a", control: true)
        XCTAssertEqual(Self.place(in: editor), "0:0..<4")
      }
    }
  }

  func testControlReturnLeavesAPanelDownwards() {
    onMain {
      withPanels("ab\n" + Self.panel("cd") + "\n" + Self.panel("ef")) { editor, host in
        editor.nestedEditors[0].focus(at: 1)
        host.press("Return", control: true)
        XCTAssertEqual(editor.text, "ab\n\u{FFFC}\n\n\u{FFFC}")
        XCTAssertEqual(Self.place(in: editor), "0:5")
        editor.nestedEditors[1].focus(at: 1)
        host.press("Return", control: true)
        host.type("x")
        XCTAssertEqual(editor.text, "ab\n\u{FFFC}\n\n\u{FFFC}\nx")
        // There is already a line to type in.
        editor.nestedEditors[1].focus(at: 1)
        host.press("Return", control: true)
        XCTAssertEqual(Self.place(in: editor), "0:8")
        XCTAssertEqual(editor.text, "ab\n\u{FFFC}\n\n\u{FFFC}\nx")
      }
    }
  }

  func testAPanelIsSelectedBeforeItIsDeleted() {
    onMain {
      // From after it, from before it, and from the adjacent lines.
      for (key, start) in [("BackSpace", 4), ("Delete", 3), ("BackSpace", 5), ("Delete", 2)] {
        withPanels("ab\n" + Self.panel("cd") + "\nef") { editor, host in
          let content = editor.content
          editor.selectedRange = start..<start
          host.press(key)
          XCTAssertEqual(editor.selectedRange, 3..<4, "\(key) at \(start)")
          XCTAssertEqual(editor.content, content)
          host.press(key)
          XCTAssertEqual(editor.text, "ab\n\nef", "\(key) at \(start)")
        }
      }
    }
  }

  func testReadOnlyReachesThePanels() {
    onMain {
      withPanels("ab\n" + Self.panel("cd\n" + Self.panel("ef"))) { editor, host in
        let inner = editor.nestedEditors
        editor.isEditable = false
        XCTAssertEqual(inner.map(\.isEditable), [false, false])
        inner[1].isEditable = true
        XCTAssertEqual(inner.map(\.isEditable), [false, true], "it says otherwise")
        editor.isEditable = true
        inner[1].isEditable = false
        editor.isEditable = false
        editor.isEditable = true
        XCTAssertEqual(inner.map(\.isEditable), [true, false])
        editor.isEditable = false
        editor.appendCharacters(Self.panel("new"))
        XCTAssertEqual(editor.nestedEditors.last?.isEditable, false, "one that comes later, too")
      }
    }
  }

  func testAnEditorWithoutAContextBelongsToThatAroundIt() {
    onMain {
      let context = EditorViewContext()
      withEditor("ab" + Self.panel("cd"), context: context) { editor, _ in
        editor.nestedEditors[0].focus(at: 0)
        XCTAssertEqual(context.activeEditor, editor.nestedEditors[0])
        editor.nestedEditors[0].selectedRange = 0..<2
        EditorCommandExecutor(context: context).execute(.bold)
        XCTAssertEqual(editor.nestedEditors[0].attributes(at: 0)[FontTraitsKey.self], .bold)
        XCTAssertNil(editor.attributes(at: 0)[FontTraitsKey.self])
      }
    }
  }

  func testPanelsInASelectionThatIsWrappedStayPanels() {
    onMain {
      withPanels("ab\n" + Self.panel("cd\n" + Self.panel("ef")) + "\ngh") { editor, host in
        let content = editor.content
        let context = EditorViewContext()
        editor.selectedRange = 0..<editor.contentLength
        editor.insertAttachment(
          TestPanel.make(editor.selectedText, context: context), in: editor.selectedRange)
        host.settle()
        let attachments = editor.nestedEditors.compactMap(\.containerAttachment)
        XCTAssertEqual(attachments.count, 3)
        for attachment in attachments {
          XCTAssertFalse(attachment.isUnknown)
          XCTAssertEqual(attachment.editors[0].registeredProcessors.map(\.name), ["panel"])
        }
        XCTAssertEqual(editor.nestedEditors[0].content.text, content.text)
        let wrapped = editor.content
        editor.undo()
        XCTAssertEqual(editor.content, content)
        XCTAssertEqual(editor.attachments.map(\.isUnknown), [false])
        editor.redo()
        XCTAssertEqual(editor.content, wrapped)
      }
    }
  }
}
