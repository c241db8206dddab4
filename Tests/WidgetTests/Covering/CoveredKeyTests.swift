import AutoHeightEditing
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// Keys and the pointer in a long text in a page: whether the view covers all of the text or only
/// what is visible, the page shows the same.
final class CoveredKeyTests: WidgetTestCase {
  /// The visible state after a step.
  private struct Sight: Equatable {
    let scrolled: Double
    let selection: Range<Int>
    let pixels: [UInt8]
  }

  private static let text = (1...400).map {
    "Line \($0)" + ($0 % 5 == 0 ? " goes on and on, until it is wrapped at this width" : "")
  }.joined(separator: "\n")

  /// Does the steps in a page, and returns what there is to see after each; fails if a frame
  /// violates an invariant.
  @MainActor
  private static func run(
    _ steps: [(String, (PageHost) -> Void)], coversOnlyVisibleRows: Bool
  ) -> [Sight] {
    let editor = TwinPages.makeEditor(Self.text)
    editor.area.coversOnlyVisibleRows = coversOnlyVisibleRows
    let host = PageHost(editor, editor.area, height: 200)
    XCTAssertEqual(editor.area.isPartlyCovered, coversOnlyVisibleRows)
    let sights = steps.map { name, step in
      host.log?.reset()
      step(host)
      host.settle()
      let violations = host.log?.paints.flatMap(\.violations) ?? []
      XCTAssertEqual(violations, [], "\(name), in parts: \(coversOnlyVisibleRows)")
      // The caret of a text that was just typed is drawn in another way.
      editor.area.textView.queueDraw()
      host.settle()
      return Sight(
        scrolled: host.page.verticalAdjustment?.value ?? 0, selection: editor.area.buffer.selection,
        pixels: host.page.makeTexture()?.pixels ?? [])
    }
    host.close()
    return sights
  }

  @MainActor
  private static func compare(_ steps: [(String, (PageHost) -> Void)]) {
    let part = run(steps, coversOnlyVisibleRows: true)
    let whole = run(steps, coversOnlyVisibleRows: false)
    for ((name, _), (part, whole)) in zip(steps, zip(part, whole)) {
      XCTAssertEqual(part.scrolled, whole.scrolled, name)
      XCTAssertEqual(part.selection, whole.selection, name)
      XCTAssert(part.pixels == whole.pixels, "\(name): pictures differ")
    }
  }

  func testKeysShowTheSame() {
    onMain {
      Self.compare([
        ("at rest", { _ in }),
        ("type", { $0.type("abc") }),
        ("down", { host in for _ in 1...14 { host.press("Down") } }),
        ("new line", { $0.press("Return") }),
        ("to the end", { $0.press("End", control: true) }),
        ("type at the end", { $0.type("end") }),
        ("new lines", { host in for _ in 1...4 { host.press("Return") } }),
        ("up", { host in for _ in 1...12 { host.press("Up") } }),
        ("scrolled away", { $0.page.verticalAdjustment?.value = 1_000 }),
        ("type out of sight", { $0.type("x") }),
        ("scrolled away again", { $0.page.verticalAdjustment?.value = 3_000 }),
        ("delete out of sight", { $0.press("BackSpace") }),
        ("to the start", { $0.press("Home", control: true) }),
        ("select down", { host in for _ in 1...3 { host.press("Down", shift: true) } }),
        ("replace the selection", { $0.type("new") }),
        ("undo", { $0.press("z", control: true) }),
        ("select all", { $0.press("a", control: true) }),
        ("delete all", { $0.press("Delete") }),
        ("undo that", { $0.press("z", control: true) }),
      ])
    }
  }

  func testAPageOfTheTextIsOneOfThePage() {
    onMain {
      let editor = TwinPages.makeEditor(Self.text)
      let host = PageHost(editor, editor.area, height: 200)
      editor.area.buffer.caret = 0
      for key in ["Page_Down", "Page_Down", "Page_Down", "Page_Up"] {
        let before = host.page.verticalAdjustment?.value ?? 0
        host.expectCaretVisible(key) { host.press(key) }
        let moved = (host.page.verticalAdjustment?.value ?? 0) - before
        XCTAssertGreaterThan(abs(moved), 60, key)
        XCTAssertLessThan(abs(moved), 260, key)
      }
      host.close()
    }
  }

  func testAPageFollowsASelectionByKeys() {
    onMain {
      let editor = TwinPages.makeEditor(Self.text)
      let host = PageHost(editor, editor.area, height: 200)
      editor.area.buffer.caret = 0
      for _ in 1...20 { host.press("Down", shift: true) }
      host.settle()
      XCTAssertTrue(editor.area.violations.isEmpty)
      let buffer = editor.area.buffer
      XCTAssertTrue(editor.area.shows(buffer.caret..<(buffer.caret + 1)))
      host.close()
    }
  }

  func testAPictureShowsAllOfTheText() throws {
    try onMain {
      let editor = TwinPages.makeEditor(Self.text)
      let host = PageHost(editor, editor.area, height: 200)
      host.page.verticalAdjustment?.value = 2_000
      host.settle()
      let part = try XCTUnwrap(editor.makeTexture(), "no picture of \(editor.height) rows")
      host.settle()
      XCTAssertTrue(editor.area.isPartlyCovered)
      let before = try XCTUnwrap(host.page.makeTexture())
      editor.area.coversOnlyVisibleRows = false
      host.settle()
      let whole = try XCTUnwrap(editor.makeTexture())
      XCTAssert(part.pixels == whole.pixels)
      host.settle()
      let after = try XCTUnwrap(host.page.makeTexture())
      XCTAssert(before.pixels == after.pixels)
      host.close()
    }
  }

  func testTheViewScrollsThePage() {
    onMain {
      let editor = TwinPages.makeEditor(Self.text)
      let host = PageHost(editor, editor.area, height: 200)
      let page = host.page.verticalAdjustment
      for line in [200, 390, 5, 150] {
        // As assistive technology, a drop and a drag beyond the edge do.
        editor.area.textView.scroll(toOffset: editor.area.buffer.offset(ofLine: line))
        host.settle()
        let offset = editor.area.buffer.offset(ofLine: line)
        let place = editor.area.extentInView(of: offset..<(offset + 1))
        // As high as a caret.
        XCTAssertGreaterThanOrEqual(place.y, -1, "\(line)")
        XCTAssertLessThanOrEqual(place.y + 14, Double(editor.area.textView.height), "\(line)")
        XCTAssertGreaterThan(page?.value ?? 0, 0)
        XCTAssertEqual(host.log?.violations, [])
      }
      host.close()
    }
  }
}
