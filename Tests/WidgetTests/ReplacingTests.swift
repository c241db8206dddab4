import WidgetTestSupport
import XCTest

/// Text in place of a selection is one edit: for its rejection and for undo.
final class ReplacingTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  /// A kind of input, and what it puts in place of the selection.
  private struct Input {
    let name: String
    let result: String
    var isForLines = true
    var isDeletion = false
    let perform: @MainActor (ReplacingSubject) -> Void
  }

  private static let inputs = [
    Input(name: "a letter", result: "x") { $0.host.type("x") },
    Input(name: "a composition", result: "한") { _ in
      for text in ["ㅎ", "하", "한"] { XCTAssert(ComposerInputMethod.compose(text)) }
      XCTAssert(ComposerInputMethod.commit("한"))
    },
    Input(name: "a composition that ends long before its text comes", result: "한") { subject in
      XCTAssert(ComposerInputMethod.compose("한"))
      XCTAssert(ComposerInputMethod.compose(""))
      subject.host.settle()
      XCTAssert(ComposerInputMethod.commit("한"))
    },
    Input(name: "a paste", result: "pasted") { $0.paste("pasted") },
    Input(name: "a paste of a view's buffer", result: "one", isForLines: false) { subject in
      subject.select(anchor: 0, caret: 3)
      subject.host.press("c", control: true)
      subject.select(anchor: 7, caret: 4)
      subject.paste(nil)
    },
    Input(name: "Return", result: "\n", isForLines: false) { $0.host.press("Return", shift: true) },
    Input(name: "BackSpace", result: "", isDeletion: true) { $0.host.press("BackSpace") },
    Input(name: "Delete", result: "", isDeletion: true) { $0.host.press("Delete") },
  ]

  @MainActor
  private static func forEachInput(
    _ body: (_ subject: ReplacingSubject, _ input: Input, _ place: String) -> Void
  ) {
    ReplacingSubject.forEach { subject in
      for input in inputs where input.isForLines || subject.hasSeveralLines {
        subject.setText("one two three")
        subject.select(anchor: 7, caret: 4)
        body(subject, input, "\(input.name) in \(subject.name)")
      }
    }
  }

  func testItIsUndoneAtOnceAndDoneAgain() {
    onMain {
      Self.forEachInput { subject, input, place in
        input.perform(subject)
        let (result, caret) = ("one \(input.result) three", 4 + input.result.unicodeScalars.count)
        XCTAssertEqual(subject.text(), result, place)
        XCTAssertEqual(subject.selection, caret..<caret, place)
        let undone = subject.undo()
        XCTAssertEqual(undone.selection, 4..<7, "\(place), undone")
        XCTAssertEqual(undone.caret, 4, "\(place), undone")
        XCTAssertEqual(subject.text(), "one two three", "\(place), undone")
        subject.host.press("z", control: true, shift: true)
        XCTAssertEqual(subject.text(), result, "\(place), done again")
        XCTAssertEqual(subject.caret, caret, "\(place), done again")
      }
    }
  }

  func testWhereItIsRefusedTextAndSelectionStay() {
    onMain {
      Self.forEachInput { subject, input, place in
        guard !input.isDeletion || subject.refusesDeletions else { return }
        subject.reject(true)
        input.perform(subject)
        XCTAssertEqual(subject.text(), "one two three", place)
        XCTAssertEqual(subject.selection, 4..<7, place)
        XCTAssertEqual(subject.caret, 4, place)
        subject.host.press("z", control: true)
        XCTAssertEqual(subject.text(), "one two three", "\(place): nothing to undo")
        subject.reject(false)
        _ = ComposerInputMethod.compose("")
      }
    }
  }

  func testAnEmojiReplacesASelection() {
    onMain {
      for index in [0, 3] {
        let subject = ReplacingSubject.all[index]()
        for isRejected in [true, false] {
          subject.setText("one two three")
          subject.select(anchor: 7, caret: 4)
          subject.reject(isRejected)
          subject.pickEmoji("😀")
          XCTAssertEqual(subject.text(), isRejected ? "one two three" : "one 😀 three", subject.name)
          XCTAssertEqual(subject.undo().selection, 4..<7, subject.name)
          XCTAssertEqual(subject.text(), "one two three", subject.name)
        }
        subject.host.close()
      }
    }
  }

  func testACompositionThatComesToNothingLeavesTheDeletion() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one two three")
        subject.select(anchor: 7, caret: 4)
        XCTAssert(ComposerInputMethod.compose("ㅎ"))
        subject.host.settle()
        XCTAssert(ComposerInputMethod.compose(""))
        subject.host.settle()
        XCTAssertEqual(subject.text(), "one  three", subject.name)
        subject.host.type("x")
        XCTAssertEqual(subject.text(), "one x three", subject.name)
        subject.host.press("z", control: true)
        XCTAssertEqual(subject.text(), "one  three", "\(subject.name): two steps")
        subject.host.press("z", control: true)
        XCTAssertEqual(subject.text(), "one two three", subject.name)
        XCTAssertEqual(subject.selection, 4..<7, subject.name)
      }
    }
  }

  func testOverwritingReplacesACharacter() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one")
        subject.select(anchor: 1, caret: 1)
        subject.host.press("Insert")
        subject.host.type("x")
        XCTAssertEqual(subject.text(), "oxe", subject.name)
        subject.host.press("z", control: true)
        XCTAssertEqual(subject.text(), "one", subject.name)
        subject.reject(true)
        subject.select(anchor: 1, caret: 1)
        subject.host.type("x")
        XCTAssertEqual(subject.text(), "one", "\(subject.name), refused")
      }
    }
  }
}
