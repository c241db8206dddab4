import DataBinding
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// The behavior of a conversation while the bar below it grows.
final class ComposerPageTests: WidgetTestCase {
  /// A page with a scrolled list of numbered rows.
  @MainActor
  private final class PageHost: WindowHost {
    @State var text = ""
    let list = Box(.vertical)
    let scroller: ScrolledWindow
    let page: ComposerPage

    init(rows: Int, direction: TextDirection = .leftToRight) {
      let state = State("")
      _text = state
      scroller = ScrolledWindow(list)
      scroller.setScrolls(horizontally: false, vertically: true)
      let bar = ExpandableToolbar(text: state.projectedValue, animationDuration: 0.1)
      page = ComposerPage(content: scroller, toolbar: bar)
      for row in 0..<rows { list.append(Label("row \(row)")) }
      for widget: Widget in [page, bar, scroller] { widget.direction = direction }
      super.init(filling: (300, 300), page)
      bar.area.focus()
      settle()
    }

    var adjustment: Adjustment { scroller.verticalAdjustment ?? Adjustment() }

    override var isReady: Bool { !page.toolbar.isMoving && !page.toolbar.isSending }

    /// Returns the distance of the list from its end, in each painted frame.
    func distances(after change: () -> Void) -> [Double] {
      frames(after: change) { self.adjustment.maxValue - self.adjustment.value }
    }

    func frames<Value>(after change: () -> Void, _ read: @escaping () -> Value) -> [Value] {
      var values: [Value] = []
      let connection = window.frameClock?.onAfterPaint { values.append(read()) }
      change()
      settle()
      connection?.disconnect()
      return values
    }
  }

  func testAListAtItsEndStaysThereInEveryFrame() {
    onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let host = PageHost(rows: 60, direction: direction)
        XCTAssertEqual(host.adjustment.value, host.adjustment.maxValue, "it begins at its end")
        for text in ["one\ntwo\nthree\nfour", "one", "", "a\nb"] {
          let distances = host.distances { host.text = text }
          XCTAssertEqual(Set(distances), [0], text)
        }
        let distances = host.distances { host.list.append(Label("new")) }
        XCTAssertEqual(Set(distances), [0])
        host.close()
      }
    }
  }

  func testAListThatIsScrolledAwayKeepsItsFirstRow() {
    onMain {
      let host = PageHost(rows: 60)
      host.adjustment.value = 100
      host.settle()
      XCTAssertFalse(host.page.isPinnedToEnd)
      for text in ["one\ntwo\nthree\nfour", ""] {
        let values = host.frames(after: { host.text = text }, { host.adjustment.value })
        XCTAssertEqual(Set(values), [100], text)
      }
      host.list.append(Label("new"))
      host.settle()
      XCTAssertEqual(host.adjustment.value, 100)
      host.page.scrollToEnd()
      host.settle()
      XCTAssertEqual(host.adjustment.value, host.adjustment.maxValue)
    }
  }

  func testTheBarStandsBelowAndTogetherTheyFillThePage() {
    onMain {
      let host = PageHost(rows: 3)
      host.text = "one\ntwo"
      let sums = host.frames(
        after: { host.text = "one\ntwo\nthree" },
        { host.scroller.height + host.page.toolbar.height })
      XCTAssertEqual(Set(sums), [host.page.height])
    }
  }

  func testAPageThatIsTooLowKeepsALineOfTextVisible() {
    onMain {
      let host = PageHost(rows: 3)
      host.page.toolbar.area.setLineLimits(min: 1, max: 40)
      host.text = String(repeating: "line\n", count: 30)
      host.settle()
      XCTAssertLessThanOrEqual(host.page.toolbar.height, host.page.height)
      XCTAssertEqual(host.page.toolbar.area.violatedInvariants, [])
      XCTAssertEqual(host.page.toolbar.violatedInvariants, [])
    }
  }

  func testNothingIsLeftOfAPage() {
    onMain {
      assertFinalized {
        let host = PageHost(rows: 60)
        host.text = "one\ntwo"
        host.settle()
        let objects: [Object] = [host.page, host.page.toolbar, host.scroller]
        host.close()
        return objects
      }
    }
  }
}
