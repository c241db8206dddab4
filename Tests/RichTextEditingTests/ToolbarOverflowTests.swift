import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// A toolbar that is narrower than its buttons, and what its menu does.
final class ToolbarOverflowTests: WidgetTestCase {
  /// Runs a test with a toolbar above an editor, in a window of a width.
  @MainActor
  private static func with(
    width: Int, direction: GtkCore.TextDirection = .leftToRight,
    _ body: (FormattingToolbar, EditorView, WindowHost) -> Void
  ) {
    let context = EditorViewContext()
    let editor = EditorView(context: context)
    let toolbar = FormattingToolbar(context: context)
    toolbar.direction = direction
    for child in toolbar.children { child.direction = direction }
    let host = WindowHost(
      Box(.vertical, [toolbar, editor]), width: width, watching: editor.area)
    editor.focus()
    host.settle()
    body(toolbar, editor, host)
    host.close()
  }

  /// The names of the buttons that are shown, from left to right.
  @MainActor
  private static func shown(_ toolbar: FormattingToolbar) -> [String] {
    let names = FormattingToolbar.standard.map(\.command.name.rawValue) + ["more"]
    let buttons = names.compactMap { name in
      toolbar.descendant(named: name).flatMap { $0.isChildVisible ? (name, $0) : nil }
    }
    let places = buttons.map { ($0.0, $0.1.bounds(in: toolbar)?.x ?? -1) }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  func testButtonsThatDoNotFitAreInAMenu() {
    onMain {
      let all = FormattingToolbar.standard.map(\.command.name.rawValue)
      Self.with(width: 500) { toolbar, _, host in
        XCTAssertEqual(Self.shown(toolbar), all)
        var last = all.count
        for width in stride(from: 400, through: 60, by: -20) {
          host.setWidth(width)
          host.settle()
          let shown = Self.shown(toolbar)
          let isWhole = shown == all
          XCTAssert(isWhole || shown == all.prefix(shown.count - 1) + ["more"], "\(shown)")
          XCTAssertLessThanOrEqual(shown.count, last + 1)
          last = shown.count
          for name in shown {
            let bounds = toolbar.descendant(named: name)?.bounds(in: toolbar)
            XCTAssertLessThanOrEqual((bounds?.x ?? 0) + (bounds?.width ?? 0), Double(width), name)
          }
        }
        XCTAssertLessThan(last, 3)
        host.setWidth(500)
        host.settle()
        XCTAssertEqual(Self.shown(toolbar), all)
      }
    }
  }

  func testTheMenuIsAtTheOtherEndOfARightToLeftToolbar() {
    onMain {
      Self.with(width: 150, direction: .rightToLeft) { toolbar, _, _ in
        let shown = Self.shown(toolbar)
        XCTAssertEqual(shown.first, "more")
        XCTAssertEqual(shown.last, "undo")
      }
    }
  }

  func testTheMenuExecutesCommandsAndShowsTheirState() {
    onMain {
      Self.with(width: 100) { toolbar, editor, host in
        host.type("word")
        editor.selectedRange = 0..<4
        let strikethrough = FormattingToolbar.standard.firstIndex {
          $0.command.name == "strikethrough"
        }
        toolbar.activateAction("formatting.command-\(strikethrough ?? -1)-0")
        XCTAssertEqual(editor.attributes(at: 0)[StrikethroughKey.self], true)
        XCTAssert(editor.area.textView.isFocus)
        toolbar.activateAction("formatting.command-\(strikethrough ?? -1)-0")
        XCTAssertNil(editor.attributes(at: 0)[StrikethroughKey.self])
        editor.isEditable = false
        toolbar.activateAction("formatting.command-\(strikethrough ?? -1)-0")
        XCTAssertNil(editor.attributes(at: 0)[StrikethroughKey.self])
      }
    }
  }

  func testTheArrowKeysEndAtTheMenu() {
    onMain {
      Self.with(width: 150) { toolbar, editor, host in
        host.type("a")
        host.press("Tab", shift: true)
        XCTAssert(toolbar.containsFocus)
        host.press("End")
        XCTAssertEqual(toolbar.descendant(named: "more")?.containsFocus, true)
        host.press("Home")
        XCTAssertEqual(toolbar.descendant(named: "undo")?.isFocus, true)
        host.press("End")
        host.press("Tab")
        XCTAssert(editor.area.textView.isFocus, "it is one stop")
      }
    }
  }

  func testTheMenuTakesTheFocusOfAButtonThatGoesIntoIt() {
    onMain {
      Self.with(width: 500) { toolbar, editor, host in
        host.type("a")
        host.press("Tab", shift: true)
        host.press("End")
        XCTAssertEqual(toolbar.descendant(named: "link")?.isFocus, true)
        host.setWidth(150)
        host.settle()
        XCTAssertEqual(toolbar.descendant(named: "more")?.containsFocus, true)
      }
    }
  }

  func testTooltipsHaveTheKeys() {
    onMain {
      Self.with(width: 400) { toolbar, _, _ in
        XCTAssertEqual(toolbar.descendant(named: "bold")?.tooltip, "Bold (Ctrl+B)")
        XCTAssertEqual(KeyController.label(of: "no key"), "")
      }
    }
  }

  func testNothingOfAnOverflowingToolbarIsLeft() {
    onMain {
      assertFinalized {
        let context = EditorViewContext()
        let toolbar = FormattingToolbar(context: context)
        let host = WindowHost(Box(.vertical, [toolbar]), width: 100)
        host.settle()
        let more = toolbar.descendant(named: "more")
        host.close()
        return [toolbar] + [more].compactMap { $0 }
      }
    }
  }
}
