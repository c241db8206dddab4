import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The effects of keys in a single-line field.
final class FieldTypingTests: WidgetTestCase {
  func testAnAppThatListensToTheAreaDoesNotCutTheFieldOff() {
    onMain {
      let field = FieldHost(UnderlinedTextView())
      var heard = 0
      field.field.area?.onTextChanged = { heard += 1 }
      field.type("ab")
      XCTAssertEqual(heard, 2)
      XCTAssertEqual(field.field.text, "ab")
      XCTAssertEqual(field.calls.filter { $0 == "onTextChanged" }.count, 2)
    }
  }

  func testKeysWriteAndTheTextIsReportedOnceForEach() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      field.type("abc")
      XCTAssertEqual(field.field.text, "abc")
      XCTAssertEqual(field.calls, ["onTextChanged", "onTextChanged", "onTextChanged"])
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "ab")
      XCTAssertEqual(field.calls.count, 4)
    }
  }

  func testATextTypedOverASelectionIsOneChange() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.setText("one two") }
      field.field.select(anchor: 0, caret: 3)
      field.type("x")
      XCTAssertEqual(field.field.text, "x two")
      XCTAssertEqual(field.field.caret, 1)
      XCTAssertEqual(field.calls, ["onTextChanged"])
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "one two")
      XCTAssertEqual(field.field.selectedRange, 0..<3)
      XCTAssertEqual(field.field.caret, 3)
    }
  }

  func testASelectionThatIsCutOrDeletedIsReportedAtOnce() {
    onMain {
      for key in ["BackSpace", "Delete", "x"] {
        let field = FieldHost(BorderedTextField()) { $0.setText("one two") }
        defer { field.close() }
        field.field.select(anchor: 0, caret: 4)
        field.press(key, control: key == "x")
        XCTAssertEqual(field.calls, ["onTextChanged"], key)
        XCTAssertEqual(field.field.text, "two", key)
      }
    }
  }

  func testUndoBringsTextAndCaretBackAndRedoThemAgain() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      field.type("hello world")
      field.field.select(anchor: 2, caret: 2)
      field.press("Delete")
      XCTAssertEqual(field.field.text, "helo world")
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "hello world")
      XCTAssertEqual(field.field.caret, 2)
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "hello ", "a word is one step")
      field.press("y", control: true)
      XCTAssertEqual(field.field.text, "hello world")
      field.press("z", control: true, shift: true)
      XCTAssertEqual(field.field.text, "helo world")
      XCTAssertEqual(field.field.caret, 2)
    }
  }

  func testATextOfTheProgramCannotBeUndone() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      field.type("abc")
      field.field.setText("new")
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "new")
    }
  }

  func testLineBreaksOfAPasteAreSpaces() {
    onMain {
      let field = FieldHost(UnderlinedTextField())
      field.paste("one\r\ntwo\nthree\n")
      XCTAssertEqual(field.field.text, "one two three")
      XCTAssertEqual(field.calls, ["onTextChanged"])
    }
  }

  func testCapitalsAreMadeOfTypedTextOnly() {
    onMain {
      let field = FieldHost(UnderlinedTextField()) {
        $0.configure(autocapitalizationType: .words)
      }
      field.type("ada lovelace ")
      field.paste("of london")
      XCTAssertEqual(field.field.text, "Ada Lovelace of london")
    }
  }

  func testAnAccentGoesAloneWithBackspace() {
    onMain {
      let field = FieldHost(UnderlinedTextField()) { $0.setText("क\u{94D}ष") }
      let before = field.field.text
      field.press("BackSpace")
      XCTAssertLessThanOrEqual(field.calls.count, 1)
      XCTAssertNotEqual(field.field.text, before)
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, before)
    }
  }

  func testACompositionIsAboveTheTextAndThenInIt() {
    ComposerInputMethodInstallation.install()
    onMain {
      let field = FieldHost(UnderlinedTextField())
      XCTAssert(ComposerInputMethod.compose("한"))
      field.settle()
      XCTAssertEqual(field.field.preedit, "한")
      XCTAssertEqual(field.field.text, "")
      XCTAssertEqual(field.field.placeholderPosition, .top)
      XCTAssert(ComposerInputMethod.commit("한"))
      field.settle()
      XCTAssertEqual(field.field.text, "한")
      XCTAssertEqual(field.field.preedit, "")
    }
  }

  func testReturnEndsACompositionAndNotTheEditing() {
    ComposerInputMethodInstallation.install()
    onMain {
      let field = FieldHost(UnderlinedTextField())
      XCTAssert(ComposerInputMethod.compose("한"))
      field.press("Return")
      XCTAssertEqual(field.field.text, "한")
      XCTAssertTrue(field.field.isCurrentFirstResponder())
      XCTAssertFalse(field.calls.contains("onShouldReturn"))
    }
  }
}

/// Installs the playground's input method in all fields that are created later.
enum ComposerInputMethodInstallation {
  static func install() { MainActor.assumeIsolated { ComposerInputMethod.install() } }
}
