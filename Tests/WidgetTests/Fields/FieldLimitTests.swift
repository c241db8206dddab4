import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The limits of a field: length, characters, paste.
final class FieldLimitTests: WidgetTestCase {
  func testTheLimitCountsCharactersAsTheUserSeesThem() {
    onMain {
      let field = FieldHost(UnderlinedTextField()) { $0.maxLength = 3 }
      field.paste("👩🏽‍🚀👨‍👩‍👧‍👦e\u{301}x")
      XCTAssertEqual(field.field.text, "👩🏽‍🚀👨‍👩‍👧‍👦e\u{301}")
      XCTAssertEqual(field.rejected, [1])
      field.type("y")
      XCTAssertEqual(field.field.text.count, 3)
      XCTAssertEqual(field.rejected, [1, 1])
    }
  }

  func testALongPasteInsertsWhatFitsOrNothing() {
    onMain {
      for policy in InputRules.PasteOverflowPolicy.allCases {
        let field = FieldHost(BorderedTextField()) {
          $0.maxLength = 5
          $0.pasteOverflowPolicy = policy
          $0.setText("ab")
        }
        defer { field.close() }
        field.field.select(anchor: 1, caret: 2)
        field.paste("cdefgh")
        let isFitting = policy == .textThatFits
        XCTAssertEqual(field.field.text, isFitting ? "acdef" : "ab", "\(policy)")
        XCTAssertEqual(field.field.caret, isFitting ? 5 : 2, "\(policy)")
      }
    }
  }

  func testARefusedLetterTakesNoSelectionAway() {
    onMain {
      let field = FieldHost(BorderedTextField()) {
        $0.allowedCharacterSet = .digits
        $0.setText("123")
      }
      field.field.select(anchor: 0, caret: 3)
      field.type("x")
      XCTAssertEqual(field.field.text, "123")
      XCTAssertEqual(field.calls, [])
      XCTAssertEqual(field.rejected, [1])
      field.type("4")
      XCTAssertEqual(field.line?.text, field.field.text)
    }
  }

  func testARefusedLetterTakesNoSelectionAwayFromSeveralLines() {
    onMain {
      let field = FieldHost(UnderlinedTextView()) {
        $0.allowedCharacterSet = .letters
        $0.setText("Abc")
      }
      field.field.select(anchor: 0, caret: 3)
      field.type("3")
      XCTAssertEqual(field.field.text, "Abc")
      XCTAssertEqual(field.field.area?.buffer.selection, 0..<3)
      field.paste("123")
      XCTAssertEqual(field.field.text, "Abc")
      field.field.select(anchor: 0, caret: 3)
      field.type("x")
      XCTAssertEqual(field.field.text, "x")
    }
  }

  func testAPasteWithOtherCharactersComesWithoutThemOrNotAtAll() {
    onMain {
      for isAllowed in [true, false] {
        let field = FieldHost(BorderedTextField()) {
          $0.allowedCharacterSet = .digits
          $0.pasteAllowedChars = isAllowed
        }
        defer { field.close() }
        field.paste("1a2b3")
        XCTAssertEqual(field.field.text, isAllowed ? "123" : "")
      }
    }
  }

  func testNothingIsPastedWherePasteIsDisabled() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.disablePasteAction() }
      field.paste("abc")
      field.press("v", control: true)
      field.press("Insert", shift: true)
      field.pasteSelected("abc")
      XCTAssertEqual(field.field.text, "")
      let message = FieldMessage.rejection(ValidationMessages().pasteRefused)
      XCTAssertEqual(field.field.message, message)
      field.type("x")
      XCTAssertEqual(field.field.text, "x")
      XCTAssertEqual(field.field.message, .none)
      field.field.enablePasteAction()
      field.paste("abc")
      XCTAssertEqual(field.field.text, "xabc")
    }
  }

  func testTheMiddleButtonPastesWhereThePointerIs() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.setText("old") }
      field.pasteSelected("new ", x: 0)
      XCTAssertEqual(field.field.text, "new old")
      XCTAssertEqual(field.field.caret, 4)
      field.pasteSelected("!", x: 10_000)
      XCTAssertEqual(field.field.text, "new old!")
    }
  }

  func testNothingComesIntoADisabledField() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.setText("kept") }
      field.field.disableTextField()
      field.settle()
      XCTAssertFalse(field.field.isCurrentFirstResponder())
      field.type("x")
      field.paste("abc")
      field.pasteSelected("abc")
      XCTAssertEqual(field.field.text, "kept")
    }
  }

  func testTheCounterFollowsTheText() {
    onMain {
      let field = FieldHost(UnderlinedTextField()) {
        $0.maxLength = 5
        $0.showsCounter = true
      }
      XCTAssertEqual(field.field.counter, "0/5")
      field.type("ab")
      XCTAssertEqual(field.field.implementation.hint.counter?.text, "2/5")
      field.field.maxLength = nil
      XCTAssertEqual(field.field.counter, "2")
    }
  }

  func testTextOfSeveralLinesHasItsLimitsToo() {
    onMain {
      let field = FieldHost(UnderlinedTextView()) { $0.maxLength = 5 }
      field.type("ab\nc")
      field.paste("defgh")
      XCTAssertEqual(field.field.text, "ab\ncd")
      XCTAssertEqual(field.rejected, [4])
      field.field.undo()
      // GTK undoes a paste together with the letter typed before it.
      XCTAssertEqual(field.field.text, "ab\n")
      field.field.redo()
      XCTAssertEqual(field.field.text, "ab\ncd")
      field.field.disablePasteAction()
      field.field.setText("")
      field.paste("x")
      XCTAssertEqual(field.field.text, "")
    }
  }
}
