import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The names of commands, by which an editor allows them.
final class CommandNameTests: WidgetTestCase {
  @MainActor
  private static var entries: [FormattingToolbar.Entry] {
    let bars = [
      FormattingToolbar.standard, FormattingToolbar.paragraphs, FormattingToolbar.lists,
      FormattingToolbar.styles, FormattingToolbar.pictures, FormattingToolbar.code,
      FormattingToolbar.letters, FormattingToolbar.tables,
    ]
    return bars.joined().flatMap { [$0] + $0.choices }
  }

  func testEachCommandHasANameOfItsOwn() {
    onMain {
      let others: [any EditorCommand] = [
        .link("https://example.org"), .clearFormatting, .duplicate, .deleteLine,
        .resizePicture(.larger), .describePicture, .textSize(.larger), .textSize(.smaller),
        HighlightTextCommand(),
      ]
      let names = Self.entries.map(\.command.name.rawValue) + others.map(\.name.rawValue)
      let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }
      XCTAssertEqual(twice.keys.sorted(), [])
    }
  }

  func testAnEditorAllowsCommandsByTheirNames() {
    onMain {
      withEditor("one two") { editor, host in
        XCTAssertTrue(editor.allows(.link("https://example.org")))
        editor.registeredCommands = [.editLink, .style(.quote), "own"]
        XCTAssertTrue(editor.allows(.editLink))
        XCTAssertTrue(editor.allows(.style(.quote)))
        XCTAssertFalse(editor.allows(.link("https://example.org")))
        XCTAssertFalse(editor.allows(.bold))
        editor.selectedRange = 0..<3
        host.press("b", control: true)
        XCTAssertEqual(editor.content, "one two")
      }
    }
  }

  func testEntriesOfAToolbarAreChosenByName() {
    onMain {
      let entries = FormattingToolbar.standard.filter { $0.command.name != .underline }
      XCTAssertEqual(entries.count, FormattingToolbar.standard.count - 1)
      let toolbar = FormattingToolbar(context: EditorViewContext(), entries: entries)
      XCTAssertNil(toolbar.descendant(named: CommandName.underline.rawValue))
      XCTAssertNotNil(toolbar.descendant(named: CommandName.bold.rawValue))
    }
  }
}
