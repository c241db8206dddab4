import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Commands for whole paragraphs, and for colors.
final class ParagraphCommandTests: WidgetTestCase {
  private static let content: RichText = "first\nsecond\nthird"

  @MainActor
  private static func formats(_ editor: EditorView) -> [ParagraphFormat] {
    editor.contentLines(in: 0..<editor.contentLength).map {
      editor.attributes(at: $0.range.lowerBound)[ParagraphKey.self] ?? ParagraphFormat()
    }
  }

  func testKeysAlignAllParagraphsThatAreTouched() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.selectedRange = 3..<8
        host.press("e", control: true)
        XCTAssertEqual(Self.formats(editor).map(\.alignment), [.center, .center, .natural])
        XCTAssertEqual(editor.attributes(at: 5)[ParagraphKey.self]?.alignment, .center)
        XCTAssertTrue(ParagraphCommand.alignCenter.isOn(in: editor))
        editor.selectedRange = 3..<15
        XCTAssertFalse(ParagraphCommand.alignCenter.isOn(in: editor))
        host.press("r", control: true)
        XCTAssertEqual(Self.formats(editor).map(\.alignment), [.right, .right, .right])
        host.press("j", control: true)
        XCTAssertEqual(
          Self.formats(editor).map(\.alignment), Array(repeating: .justified, count: 3))
        host.press("l", control: true)
        XCTAssertEqual(editor.content, "first\nsecond\nthird")
        XCTAssertEqual(editor.undoDepth, 4)
        host.press("z", control: true)
        XCTAssertEqual(
          Self.formats(editor).map(\.alignment), Array(repeating: .justified, count: 3))
        XCTAssertEqual(editor.selectedRange, 3..<15)
      }
    }
  }

  func testASelectionThatEndsBeforeALineLeavesThatLine() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.selectedRange = 0..<6
        host.press("e", control: true)
        XCTAssertEqual(Self.formats(editor).map(\.alignment), [.center, .natural, .natural])
      }
    }
  }

  func testIndentsGoInStepsAndNotOut() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.selectedRange = 7..<7
        XCTAssertFalse(IndentCommand.outdent.canExecute(on: editor))
        let left = editor.caretRectangle(at: 7).x
        host.press("bracketright", control: true)
        host.press("m", control: true)
        host.settle()
        XCTAssertEqual(Self.formats(editor).map(\.headIndent), [0, 50, 0])
        XCTAssertEqual(editor.caretRectangle(at: 7).x, left + 50)
        for _ in 0..<3 { host.press("bracketleft", control: true) }
        XCTAssertEqual(editor.content, "first\nsecond\nthird")
        XCTAssertEqual(editor.undoDepth, 4)
      }
    }
  }

  func testTextThatRunsToTheLeftStandsInFromTheRight() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.content = "שלום עולם\nleft"
        host.settle()
        let (first, second) = (editor.caretRectangle(at: 0).x, editor.caretRectangle(at: 10).x)
        let height = editor.height
        editor.selectedRange = 0..<editor.contentLength
        host.press("m", control: true)
        host.settle()
        XCTAssertEqual(editor.caretRectangle(at: 0).x, first - 25)
        XCTAssertEqual(editor.caretRectangle(at: 10).x, second + 25)
        XCTAssertEqual(editor.height, height)
        // A Latin letter at the start gives the line the other direction.
        editor.selectedRange = 0..<0
        host.type("a")
        host.settle()
        XCTAssertEqual(editor.caretRectangle(at: 0).x, second + 25)
        host.press("BackSpace")
        host.settle()
        XCTAssertEqual(editor.caretRectangle(at: 0).x, first - 25)
        editor.undo()
        editor.undo()
        editor.undo()
        host.settle()
        XCTAssertEqual(editor.content, "שלום עולם\nleft")
        XCTAssertEqual(editor.caretRectangle(at: 0).x, first)
        let saved = editor.content
        editor.redo()
        let indented = editor.content
        editor.content = saved
        editor.content = indented
        host.settle()
        XCTAssertEqual(editor.content, indented)
        XCTAssertEqual(editor.caretRectangle(at: 0).x, first - 25)
      }
    }
  }

  func testAnEmptyLastLineIsSetAsSoonAsSomethingIsTyped() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.content = "a\n"
        editor.selectedRange = 2..<2
        host.press("e", control: true)
        XCTAssertTrue(ParagraphCommand.alignCenter.isOn(in: editor))
        host.type("b")
        host.press("Return")
        host.type("c")
        XCTAssertEqual(Self.formats(editor).map(\.alignment), [.natural, .center, .center])
      }
    }
  }

  func testNestedEditorsTakePartWhereTheAttachmentPassesItOn() {
    onMain {
      for relays in [false, true] {
        withEditor(Self.content) { editor, _ in
          let panel = TestPanel.make(
            "inner", relays: relays, context: EditorViewContext())
          editor.insertAttachment(panel, in: 6..<6)
          editor.selectedRange = 0..<editor.contentLength
          ParagraphCommand.alignRight.execute(on: editor)
          let inner = panel.editors[0].attributes(at: 0)[ParagraphKey.self]?.alignment
          XCTAssertEqual(inner, relays ? .right : nil)
        }
      }
    }
  }

  func testColorsGoOnAndOff() {
    onMain {
      withEditor(Self.content) { editor, _ in
        let red = Color(red: 1, green: 0, blue: 0)
        editor.selectedRange = 0..<5
        AttributeCommand.textColor(red).execute(on: editor)
        AttributeCommand.backgroundColor(red).execute(on: editor)
        XCTAssertEqual(editor.attributes(at: 2)[TextColorKey.self], red)
        XCTAssertEqual(editor.attributes(at: 2)[BackgroundColorKey.self], red)
        XCTAssertTrue(AttributeCommand.textColor(red).isOn(in: editor))
        AttributeCommand.textColor(red).execute(on: editor)
        AttributeCommand.backgroundColor(red).execute(on: editor)
        XCTAssertEqual(editor.content, "first\nsecond\nthird")
      }
    }
  }

  func testAnIndentLeavesRoomForLetters() {
    onMain {
      for content in [RichText("letters"), EditorView.list(["- a", "  - letters"])] {
        withEditor(content, width: 200) { editor, host in
          editor.selectedRange = editor.textEndRange
          for _ in 1...20 { host.press("bracketright", control: true) }
          host.settle()
          XCTAssertLessThan(editor.caretRectangle(at: editor.contentLength - 7).x, 150)
          XCTAssertEqual(editor.area.violations, [])
          let depth = editor.undoDepth
          XCTAssertFalse(IndentCommand.indent.canExecute(on: editor))
          host.press("bracketright", control: true)
          XCTAssertEqual(editor.undoDepth, depth)
        }
      }
    }
  }

  func testALoadedIndentIsLimitedByTheLines() {
    onMain {
      let content = RichText(paragraphs: [("letters", ParagraphFormat(headIndent: 900))])
      withEditor(content, width: 200) { editor, host in
        host.settle()
        XCTAssertLessThan(editor.caretRectangle(at: 0).x, 150)
        XCTAssertEqual(editor.area.violations, [])
        XCTAssertEqual(editor.content, content)
      }
    }
  }

  func testAWidgetInALimitedIndentFollowsTheLines() {
    onMain {
      var indented = AttributeContainer()
      indented[ParagraphKey.self] = ParagraphFormat(headIndent: 900)
      let panel = AttachmentContent(
        name: "panel", isBlock: true, size: .fullWidth, editors: ["letters"])
      var widths: [Int] = []
      for width in [200, 500] {
        withEditor(RichText(panel), width: width) { editor, host in
          editor.addAttributes(indented, in: 0..<editor.contentLength)
          host.settle()
          host.setWidth(200)
          host.settle()
          XCTAssertEqual(editor.area.violations, [])
          widths.append(editor.attachments.first?.content.width ?? 0)
        }
      }
      XCTAssertEqual(widths[0], widths[1])
    }
  }

  func testCommandsThatAreNotRegisteredHaveNoKey() {
    onMain {
      withEditor(Self.content) { editor, host in
        editor.registeredCommands = ["bold"]
        host.press("e", control: true)
        host.press("k", control: true)
        XCTAssertEqual(editor.content, "first\nsecond\nthird")
        XCTAssertNil(editor.descendant(named: "link-address"))
      }
    }
  }
}
