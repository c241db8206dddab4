import DataBinding
import AutoHeightEditing
import ExpandableInput
import WidgetTestSupport
import XCTest

/// Inputs in a page that scrolls: during input the caret stays in view, in every painted frame.
final class ScrolledPageTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  @MainActor
  private static func withEditor(maxLine: Int, _ body: (PageHost) -> Void) {
    let text = State("")
    let editor = AutoHeightEditor(
      text: text.projectedValue, maxLine: maxLine, hasBorder: true, isEnabled: .constant(true),
      disabledPlaceholder: "", regExpUse: .none)
    let host = PageHost(editor, editor.area)
    body(host)
    host.close()
  }

  @MainActor
  private static func withComposer(
    maxLines: Int = 9, _ body: (PageHost, ExpandableToolbar) -> Void
  ) {
    let text = State("")
    let bar = ExpandableToolbar(
      text: text.projectedValue, maxLines: maxLines, returnKey: .insertsNewline,
      animationDuration: 0.1)
    let host = PageHost(
      bar, bar.area, isMoving: { bar.isMoving },
      alsoViolated: { [weak bar] in bar?.violatedInvariants.map(\.rawValue) ?? [] })
    body(host, bar)
    host.close()
  }

  func testTheCaretOfAGrowingEditorStaysVisible() {
    onMain {
      Self.withEditor(maxLine: 20) { host in
        for line in 1...12 {
          host.expectCaretVisible("line \(line)") {
            host.press("Return")
            host.type("a")
          }
        }
        for key in ["Home", "End"] {
          host.expectCaretVisible(key) { host.press(key, control: true) }
        }
        for _ in 1...12 { host.expectCaretVisible("Up") { host.press("Up") } }
        host.expectCaretVisible("undo") { host.press("z", control: true) }
      }
    }
  }

  func testTheCaretOfAComposerStaysVisibleWhileTheBarMoves() {
    onMain {
      Self.withComposer { host, bar in
        for line in 1...7 {
          host.expectCaretVisible("line \(line)") { host.press("Return") }
        }
        host.expectCaretVisible("paste") {
          Clipboard.current?.set("one\ntwo\nthree\nfour")
          var isDone = false
          let token = bar.area.buffer.onPasteDone { isDone = true }
          bar.area.textView.paste()
          XCTAssert(MainLoop.run(atMost: 60) { isDone })
          token.disconnect()
        }
      }
    }
  }

  func testButtonsStandBesideTheLastLineInAScroller() {
    onMain {
      let plain = ComposerHost()
      plain.bar.returnKey = .insertsNewline
      Self.withComposer(maxLines: 4) { host, bar in
        for line in 1...4 {
          host.expectCaretVisible("line \(line)") { host.press("Return") }
          plain.press("Return")
          plain.settle()
          XCTAssertEqual(
            try? Self.distanceOfButton(in: bar), try? Self.distanceOfButton(in: plain.bar),
            "line \(line)")
        }
      }
    }
  }

  /// The distance of the button's lower edge from the bar's.
  @MainActor
  private static func distanceOfButton(in bar: ExpandableToolbar) throws -> Double {
    let place = try XCTUnwrap(bar.rightButton.bounds(in: bar))
    return Double(bar.height) - place.y - place.height
  }

  func testAPageThatGetsLowerKeepsTheCaretVisible() {
    onMain {
      Self.withEditor(maxLine: 20) { host in
        host.window.defaultSize = (400, 400)
        host.settle()
        for _ in 1...6 { host.press("Return") }
        host.settle()
        host.expectCaretVisible("smaller") {
          host.window.defaultSize = (400, 150)
          _ = MainLoop.run(atMost: 60) { host.window.height == 150 }
        }
        XCTAssertGreaterThan(host.page.verticalAdjustment?.value ?? 0, 0)
      }
    }
  }

  func testAPageThatShowsSomethingElseStaysThere() {
    onMain {
      Self.withEditor(maxLine: 30) { host in
        for _ in 1...12 { host.press("Return") }
        host.settle()
        host.page.verticalAdjustment?.value = 3
        host.settle()
        host.window.defaultSize = (400, 120)
        XCTAssert(MainLoop.run(atMost: 60) { host.window.height == 120 })
        host.settle()
        XCTAssertEqual(host.page.verticalAdjustment?.value, 3)
      }
    }
  }

  func testAProgramsTextLeavesThePageWhereItIs() {
    onMain {
      Self.withEditor(maxLine: 30) { host in
        for _ in 1...12 { host.press("Return") }
        host.settle()
        XCTAssertGreaterThan(host.page.verticalAdjustment?.value ?? 0, 0)
        host.page.verticalAdjustment?.value = 0
        host.settle()
        host.area.text += "\nfrom elsewhere"
        host.settle()
        XCTAssertEqual(host.page.verticalAdjustment?.value, 0)
        host.expectCaretVisible("who writes is followed") { host.type("x") }
      }
    }
  }

  func testAPageThatTheUserScrollsStaysThere() {
    onMain {
      Self.withEditor(maxLine: 30) { host in
        for _ in 1...12 { host.press("Return") }
        host.settle()
        host.page.verticalAdjustment?.value = 3
        host.settle()
        host.window.queueDraw()
        host.settle()
        XCTAssertEqual(host.page.verticalAdjustment?.value, 3)
      }
    }
  }

  func testNothingIsLeftOfAnInputInAPage() {
    onMain {
      assertFinalized {
        var objects: [Object] = []
        Self.withEditor(maxLine: 20) { host in
          for _ in 1...8 { host.press("Return") }
          objects = [host.page, host.area, host.area.textView]
        }
        return objects
      }
    }
  }
}
