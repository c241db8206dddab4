import AutoHeightEditing
import ExpandableInput
import WidgetTestSupport
import XCTest

/// Inputs in a page that scrolls: during input the caret stays in view, in every painted frame.
final class ScrolledPageTests: WidgetTestCase {
  override var isAnimated: Bool { true }

  /// An input with a lot of space above and below, in a scrolled window that shows little of it.
  @MainActor
  private final class PageHost: WindowHost {
    let page: ScrolledWindow
    let area: GrowingTextArea
    private let isMoving: @MainActor () -> Bool
    /// How far the caret was outside of the scrolled window in each painted frame: above its top,
    /// below its bottom.
    private(set) var outside: [(above: Double, below: Double)] = []
    private var connection: SignalConnection?

    init(
      _ input: Widget, _ area: GrowingTextArea, space: (above: Int, below: Int) = (60, 400),
      isMoving: @escaping @MainActor () -> Bool = { false },
      alsoViolated: @escaping @MainActor () -> [String] = { [] }
    ) {
      self.area = area
      self.isMoving = isMoving
      let (above, below) = (Box(.vertical), Box(.vertical))
      above.requestSize(height: space.above)
      below.requestSize(height: space.below)
      page = ScrolledWindow(Box(.vertical, [above, input, below]))
      page.setScrolls(horizontally: false, vertically: true)
      super.init(
        filling: (400, 150), page, watching: area, alsoViolated: alsoViolated)
      area.focus()
      settle()
    }

    override var isReady: Bool { !isMoving() }

    /// Makes a change, and fails if a painted frame shows the caret outside of the page.
    func expectCaretInSight(
      _ what: String, file: StaticString = #filePath, line: UInt = #line, after change: () -> Void
    ) {
      log?.reset()
      outside = []
      connection = window.frameClock?.onAfterPaint { [weak self] in self?.noteCaret() }
      change()
      settle()
      connection?.disconnect()
      let violations = log?.paints.flatMap(\.violations) ?? []
      XCTAssertEqual(violations, [], what, file: file, line: line)
      for place in outside {
        XCTAssertLessThanOrEqual(place.above, 1, "\(what), above", file: file, line: line)
        XCTAssertLessThanOrEqual(place.below, 1, "\(what), below", file: file, line: line)
      }
    }

    private func noteCaret() {
      guard let view = area.textView.bounds(in: page) else { return }
      let caret = area.textView.caretRectangle
      let top = view.y + caret.y
      outside.append((above: -top, below: top + caret.height - Double(page.height)))
    }
  }

  @MainActor
  private static func withEditor(maxLine: Int, _ body: (PageHost) -> Void) {
    let text = State(wrappedValue: "")
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
    let text = State(wrappedValue: "")
    let bar = ExpandableToolbar(
      text: text.projectedValue, maxLines: maxLines, returnKey: .insertsNewline,
      animationDuration: 0.1)
    let host = PageHost(
      bar, bar.area, isMoving: { bar.isMoving },
      alsoViolated: { [weak bar] in bar?.violatedInvariants.map(\.rawValue) ?? [] })
    body(host, bar)
    host.close()
  }

  func testTheCaretOfAGrowingEditorStaysInSight() {
    onMain {
      Self.withEditor(maxLine: 20) { host in
        for line in 1...12 {
          host.expectCaretInSight("line \(line)") {
            host.press("Return")
            host.type("a")
          }
        }
        for key in ["Home", "End"] {
          host.expectCaretInSight(key) { host.press(key, control: true) }
        }
        for _ in 1...12 { host.expectCaretInSight("Up") { host.press("Up") } }
        host.expectCaretInSight("undo") { host.press("z", control: true) }
      }
    }
  }

  func testTheCaretOfAComposerStaysInSightWhileTheBarMoves() {
    onMain {
      Self.withComposer { host, bar in
        for line in 1...7 {
          host.expectCaretInSight("line \(line)") { host.press("Return") }
        }
        host.expectCaretInSight("paste") {
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
          host.expectCaretInSight("line \(line)") { host.press("Return") }
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

  func testAPageThatGetsLowerKeepsTheCaretInSight() {
    onMain {
      Self.withEditor(maxLine: 20) { host in
        host.window.defaultSize = (400, 400)
        host.settle()
        for _ in 1...6 { host.press("Return") }
        host.settle()
        host.expectCaretInSight("smaller") {
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
        host.expectCaretInSight("who writes is followed") { host.type("x") }
      }
    }
  }

  func testAPageThatAPersonScrollsStaysThere() {
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
