import AutoHeightEditing
import DataBinding
import ExpandableInput
import RichTextEditing
import RichTextModel
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// One history for several inputs.
final class SharedHistoryTests: WidgetTestCase {
  /// A window with an input of each kind.
  @MainActor
  private final class Subject {
    let title = UnderlinedTextField("Title")
    let summary: AutoHeightEditor
    let comment = UnderlinedTextView("Comment")
    let message: ExpandableTextView
    let editor = EditorView()
    let host: WindowHost
    private(set) weak var history: SharedHistory?

    init() {
      summary = AutoHeightEditor(text: State("").projectedValue, maxLines: 5)
      message = ExpandableTextView(text: State("").projectedValue)
      let inputs: [Widget] = [title, summary, comment, message, editor]
      let shared = SharedHistory(of: inputs)
      history = shared
      host = WindowHost(Box(.vertical, inputs), watching: editor.area)
      host.settlesAfterKeys = true
      host.settle()
    }

    var inputs: [Widget] { [title, summary, comment, message, editor] }

    var texts: [String] {
      [title.text, summary.text, comment.text, message.text, editor.text]
    }

    var focused: Int? { inputs.firstIndex { $0.containsFocus } }

    /// Enters a text at the end of an input.
    func enter(_ text: String, in index: Int) {
      if let field = inputs[index] as? CatalogField {
        field.makeFirstResponder()
        field.select(
          anchor: field.text.unicodeScalars.count, caret: field.text.unicodeScalars.count)
      } else {
        inputs[index].focus()
      }
      host.settle()
      host.type(text)
      host.settle()
    }
  }

  func testUndoGoesThroughTheInputsInTheOrderOfTheEdits() {
    onMain {
      let subject = Subject()
      let order = [0, 4, 1, 2, 3, 4, 0]
      var states: [[String]] = [subject.texts]
      for (number, index) in order.enumerated() {
        subject.enter("\(number)", in: index)
        states.append(subject.texts)
      }
      XCTAssertEqual(states.last, ["06", "2", "3", "4", "15"])
      for _ in 0..<2 {
        for (index, state) in zip(order, states).reversed() {
          subject.host.press("z", control: true)
          XCTAssertEqual(subject.texts, state)
          XCTAssertEqual(subject.focused, index)
        }
        XCTAssertEqual(subject.history?.canUndo, false)
        subject.host.press("z", control: true)
        for (index, state) in zip(order, states.dropFirst()) {
          subject.host.press("z", control: true, shift: true)
          XCTAssertEqual(subject.texts, state)
          XCTAssertEqual(subject.focused, index)
        }
        XCTAssertEqual(subject.history?.canRedo, false)
      }
    }
  }

  func testWordsOfPlainTextAreUndoneInOrderAndLettersOfOneTogether() {
    onMain {
      let subject = Subject()
      subject.enter("one", in: 1)
      subject.enter("b", in: 0)
      subject.enter(" two", in: 1)
      subject.enter("c", in: 0)
      subject.enter("s", in: 1)
      let all = subject.texts
      XCTAssertEqual(all, ["bc", "one twos", "", "", ""])
      for _ in 0..<2 {
        var seen: [[String]] = []
        while subject.history?.undo() == true { seen.append(Array(subject.texts[..<2])) }
        XCTAssertEqual(seen.last, ["", ""])
        XCTAssert(seen.contains(["b", "one"]), "\(seen)")
        while subject.history?.redo() == true {}
        XCTAssertEqual(subject.texts, all)
      }
    }
  }

  func testAnEditEndsWhatCanBeRedone() {
    onMain {
      let subject = Subject()
      subject.enter("a", in: 0)
      subject.enter("b", in: 1)
      subject.host.press("z", control: true)
      subject.host.press("z", control: true)
      XCTAssertEqual(subject.texts, ["", "", "", "", ""])
      subject.enter("c", in: 4)
      subject.host.press("y", control: true)
      XCTAssertEqual(subject.texts, ["", "", "", "", "c"])
      XCTAssertEqual(subject.history?.undo(), true)
      XCTAssertEqual(subject.history?.undo(), false)
      XCTAssertEqual(subject.texts, ["", "", "", "", ""])
    }
  }

  func testWhatEndsInAnInputEndsHere() {
    onMain {
      let subject = Subject()
      var changes = 0
      subject.history?.changed.observe { changes += 1 }
      subject.enter("a", in: 1)
      subject.enter("b", in: 0)
      XCTAssertGreaterThan(changes, 0)
      subject.title.setText("set")
      subject.host.press("z", control: true)
      XCTAssertEqual(subject.texts, ["set", "", "", "", ""])
      XCTAssertEqual(subject.history?.undo(), false)
    }
  }

  func testWhatAnInputUndoesByItselfIsNoEdit() {
    onMain {
      let subject = Subject()
      subject.enter("one two", in: 1)
      subject.enter("a", in: 0)
      subject.summary.area.buffer.undo()
      subject.host.settle()
      let left = subject.summary.text
      XCTAssert("one two".hasPrefix(left) && !left.isEmpty && left != "one two", left)
      subject.history?.undo()
      XCTAssertEqual(subject.texts, ["", left, "", "", ""])
      while subject.history?.undo() == true {}
      XCTAssertEqual(subject.texts, ["", "", "", "", ""])
    }
  }

  func testAFieldThatGetsTheFocusIsNotSelected() {
    onMain {
      let subject = Subject()
      subject.enter("one ", in: 0)
      subject.enter("two", in: 0)
      subject.enter("b", in: 1)
      for _ in 0..<2 { subject.host.press("z", control: true) }
      XCTAssertEqual(subject.title.text, "one ")
      XCTAssertEqual(subject.title.selectedRange, 4..<4)
    }
  }

  func testTheInputsKeepTheHistoryAndItDoesNotKeepThem() {
    onMain {
      weak var history: SharedHistory?
      assertFinalized {
        let subject = Subject()
        subject.enter("a", in: 0)
        MainLoop.runUntilIdle()
        history = subject.history
        XCTAssertNotNil(history)
        let inputs = subject.inputs
        subject.host.close()
        return inputs
      }
      XCTAssert(MainLoop.run(atMost: 10) { history == nil })
    }
  }
}
