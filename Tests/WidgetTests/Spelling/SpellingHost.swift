import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// A growing area with spell checking, in a window.
@MainActor
final class SpellingHost {
  let area = GrowingTextArea()
  let checker: SpellChecker
  let host: WindowHost

  init(
    _ text: String = "", maxLine: Int = 8, width: Int = 400, source: FakeSource = FakeSource(),
    language: String? = "en_US"
  ) {
    checker = SpellChecker(source: source, language: language)
    area.setLineLimits(min: 1, max: maxLine)
    area.reset(to: text)
    host = WindowHost(area, width: width, watching: area)
    // GTK gives the focus to the only focusable widget.
    area.textView.resignFocus()
    area.spellChecker = checker
    XCTAssert(MainLoop.run(atMost: 60) { self.checker.isLoaded })
    settle()
  }

  /// Waits until all visible text is checked and painted.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    let isSettled = MainLoop.run(atMost: 60) { self.area.implementation.spelling.isSettled }
    XCTAssert(isSettled, "not checked", file: file, line: line)
    host.settle(file: file, line: line)
  }

  /// The words that are marked.
  var marked: [String] {
    area.misspelledRanges.map { area.buffer.text(from: $0.lowerBound, to: $0.upperBound) }
  }

  func focus() {
    area.focus()
    host.settle()
  }

  func close() { host.close() }
}
