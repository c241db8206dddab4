import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Each command once, with its keys, by which the editor executes it.
final class CommandTableTests: WidgetTestCase {
  func testNoKeyExecutesTwoCommands() {
    onMain {
      // Those of a table are possible in a table, where the others are not.
      let entries = CommandTable.standard.entries.filter { !($0.command is TableCommand) }
      let keys = entries.flatMap(\.keys).map(\.accelerator)
      let twice = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }
      XCTAssertEqual(twice.keys.sorted(), [])
      for key in keys { XCTAssertNotEqual(KeyController.label(of: key), "", key) }
    }
  }

  func testNoTwoCommandsHaveTheSameTitle() {
    onMain {
      let shown = CommandTable.standard.entries.filter { !$0.keys.isEmpty }
      XCTAssertEqual(Set(shown.map(\.title)).count, shown.count)
      XCTAssertFalse(shown.contains { $0.title.isEmpty })
    }
  }

  /// A key does what its command does by code, in an editor in which that is possible.
  func testEachKeyExecutesItsCommand() {
    onMain {
      for entry in CommandTable.standard.entries where !entry.keys.isEmpty {
        let byCode = Self.outcome(of: entry) { editor, _ in
          XCTAssertTrue(
            editor.withFocus.perform(entry.command), "\(entry.title) is not possible")
        }
        XCTAssertNotEqual(byCode, Self.outcome(of: entry) { _, _ in }, entry.title)
        for key in entry.keys {
          let byKey = Self.outcome(of: entry) { _, host in Self.press(key, host) }
          XCTAssertEqual(byKey, byCode, "\(key.accelerator): \(entry.title)")
        }
      }
    }
  }

  /// GTK has another use for some of the keys, which may move the selection, and for Alt+Return.
  func testAKeyOfACommandThatIsNotAllowedChangesNothing() {
    onMain {
      for entry in CommandTable.standard.entries {
        for key in entry.keys where key.accelerator != "<Alt>Return" {
          let outcome = Self.outcome(of: entry) { editor, host in
            editor.withFocus.registeredCommands = []
            editor.mayPerform = { ![.undo, .redo].contains($0) }
            Self.press(key, host)
          }
          let before = Self.outcome(of: entry) { _, _ in }
          XCTAssertEqual(outcome.content, before.content, key.accelerator)
          XCTAssertEqual(outcome.depths, before.depths, key.accelerator)
          XCTAssertEqual(outcome.openPopovers, before.openPopovers, key.accelerator)
        }
      }
    }
  }

  func testAnArrowKeyIsTheOppositeOneInRightToLeftText() {
    onMain {
      let entry = CommandEntry.collapseSection
      let collapsed = Self.outcome(of: entry) { editor, _ in editor.perform(entry.command) }
      let byKey = Self.outcome(of: entry, direction: .rightToLeft) { _, host in
        host.press("Right", shift: true, alt: true)
      }
      XCTAssertEqual(byKey, collapsed)
    }
  }

  func testADigitMayNeedShift() {
    onMain {
      // As in France, where digits are typed with Shift.
      let heading = Self.outcome(of: .body) { _, host in
        host.press("0", control: true, shift: true, alt: true)
      }
      let byCode = Self.outcome(of: .body) { editor, _ in editor.perform(StyleCommand(.body)) }
      XCTAssertEqual(heading, byCode)
    }
  }

  // MARK: An editor in which a command is possible

  /// What a command may change.
  private struct Outcome: Equatable {
    var content: RichText
    var selection: Range<Int>
    var depths: [Int]
    var openPopovers: [Bool]
  }

  /// Returns what can be seen of an editor after an action: of one whose picture is selected for a
  /// command for pictures, or else words in an indented and centered heading that is not collapsed.
  @MainActor
  private static func outcome(
    of entry: CommandEntry, direction: TextDirection = .leftToRight,
    _ action: @MainActor (EditorView, WindowHost) -> Void
  ) -> Outcome {
    let isCollapsed = entry.command.name == .section(.expand)
    let isSecond = entry.command.name == .style(.heading(2))
    var format = ParagraphFormat(
      alignment: .center, headIndent: 25, style: .heading(isSecond ? 3 : 2))
    format.isCollapsed = isCollapsed
    var heading = AttributeContainer()
    heading[ParagraphKey.self] = format
    let editor = EditorView(context: EditorViewContext())
    editor.area.textView.direction = direction
    editor.hasCollapsibleHeadings = true
    editor.showsBlockHandles = true
    editor.content = RichText("The words\n", attributes: heading) + RichText("below\n\nlast")
    var outcome: Outcome?
    withWindow(of: editor) { host in
      let end = editor.contentLength
      let picture = PictureContent(
        .reference("x"), naturalSize: TestPicture.size, size: .fixed(160))
      editor.insertAttachment(PictureAttachment(picture), in: end..<end)
      editor.replaceCharacters(in: editor.textEndRange, with: "!")
      editor.undo()
      host.settle()
      let isForPictures = [.resizePicture, .describePicture].contains(entry.command.name)
      editor.selectedRange = isForPictures ? end..<(end + 1) : 4..<9
      if entry.command is TableCommand { enterTable(in: editor) }
      action(editor, host)
      host.settle()
      outcome = Outcome(
        content: editor.content, selection: editor.selectedRange,
        depths: [editor.undoDepth, editor.redoDepth],
        openPopovers: [
          editor.descendant(named: "link-address") != nil,
          editor.descendant(named: "picture-description") != nil,
          editor.implementation.blockHandle!.isMenuOpen,
        ])
    }
    return outcome!
  }

  /// Inserts a table, and moves the caret into its middle.
  @MainActor
  private static func enterTable(in editor: EditorView) {
    let rows: [[RichText]] = [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]
    let table = TableAttachment(TableContent(rows: rows))
    editor.insertAttachment(table, in: editor.textEndRange)
    table.editor(at: TablePosition(row: 1, column: 1))?.focus(at: 0)
  }

  @MainActor
  private static func press(_ key: CommandKey, _ host: WindowHost) {
    let parts = key.accelerator.split(separator: ">").map(String.init)
    host.press(
      parts.last ?? "", control: parts.contains("<Control"), shift: parts.contains("<Shift"),
      alt: parts.contains("<Alt"))
  }
}

extension EditorView {
  /// The editor itself, or the cell in it that has the focus.
  fileprivate var withFocus: EditorView {
    nestedEditors.first { $0.area.textView.isFocus } ?? self
  }
}
