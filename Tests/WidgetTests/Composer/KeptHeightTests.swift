import DataBinding
import ExpandableInput
import WidgetTestSupport
import XCTest

/// A text view with a minimum height greater than that of its lines.
final class KeptHeightTests: WidgetTestCase {
  @MainActor
  private static func withView(
    lines: Int, minHeight: Int, _ body: (ExpandableTextView, WindowHost) -> Void
  ) {
    let text = State(
      wrappedValue: (1...lines).map { "line \($0)" }.joined(separator: "\n"))
    let view = ExpandableTextView(
      text: text.projectedValue, maxLines: 4, minHeight: minHeight)
    let host = WindowHost(view, watching: view.area)
    body(view, host)
    host.close()
  }

  @MainActor
  private static func showsIndicator(_ view: ExpandableTextView) -> Bool {
    view.area.children.contains {
      $0.styleClasses.contains("overlay-indicator") && $0.isChildVisible
    }
  }

  func testNothingScrollsWhereAllLinesFit() {
    onMain {
      Self.withView(lines: 7, minHeight: 200) { view, _ in
        XCTAssertFalse(view.area.figures.scrolls)
        XCTAssertEqual(view.area.figures.visibleLineCount, 7)
        XCTAssertFalse(Self.showsIndicator(view))
        XCTAssertEqual(view.area.violatedInvariants, [])
      }
    }
  }

  func testLinesBehindTheHeightOfAPageScroll() {
    onMain {
      Self.withView(lines: 30, minHeight: 200) { view, host in
        // The height is one of whole lines: the next line begins right below it.
        let line = Int(view.area.textView.placeInText(at: 0).height)
        for count in 5...9 {
          let padding = view.height - view.area.height
          view.minHeight = count * line + padding
          host.settle()
          XCTAssert(view.area.figures.scrolls, "\(count) lines")
          XCTAssertEqual(view.area.violatedInvariants, [], "\(count) lines")
        }
      }
    }
  }

  func testLinesThatDoNotFitScroll() {
    onMain {
      Self.withView(lines: 30, minHeight: 200) { view, _ in
        XCTAssert(view.area.figures.scrolls)
        XCTAssert(Self.showsIndicator(view))
        XCTAssertEqual(view.area.violatedInvariants, [])
      }
      Self.withView(lines: 7, minHeight: 0) { view, _ in
        XCTAssert(view.area.figures.scrolls)
        XCTAssertEqual(view.area.figures.visibleLineCount, 4)
        XCTAssert(Self.showsIndicator(view))
      }
    }
  }

  @available(*, deprecated, message: "It is about deprecated names.")
  func testTheNamesOnIOSAreTheSameLimits() {
    onMain {
      Self.withView(lines: 7, minHeight: 0) { view, _ in
        view.maxNumberOfLines = 6
        view.minimumHeight = 200
        XCTAssertEqual([view.maxLines, view.minHeight], [6, 200])
        (view.maxLines, view.minHeight) = (3, 40)
        XCTAssertEqual([view.maxNumberOfLines, view.minimumHeight], [3, 40])
      }
    }
  }
}
