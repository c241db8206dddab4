import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// A growing area with spell checking, in a window.
@MainActor
final class SpellingHost: WindowHost {
  let area = GrowingTextArea()
  let checker: SpellChecker

  init(
    _ text: String = "", maxLine: Int = 8, width: Int = 400, source: FakeSource = FakeSource(),
    language: String? = "en_US"
  ) {
    checker = SpellChecker(source: source, language: language)
    area.setLineLimits(min: 1, max: maxLine)
    area.reset(to: text)
    super.init(area, width: width, watching: area)
    // GTK gives the focus to the only focusable widget.
    area.textView.resignFocus()
    area.spellChecker = checker
    XCTAssert(MainLoop.run(atMost: 60) { self.checker.isLoaded })
    settle()
  }

  /// Whether all visible text is checked.
  override var isReady: Bool { area.implementation.spelling.isSettled }

  /// The words that are marked.
  var marked: [String] {
    area.misspelledRanges.map { area.buffer.text(from: $0.lowerBound, to: $0.upperBound) }
  }

  func focus() {
    area.focus()
    settle()
  }
}
