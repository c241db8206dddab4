import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The menu of commands that a slash opens, and the toolbar at a selection.
final class CommandMenuTests: WidgetTestCase {
  @MainActor
  private static func withMenu(_ body: (EditorView, CommandMenu, WindowHost) -> Void) {
    let menu = CommandMenu(FormattingToolbar.styles + FormattingToolbar.lists)
    withEditor { editor, host in
      editor.register(processors: [menu])
      body(editor, menu, host)
      editor.unregister(processors: [menu])
    }
  }

  func testASlashOpensTheMenuAndReturnExecutes() {
    onMain {
      Self.withMenu { editor, menu, host in
        host.type("/")
        XCTAssertEqual(menu.suggestions.count, 10)
        host.type("head")
        XCTAssertEqual(menu.suggestions, ["Heading 1", "Heading 2", "Heading 3"])
        host.press("Down")
        host.press("Return")
        XCTAssertEqual(menu.suggestions, [])
        host.type("a")
        XCTAssertEqual(editor.paragraphs.map(\.format.style), [.heading(2)])
        XCTAssertEqual(editor.text, "a")
        for _ in 1...2 { editor.undo() }
        XCTAssertEqual(editor.text, "/head")
      }
    }
  }

  func testTheStandardMenuHasWhatDocumentsNeed() {
    onMain {
      withEditor { editor, host in
        let menu = CommandMenu()
        editor.register(processors: [menu])
        host.type("/warn")
        XCTAssertEqual(menu.suggestions, ["Warning"])
        host.press("Return")
        XCTAssertEqual(editor.paragraphs.map(\.format.style), [.callout(.warning)])
        host.press("Return")
        host.press("Return")
        host.type("/")
        for title in ["Heading 1", "Rule", "Task list", "Picture…", "Table", "Note"] {
          XCTAssertTrue(menu.suggestions.contains(title), title)
        }
        host.type("tab")
        host.press("Return")
        // The size of the table.
        host.press("Return")
        XCTAssertEqual(editor.attachments.count { $0 is TableAttachment }, 1)
        editor.unregister(processors: [menu])
      }
    }
  }

  func testALongMenuScrollsToWhatIsSelected() {
    onMain {
      withEditor { editor, host in
        let menu = CommandMenu()
        editor.register(processors: [menu])
        host.type("/")
        host.settle()
        XCTAssertEqual(menu.suggestions.count, CommandMenu.standard.count)
        XCTAssertEqual(menu.list.scrolledDistance, 0)
        host.press("Up")
        XCTAssertEqual(menu.list.selected, menu.suggestions.last)
        XCTAssertGreaterThan(menu.list.scrolledDistance, 0)
        host.press("Down")
        XCTAssertEqual(menu.list.scrolledDistance, 0)
        host.press("Escape")
        editor.unregister(processors: [menu])
      }
    }
  }

  func testEscapeAndOtherTextLeaveTheMenu() {
    onMain {
      Self.withMenu { editor, menu, host in
        host.type("1/2 ")
        XCTAssertEqual(menu.suggestions, [])
        host.type("/")
        XCTAssertFalse(menu.suggestions.isEmpty)
        host.press("Escape")
        host.type("b")
        XCTAssertEqual(menu.suggestions, [])
        host.press("Return")
        XCTAssertEqual(editor.text, "1/2 /b\n")
        host.type("/list")
        XCTAssertEqual(menu.suggestions.count, 3)
        host.press("Left")
        XCTAssertEqual(editor.text, "1/2 /b\n/list")
        editor.selectedRange = 0..<0
        XCTAssertEqual(menu.suggestions, [])
      }
    }
  }

  func testCommandsThatAreNotAllowedAreNotInIt() {
    onMain {
      Self.withMenu { editor, menu, host in
        editor.registeredCommands = ["style-quote"]
        host.type("/")
        XCTAssertEqual(menu.suggestions, ["Quote"])
      }
    }
  }

  func testAToolbarOpensAtASelection() {
    onMain {
      let context = EditorViewContext()
      withEditor("one two", context: context) { editor, host in
        let toolbar = SelectionToolbar(for: editor, context: context)
        host.settle()
        XCTAssertFalse(toolbar.isOpen)
        editor.selectedRange = 0..<3
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        XCTAssertTrue(editor.area.textView.isFocus)
        host.press("b", control: true)
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        XCTAssertEqual(editor.attributes(at: 0)[FontTraitsKey.self], .bold)
        editor.selectedRange = 1..<1
        host.settle()
        XCTAssertFalse(toolbar.isOpen)
        editor.selectedRange = 0..<3
        host.settle()
        editor.isEditable = false
        editor.selectedRange = 0..<2
        host.settle()
        XCTAssertFalse(toolbar.isOpen)
        toolbar.close()
      }
    }
  }

  func testAToolbarClosesWhenAnotherProgramTakesTheSelection() {
    onMain {
      let context = EditorViewContext()
      withEditor("one two", context: context) { editor, host in
        let toolbar = SelectionToolbar(for: editor, context: context)
        editor.selectedRange = 0..<3
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        editor.area.textView.primaryClipboard.offer(Array("x".utf8), as: Clipboard.plainText)
        XCTAssert(MainLoop.run(atMost: 60) { !toolbar.isOpen })
        XCTAssertTrue(editor.selectedRange.isEmpty)
        toolbar.close()
      }
    }
  }

  func testEscapeClosesTheToolbarUntilSomethingElseIsSelected() {
    onMain {
      let context = EditorViewContext()
      withEditor("one two", context: context) { editor, host in
        let toolbar = SelectionToolbar(for: editor, context: context)
        editor.selectedRange = 0..<3
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        for _ in 0..<2 {
          host.press("Escape")
          host.settle()
          XCTAssertFalse(toolbar.isOpen)
          XCTAssertEqual(editor.selectedRange, 0..<3)
        }
        host.press("b", control: true)
        host.settle()
        XCTAssertFalse(toolbar.isOpen)
        host.press("Left", shift: true)
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        host.press("Escape")
        editor.selectedRange = 1..<1
        host.settle()
        editor.selectedRange = 0..<2
        host.settle()
        XCTAssertTrue(toolbar.isOpen)
        toolbar.close()
      }
    }
  }
}
