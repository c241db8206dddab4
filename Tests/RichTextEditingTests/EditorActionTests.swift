import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing
@testable import WidgetSupport

/// The actions that an app allows users, and the editor's reports of them.
final class EditorActionTests: WidgetTestCase {
  @MainActor
  private static func press(_ key: String, _ host: WindowHost) {
    host.press(key, control: true)
    var isRead = false
    Clipboard.current?.readPlainText { _ in isRead = true }
    _ = MainLoop.run(atMost: 60) { isRead }
    host.settle()
  }

  // MARK: What may be done

  func testKeysDoWhatMayBeDone() {
    onMain {
      withEditor("one two") { editor, host in
        Clipboard.current?.set("nothing")
        editor.selectedRange = 0..<0
        var asked: [EditorAction] = []
        editor.mayPerform = {
          asked.append($0)
          return false
        }
        Self.press("a", host)
        XCTAssertEqual(editor.selectedRange, 0..<0)
        editor.selectedRange = 0..<3
        for key in ["c", "x", "v", "z"] { Self.press(key, host) }
        XCTAssertEqual(editor.text, "one two")
        XCTAssertEqual(asked, [.selectAll, .copy, .cut, .paste, .undo])
        var text = ""
        Clipboard.current?.readText { text = $0 ?? "" }
        XCTAssertTrue(MainLoop.run(atMost: 60) { !text.isEmpty })
        XCTAssertEqual(text, "nothing")
        editor.mayPerform = nil
        Self.press("x", host)
        XCTAssertEqual(editor.text, " two")
      }
    }
  }

