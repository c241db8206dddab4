import WidgetTestSupport
import XCTest

/// An input with a lot of space above and below, in a scrolled window that shows little of it.
@MainActor
final class PageHost {
  let page: ScrolledWindow
  let window = Window()
  let area: GrowingTextArea
  private let isMoving: @MainActor () -> Bool
  private(set) var log: PaintLog?
  /// How far the caret was outside of the scrolled window in each painted frame: above its top,
  /// below its bottom.
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
    window.defaultSize = (400, height)
    window.child = page
    window.present()
    _ = MainLoop.run(atMost: 60) { self.window.isMapped && self.window.isActive }
    area.focus()
    settle()
    if let clock = window.frameClock {
      log = PaintLog(
        clock: clock, area: { [weak area] in area }, alsoViolated: alsoViolated)
    }
  }

  func settle() {
    XCTAssert(
      FrameSettling(of: window).waitUntilStill(atMost: 60) { [isMoving] in !isMoving() })
  }

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

  func press(_ name: String, control: Bool = false, shift: Bool = false) {
    guard let stroke = KeyStroke(name: name, control: control, shift: shift) else { return }
    window.press(stroke)
  }

  func type(_ text: String) {
    for character in text.unicodeScalars {
      window.type(character)
      FrameSettling(of: window).waitForTurn()
    }
  }

  func close() {
    log?.stop()
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
