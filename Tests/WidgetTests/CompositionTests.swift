import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Input methods: a composition is displayed but is not part of the text.
final class CompositionTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  func testACompositionCountsInTheHeightAndHidesThePlaceholder() {
    onMain {
      let host = EditorHost(width: 150) { $0.placeholder = "Write something" }
      let oneLine = host.height
      let paints = host.paints { _ = ComposerInputMethod.compose("한글을 길게 입력하면 줄이 바뀐다") }
      XCTAssertGreaterThan(host.height, oneLine)
      XCTAssertEqual(host.text, "")
      XCTAssertEqual(paints.flatMap(\.violations), [])
      host.paints { _ = ComposerInputMethod.compose("") }
      XCTAssertEqual(host.height, oneLine)
    }
  }

  func testACompositionThatMovesWithTheCaretCountsWhereItIs() {
    onMain {
      let host = EditorHost(maxLine: 9, width: 150)
      host.type("\nword")
      _ = ComposerInputMethod.compose("한글을 길게 입력하면")
      host.settle()
      let afterTheWord = host.height
      // On a line of its own it takes fewer lines than after the word.
      for (anchor, caret) in [(3, 0), (0, 5), (4, 0)] {
        let paints = host.paints {
          host.editor.area.buffer.select(anchor: anchor, caret: caret)
        }
        XCTAssertEqual(paints.flatMap(\.violations), [], "\(caret): \(host.geometry)")
        XCTAssertFalse(host.editor.area.preedit.isEmpty)
        XCTAssertEqual(host.height < afterTheWord, caret == 0)
      }
    }
  }

  func testReturnEndsACompositionAndInsertsNoLine() {
    onMain {
      let host = EditorHost()
      _ = ComposerInputMethod.compose("한")
      host.press("Return")
      XCTAssertEqual(host.text, "한")
      host.press("Return")
      XCTAssertEqual(host.text, "한\n")
    }
  }

  func testDisablingLosesNoComposition() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one two")
        subject.select(anchor: 7, caret: 4)
        XCTAssert(ComposerInputMethod.compose("한"))
        subject.disable()
        subject.host.settle()
        XCTAssertEqual(subject.text(), "one 한", subject.name)
      }
    }
  }

  func testLeavingTheFieldDuringACompositionKeepsTheCaretWhereItIs() {
    onMain {
      let host = EditorHost("word\nword")
      for key in ["Tab", "Return", "Tab"] {
        let paints = host.paints {
          _ = ComposerInputMethod.compose("한")
          host.press(key)
        }
        XCTAssertEqual(paints.flatMap(\.violations), [], key)
        host.editor.focus()
      }
    }
  }
}