  func testTheMiddleButtonPastesWhatMayBePasted() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 0..<0
        let clipboard = editor.area.textView.primaryClipboard
        @MainActor func paste() {
          clipboard.set("!?")
          var isDone = false
          let done = editor.area.buffer.onPasteDone { isDone = true }
          XCTAssert(editor.area.intake.pasteSelected(x: 500, y: 5))
          XCTAssert(MainLoop.run(atMost: 60) { isDone })
          done.disconnect()
        }
        paste()
        XCTAssertEqual(editor.text, "one two!?")
        editor.mayPerform = { $0 != .paste }
        paste()
        XCTAssertEqual(editor.text, "one two!?")
        editor.mayPerform = nil
        var seen: [String] = []
        editor.onPaste = { @MainActor content in
          seen.append(content.text)
          return seen.count == 1 ? RichText("(\(content.text))") : nil
        }
        paste()
        paste()
        XCTAssertEqual(editor.text, "one two!?(!?)")
        XCTAssertEqual(seen, ["!?", "!?"])
        editor.undo()
        XCTAssertEqual(editor.text, "one two!?")
      }
    }
  }

  func testTheMenuDisablesTheOtherActions() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 0..<3
        @MainActor func titles() -> [String] {
          editor.area.textView.activateAction("menu.popup")
          XCTAssert(MainLoop.run(atMost: 60) { editor.area.textView.contextMenu?.isOpen == true })
          host.settle()
          defer { editor.area.textView.contextMenu?.close() }
          return editor.area.textView.contextMenu?.enabledTitles ?? []
        }
        let all = titles()
        editor.mayPerform = { $0 != .cut && $0 != .delete }
        XCTAssertEqual(all.count, titles().count + 2)
        editor.mayPerform = nil
        XCTAssertEqual(titles(), all)
        editor.area.textView.activateAction("editor.delete")
        XCTAssertEqual(editor.text, " two")
        // Whether the entry is enabled is updated when the menu opens.
        XCTAssertTrue(titles().contains("Undo"))
        editor.area.textView.activateAction("editor.undo")
        XCTAssertEqual(editor.text, "one two")
      }
    }
  }

  func testNestedEditorsAskTheOneAround() {
    onMain {
      withEditor("one two") { editor, host in
        let panel = TestPanel.make("inner", relays: false, context: EditorViewContext())
        editor.insertAttachment(panel, in: 3..<3)
        let inner = panel.editors[0]
        editor.mayPerform = { $0 != .selectAll }
        inner.focus(at: 0)
        Self.press("a", host)
        XCTAssertEqual(inner.selectedRange, 0..<0)
        inner.mayPerform = { _ in true }
        Self.press("a", host)
        XCTAssertEqual(inner.selectedRange, 0..<5)
      }
    }
  }

  // MARK: What comes of a paste

  func testAnAppSeesWhatIsPasted() {
    onMain {
      withEditor("one two") { editor, host in
        var seen: [String] = []
        editor.onPaste = { @MainActor content in
          seen.append(content.text)
          return content.text == "secret" ? nil : "<" + content + ">"
        }
        Clipboard.current?.set("plain")
        editor.selectedRange = 7..<7
        Self.press("v", host)
        XCTAssertEqual(editor.text, "one two<plain>")
        Clipboard.current?.set("secret")
        Self.press("v", host)
        XCTAssertEqual(editor.text, "one two<plain>")
        editor.selectedRange = 0..<3
        editor.addAttribute(FontTraitsKey.self, .bold, in: 0..<3)
        Self.press("c", host)
        Self.press("v", host)
        XCTAssertEqual(editor.text, "<one> two<plain>")
        XCTAssertEqual(editor.attributes(at: 1)[FontTraitsKey.self], .bold)
        XCTAssertEqual(seen, ["plain", "secret", "one"])
      }
    }
  }

  func testAProgramPastesAsTheUserDoes() {
    onMain {
      withEditor("one two") { editor, _ in
        editor.selectedRange = 0..<3
        editor.paste("many")
        editor.paste(attributedText: AttributedString("!"))
        XCTAssertEqual(editor.text, "many! two")
        XCTAssertEqual(editor.undoDepth, 2)
        editor.isEditable = false
        editor.paste("x")
        XCTAssertEqual(editor.text, "many! two")
      }
    }
  }

  // MARK: Commands

  @MainActor
  private final class Audit: EditorCommandExecutorDelegate {
    private(set) var lines: [String] = []
    var forbidden: Set<CommandName> = []

    func executor(
      _ executor: EditorCommandExecutor, mayExecute command: any EditorCommand,
      on editor: EditorView
    ) -> Bool { !forbidden.contains(command.name) }

    func executor(
      _ executor: EditorCommandExecutor, willExecute command: any EditorCommand,
      on editor: EditorView
    ) { lines.append("will \(command.name) \(editor.undoDepth)") }

    func executor(
      _ executor: EditorCommandExecutor, didExecute command: any EditorCommand,
      on editor: EditorView
    ) { lines.append("did \(command.name) \(editor.undoDepth)") }
  }

  func testAnExecutorTellsOfItsCommands() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context)
      _ = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
      let audit = Audit()
      toolbar.executor.delegate = audit
      editor.content = "one"
      editor.focus()
      editor.selectedRange = 0..<3
      toolbar.executor.execute(.bold)
      XCTAssertEqual(audit.lines, ["will bold 0", "did bold 1"])
      audit.forbidden = ["italic"]
      XCTAssertFalse(toolbar.executor.execute(.italic))
      XCTAssertEqual(audit.lines.count, 2)
      editor.selectedRange = 0..<2
      XCTAssertEqual(toolbar.descendant(named: "italic")?.isSensitive, false)
      XCTAssertEqual(toolbar.descendant(named: "bold")?.isSensitive, true)
    }
  }

  // MARK: Text input

  func testInputMethodsGetTheKindOfText() {
    onMain {
      withEditor("one two") { editor, _ in
        XCTAssertEqual(editor.inputPurpose, .freeForm)
        editor.inputPurpose = .email
        editor.inputHints = [.noSpellcheck, .lowercase]
        let view = editor.area.textView
        XCTAssertEqual(view.integerProperty("input-hints"), Int(editor.inputHints.rawValue))
        // GTK_INPUT_PURPOSE_EMAIL
        XCTAssertEqual(view.integerProperty("input-purpose"), 6)
        let checker = SpellChecker.shared
        editor.spellChecker = checker
        XCTAssertTrue(editor.area.spellChecker === checker)
      }
    }
  }

  // MARK: Places

  func testTheTextInARectangle() {
    onMain {
      withEditor("one two") { editor, host in
        editor.content = "first line\nsecond line\nthird line"
        host.settle()
        let words = editor.rectangles(for: 13..<17)
        XCTAssertEqual(words.count, 1)
        XCTAssertEqual(editor.range(in: words[0]), 13..<17)
        let (top, bottom) = (editor.rectangles(for: 2..<5)[0], editor.rectangles(for: 25..<29)[0])
        let both = Rectangle(
          x: top.x, y: top.y, width: bottom.x + bottom.width - top.x,
          height: bottom.y + bottom.height - top.y)
        XCTAssertEqual(editor.range(in: both), 2..<29)
        XCTAssertTrue(
          editor.range(in: Rectangle(x: 5_000, y: 0, width: 10, height: 5)).isEmpty)
        XCTAssertTrue(editor.range(in: Rectangle(x: 0, y: 0, width: 0, height: 0)).isEmpty)
      }
    }
  }
}
