import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Undo of changes that the user did not type.
final class FieldUndoTests: WidgetTestCase {
  @MainActor
  private static func fields() -> [CatalogField] {
    [UnderlinedTextField(), BorderedTextField(), UnderlinedTextView()]
  }

  func testTypingOverASelectionIsTakenBackWithIt() {
    onMain {
      for field in Self.fields() {
        let host = FieldHost(field)
        defer { host.close() }
        host.type("one two")
        host.press("a", control: true)
        host.type("x")
        XCTAssertEqual(field.text, "x")
        host.press("z", control: true)
        XCTAssertEqual(field.text, "one two")
        host.press("z", control: true, shift: true)
        XCTAssertEqual(field.text, "x")
      }
    }
  }

  func testWhatTheEndOfEditingTrimsCanBeTakenBack() {
    onMain {
      for field in Self.fields() {
        let host = FieldHost(field) { $0.trimSpaces = true }
        defer { host.close() }
        host.type("  ab ")
        host.blur()
        XCTAssertEqual(field.text, "ab")
        host.focus()
        host.press("z", control: true)
        XCTAssertEqual(field.text, "  ab ")
        host.press("z", control: true)
        XCTAssertNotEqual(field.text, "  ab ", "and what was typed before it, too")
        for _ in 0..<4 { host.press("z", control: true) }
        XCTAssertEqual(field.text, "")
        host.press("z", control: true, shift: true)
        XCTAssertNotEqual(field.text, "")
      }
    }
  }

  func testWhatTheButtonSetsCanBeTakenBack() {
    onMain {
      let host = FieldHost(UnderlinedTextField()) {
        $0.mode = .custom(ActionButtonConfiguration(image: "camera-photo-symbolic", label: "Scan"))
        $0.maskFormatter = try? MaskTextFieldFormatter(mask: "[00] [000]-[000]")
        $0.onActionButtonTap = { $0.setText("12345678") }
      }
      host.field.onActionButtonTap = { $0.setText("12345678") }
      host.type("99")
      let typed = host.field.text
      host.field.implementation.send(.pressButton)
      XCTAssertEqual(host.field.text, "12 345-678")
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, typed)
      XCTAssertEqual(host.field.rawText, "99")
      host.press("z", control: true, shift: true)
      XCTAssertEqual(host.field.text, "12 345-678")
      host.field.setText("11")
      host.press("z", control: true)
      XCTAssertEqual(host.field.rawText, "11", "what the program sets cannot be taken back")
    }
  }

  func testAScannerThatAnswersLaterSaysThatItWasAsked() {
    onMain {
      for field in Self.fields() {
        let host = FieldHost(field)
        defer { host.close() }
        host.type("a")
        field.setText("scanned", isChosen: true)
        host.press("z", control: true)
        XCTAssertEqual(field.text, "a")
      }
    }
  }

  func testAPasswordRemembersNothing() {
    onMain {
      let host = FieldHost(UnderlinedTextField()) {
        $0.mode = .password
        $0.trimSpaces = true
      }
      host.type("ab ")
      host.field.setText("chosen", isChosen: true)
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "chosen")
    }
  }

  func testWhatAPickerChoosesIsTakenBackInOneStep() {
    onMain {
      let picker = PlainPickerView(["one", "two", "three"])
      let host = FieldPickerHost(picker)
      host.type("on")
      host.press("Down", "Down", "Down", "Return")
      XCTAssertFalse(picker.isOpen)
      XCTAssertNotEqual(host.field.text, "on")
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "on")
    }
  }

  func testAChoiceThatWasCancelledLeavesNothingToTakeBack() {
    onMain {
      let picker = PlainPickerView(["one", "two", "three"])
      let host = FieldPickerHost(picker)
      host.type("on")
      host.press("Down", "Down", "Down", "Escape")
      XCTAssertEqual(host.field.text, "on")
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "")
    }
  }

  func testAChoiceIsTakenBackWhereNothingCanBeTyped() {
    onMain {
      let host = FieldPickerHost(PlainPickerView(["one", "two"]))
      host.field.hideKeyboard()
      host.press("Down", "Down", "Return")
      XCTAssertNotEqual(host.field.text, "")
      host.press("z", control: true)
      XCTAssertEqual(host.field.text, "")
    }
  }
}
