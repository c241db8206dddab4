import WidgetTestSupport
import XCTest

/// An input with a lot of space above and below, in a scrolled window that shows little of it.
@MainActor
final class PageHost: WindowHost {
  let page: ScrolledWindow
  let area: GrowingTextArea
  private let isMoving: @MainActor () -> Bool
  /// The distance of the caret from the scrolled window in each painted frame, where it is outside:
  /// above its top, below its bottom.
  private(set) var outside: [(above: Double, below: Double)] = []
  private var connection: SignalConnection?

  init(
    _ input: Widget, _ area: GrowingTextArea, space: (above: Int, below: Int) = (60, 400),
    height: Int = 150, isMoving: @escaping @MainActor () -> Bool = { false },
    alsoViolated: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.area = area
    self.isMoving = isMoving
    let (above, below) = (Box(.vertical), Box(.vertical))
    above.requestSize(height: space.above)
    below.requestSize(height: space.below)
    page = ScrolledWindow(Box(.vertical, [above, input, below]))
    page.setScrolls(horizontally: false, vertically: true)
    super.init(filling: (400, height), page, watching: area, alsoViolated: alsoViolated)
    area.focus()
    settle()
  }

  override var isReady: Bool { !isMoving() }

  /// Makes a change, and fails if a painted frame shows the caret outside of the page.
  func expectCaretVisible(
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
