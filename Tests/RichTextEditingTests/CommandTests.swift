import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Commands from code, keys and the toolbar, and how the caret moves through attachments.
final class CommandTests: WidgetTestCase {
  @MainActor
  private static func traits(_ editor: EditorView) -> [FontTraits] {
    editor.content.runs.map { $0.attributes[FontTraitsKey.self] ?? [] }
  }

  func testASelectionIsSwitchedForAllOfItAlike() {
    onMain {
      let editor = EditorView(context: EditorViewContext())
      editor.content = "abcdef"
      editor.selectedRange = 2..<4
      AttributeCommand.underline.execute(on: editor)
      editor.selectedRange = 0..<6
      XCTAssertFalse(AttributeCommand.underline.isOn(in: editor))
      AttributeCommand.underline.execute(on: editor)
      XCTAssert(AttributeCommand.underline.isOn(in: editor))
      XCTAssertEqual(editor.content.runs.count, 1)
      AttributeCommand.underline.execute(on: editor)
      XCTAssertEqual(editor.content, "abcdef")
      XCTAssertEqual(editor.undoDepth, 3)
    }
  }

  func testKeysSwitchWhatIsTypedNext() {
    onMain {
      withEditor { editor, host in
        host.type("a")
        host.press("b", control: true)
        host.type("b")
        host.press("i", control: true)
        host.type("c")
        host.press("b", control: true)
        host.press("i", control: true)
        host.type("d")
        XCTAssertEqual(editor.text, "abcd")
        XCTAssertEqual(Self.traits(editor), [[], .bold, [.bold, .italic], []])
      }
    }
  }

  func testTheToolbarServesWhicheverEditorHasTheFocus() {
    onMain {
      let context = EditorViewContext()
      let (outer, inner) = (EditorView(context: context), EditorView(context: context))
      let toolbar = FormattingToolbar(context: context)
      let column = Box(.vertical, [toolbar, outer])
      let host = WindowHost(column, watching: outer.area)
      outer.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, size: .fullWidth, editors: [inner]),
        in: 0..<0)
      host.settle()
      let bold =
        toolbar.descendant(named: "bold") as? ToggleButton
        ?? toolbar.descendant(named: "bold").map { ToggleButton(retaining: $0.nativePointer) }
      inner.focus()
      host.type("x")
      inner.selectedRange = 0..<1
      bold?.click()
      XCTAssertEqual(Self.traits(inner), [.bold])
      XCTAssertNil(outer.attributes(at: 0)[FontTraitsKey.self])
      XCTAssertEqual(bold?.isActive, true)
      outer.focus()
      outer.selectedRange = 0..<0
      host.settle()
      XCTAssertEqual(bold?.isActive, false)
      outer.registeredCommands = []
      outer.selectedRange = 1..<1
      XCTAssertEqual(bold?.isSensitive, false)
    }
  }

  func testTabGoesToAButtonThatCanBePressed() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context)
      let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
      editor.focus()
      let (undo, bold) = (
        toolbar.descendant(named: "undo"), toolbar.descendant(named: "bold")
      )
      XCTAssertEqual(undo?.isSensitive, false)
      host.press("Tab", shift: true)
      XCTAssertEqual(bold?.isFocus, true)
      host.press("Tab")
      XCTAssert(editor.area.textView.isFocus, "it is one stop")
      host.type("a")
      host.press("Tab", shift: true)
      host.press("Home")
      XCTAssertEqual(undo?.isFocus, true)
      editor.undo()
      XCTAssertEqual(undo?.isSensitive, false)
      XCTAssert(toolbar.containsFocus, "the focus goes to a neighbour")
      XCTAssertEqual(editor.text, "")
    }
  }

  func testNothingOfAToolbarIsLeft() {
    onMain {
      assertFinalized {
        let context = EditorViewContext()
        let editor = EditorView(context: context)
        let entries = FormattingToolbar.standard + FormattingToolbar.paragraphs
        let toolbar = FormattingToolbar(context: context, entries: entries)
        let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
        editor.focus()
        host.type("x")
        let buttons = entries.compactMap { toolbar.descendant(named: $0.command.name.rawValue) }
        XCTAssertEqual(buttons.count, entries.count)
        host.close()
        return [toolbar, editor] + buttons
      }
    }
  }

  func testTheToolbarKnowsOfTheLastChange() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context)
      let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
      let undo = toolbar.descendant(named: "undo")
      let redo = toolbar.descendant(named: "redo")
      editor.focus()
      XCTAssertEqual(undo?.isSensitive, false)
      host.type("x")
      XCTAssertEqual(undo?.isSensitive, true)
      host.press("z", control: true)
      XCTAssertEqual(undo?.isSensitive, false)
      XCTAssertEqual(redo?.isSensitive, true)
      host.press("z", control: true, shift: true)
      XCTAssertEqual(undo?.isSensitive, true)
      editor.forgetHistory()
      // Attributes do not move the caret.
      editor.addAttribute(LinkKey.self, "https://a.org", in: 0..<1)
      XCTAssertEqual(undo?.isSensitive, true)
      editor.undo()
      XCTAssertEqual(undo?.isSensitive, false)
    }
  }

  func testTheCaretGoesThroughAnAttachmentBothWays() {
    onMain {
      let context = EditorViewContext()
      let (outer, inner) = (EditorView(context: context), EditorView(context: context))
      let host = WindowHost(outer, watching: outer.area)
      outer.content = "ab"
      inner.content = "xy"
      outer.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, size: .fixed(80), editors: [inner]),
        in: 1..<1)
      outer.focus()
      outer.selectedRange = 1..<1
      host.settle()
      var way: [String] = []
      @MainActor func note() {
        let isInner = inner.area.textView.isFocus
        way.append((isInner ? "i" : "o") + "\((isInner ? inner : outer).selectedRange.lowerBound)")
      }
      for _ in 0..<5 {
        host.press("Right")
        note()
      }
      XCTAssertEqual(way, ["i0", "i1", "i2", "o2", "o3"])
      way = []
      for _ in 0..<6 {
        host.press("Left")
        note()
      }
      XCTAssertEqual(way, ["o2", "i2", "i1", "i0", "o1", "o0"])
    }
  }

  func testBackspaceSelectsBeforeItDeletes() {
    onMain {
      withEditor(isFocused: false) { editor, host in
        let panel = Attachment(name: ContentType("panel"), content: Label("x"))
        panel.selectBeforeDelete = true
        editor.insertAttachment(panel, in: 0..<0)
        editor.focus()
        editor.selectedRange = 1..<1
        host.press("BackSpace")
        XCTAssertEqual(editor.selectedRange, 0..<1)
        XCTAssertEqual(editor.text, "\u{FFFC} ")
        host.press("BackSpace")
        XCTAssertEqual(editor.text, " ")
      }
    }
  }
}
