import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The states of a field, its messages, and the order of its closures.
final class FieldStateTests: WidgetTestCase {
  @MainActor
  private static func required() -> FieldHost<UnderlinedTextField> {
    FieldHost(UnderlinedTextField(), isFocused: false) {
      $0.validator = TextFieldValidator(minLength: 3)
      $0.setHint("Three letters")
    }
  }

  @MainActor
  private static func states(of field: CatalogField) -> [String] {
    ["active", "error", "disabled"].filter { field.hasStyleClass($0) }
  }

  func testTheStatesOneAfterTheOther() {
    onMain {
      let host = Self.required()
      let field = host.field
      XCTAssertEqual(field.fieldState, .normal)
      XCTAssertEqual(Self.states(of: field), [])
      XCTAssertEqual(field.message, .none)
      XCTAssertEqual(field.placeholderPosition, .bottom)
      host.focus()
      XCTAssertEqual(field.fieldState, .active)
      XCTAssertEqual(Self.states(of: field), ["active"])
      XCTAssertEqual(field.message, .hint("Three letters"))
      XCTAssertEqual(field.placeholderPosition, .top)
      host.type("ab")
      host.blur()
      XCTAssertEqual(Self.states(of: field), ["error"])
      XCTAssertEqual(field.message, .error("The field must contain at least 3 characters."))
      XCTAssertEqual(field.placeholderPosition, .top)
      host.focus()
      XCTAssertEqual(field.fieldState, .error, "a mistake stays until the text changes")
      host.press("End")
      host.type("c")
      XCTAssertEqual(Self.states(of: field), ["active"])
      host.blur()
      field.disableTextField()
      XCTAssertEqual(Self.states(of: field), ["disabled"])
      XCTAssertFalse(field.isEnabled)
      XCTAssertFalse(field.isEnabled())
      XCTAssertFalse(field.inputWidget.isSensitive)
      field.enableTextField()
      XCTAssertTrue(field.isEnabled())
      XCTAssertEqual(field.currentText(), field.text)
      XCTAssertEqual(Self.states(of: field), [])
      XCTAssertTrue(field.inputWidget.isSensitive)
    }
  }

  func testTheOrderOfTheClosures() {
    onMain {
      let host = Self.required()
      host.field.trimSpaces = true
      host.focus()
      host.type("a ")
      host.blur()
      XCTAssertEqual(
        host.calls,
        [
          "onBeginEditing", "onTextChanged", "onTextChanged", "onTextChanged", "onValidateFail",
          "onEndEditing",
        ])
      XCTAssertEqual(host.field.text, "a")
    }
  }

  func testReturnDropsTheFocusAndThenTells() {
    onMain {
      let host = Self.required()
      host.focus()
      host.type("abc")
      host.forgetCalls()
      host.press("Return")
      XCTAssertEqual(host.calls, ["onEndEditing", "onShouldReturn"])
      XCTAssertFalse(host.field.isCurrentFirstResponder())
    }
  }

  func testReturnGoesToTheNextFieldAndTellsNothing() {
    onMain {
      let (first, next) = (UnderlinedTextField(), BorderedTextField())
      let window = WindowHost(Box(.vertical, [first, next]))
      defer { window.close() }
      first.nextInput = next
      var calls: [String] = []
      first.onShouldReturn = { _ in calls.append("return") }
      next.onBeginEditing = { _ in calls.append("next") }
      first.makeFirstResponder()
      window.settle()
      window.press("Return")
      XCTAssertEqual(calls, ["next"])
      XCTAssertTrue(next.isCurrentFirstResponder())
      XCTAssertFalse(first.isCurrentFirstResponder())
      first.nextInput = nil
      first.makeFirstResponder()
      window.press("Return")
      XCTAssertEqual(calls, ["next", "return"])
    }
  }

  func testTheClosuresSeeTheChangedField() {
    onMain {
      let host = Self.required()
      var seen: [String] = []
      host.field.onTextChanged = { seen.append("\($0.text) \($0.fieldState) \($0.isValid)") }
      host.field.onEndEditing = { seen.append("\($0.message.text) \($0 is UnderlinedTextField)") }
      host.focus()
      host.type("abc")
      host.blur()
      XCTAssertEqual(seen, ["a active false", "ab active false", "abc active true", " true"])
    }
  }

  func testAClosureMayChangeTheField() {
    onMain {
      let host = Self.required()
      host.field.onTextChanged = { if $0.text == "x" { $0.setText("changed") } }
      host.focus()
      host.type("x")
      XCTAssertEqual(host.field.text, "changed")
      XCTAssertEqual(host.line?.text, "changed")
      host.field.onEndEditing = { $0.setError(with: "No") }
      host.blur()
      XCTAssertEqual(host.field.message, .error("No"))
    }
  }

  func testSettingATextShowsNoMistakeOnAnUntouchedField() {
    onMain {
      for (policy, isError) in [
        (ValidationPolicy.afterFirstEndOfEditing, false), (.always, true), (.never, false),
      ] {
        let host = Self.required()
        defer { host.close() }
        host.field.validationPolicy = policy
        host.field.setText("a")
        XCTAssertEqual(host.field.fieldState == .error, isError, "\(policy)")
        XCTAssertFalse(host.field.isValid)
      }
    }
  }

  func testAskingValidatesAndAMistakeIsNotAskedAgainUnlessForced() {
    onMain {
      let host = Self.required()
      XCTAssertFalse(host.field.isValidState())
      XCTAssertEqual(host.calls, ["onValidateFail"])
      host.field.validator = nil
      XCTAssertFalse(host.field.isValidState())
      XCTAssertTrue(host.field.isValidState(forceValidate: true))
      XCTAssertEqual(host.field.fieldState, .normal)
    }
  }

  func testResetMakesAFieldAsNew() {
    onMain {
      let host = Self.required()
      host.field.setText("abcdef")
      host.field.setError(with: "Wrong")
      host.forgetCalls()
      host.field.reset()
      XCTAssertEqual(host.field.text, "")
      XCTAssertEqual(host.line?.text, "")
      XCTAssertEqual(host.field.fieldState, .normal)
      XCTAssertEqual(host.field.message, .none)
      XCTAssertEqual(host.calls, ["onTextChanged"])
    }
  }

  func testAnErrorGoesAndTheTextStays() {
    onMain {
      let host = Self.required()
      host.field.setText("abcdef")
      host.field.setError(with: "Wrong")
      XCTAssertEqual(host.field.implementation.hint.label.text, "Wrong")
      host.field.resetErrorState()
      XCTAssertEqual(host.field.text, "abcdef")
      XCTAssertEqual(host.field.implementation.hint.label.text, "")
    }
  }

  func testTheWindowThatGoesAwayDoesNotEndTheEditing() {
    onMain {
      let host = Self.required()
      host.focus()
      let other = Window()
      other.present()
      _ = MainLoop.run(atMost: 60) { other.isActive }
      XCTAssertTrue(host.field.isCurrentFirstResponder())
      other.destroy()
      host.settle()
      XCTAssertFalse(host.calls.contains("onEndEditing"))
    }
  }

  func testTheNamesOfTheParts() {
    onMain {
      let host = FieldHost(BorderedTextField()) {
        $0.setTextFieldIdentifier("phone")
        $0.mode = .password
      }
      let names = ["phone", "phone_input", "phone_button", "phone_hint"]
      for name in names { XCTAssertNotNil(host.field.descendant(named: name), name) }
      XCTAssert(host.field.descendant(named: "phone_input") == host.field.inputWidget)
    }
  }
}
