import TextFieldCatalog
import TextRules
import WidgetTestSupport
import XCTest

/// Fields by the names that Swift code uses, beside those of TextFieldsCatalog.
final class FieldNameTests: WidgetTestCase {
  func testAFieldIsMadeOfItsPlaceholderAndProperties() {
    onMain {
      let field = UnderlinedTextField("E-mail")
      XCTAssertEqual(field.placeholder, "E-mail")
      XCTAssertEqual(BorderedTextField("Name").placeholder, "Name")
      XCTAssertEqual(UnderlinedTextView("About").placeholder, "About")
      field.identifier = "email"
      XCTAssertEqual(field.textFieldIdentifier, "email")
      XCTAssertEqual(field.name, "email")
      field.hint = "Where to write to"
      XCTAssertEqual(field.hint, "Where to write to")
      field.visibleHintStates = [.normal]
      XCTAssertEqual(field.message, .hint("Where to write to"))
    }
  }

  func testAnErrorIsSetAndRemoved() {
    onMain {
      let field = UnderlinedTextField("E-mail")
      field.hint = "hint"
      XCTAssertNil(field.error)
      field.error = "taken"
      XCTAssertEqual(field.fieldState, .error)
      XCTAssertEqual(field.error, "taken")
      XCTAssertEqual(field.message, .error("taken"))
      field.error = ""
      XCTAssertEqual(field.fieldState, .error)
      XCTAssertEqual(field.error, "hint", "the hint says enough")
      field.error = nil
      XCTAssertNil(field.error)
      XCTAssertEqual(field.fieldState, .normal)
    }
  }

  func testAVerdictHasTheMessageThatIsShown() {
    onMain {
      let field = UnderlinedTextField("Code")
      field.validator = TextFieldValidator(
        minLength: 4, globalErrorMessage: "four or more")
      field.text = "ab"
      XCTAssertEqual(field.validate(), .invalid(field.error))
      XCTAssertNotNil(field.error)
      field.text = "abcd"
      XCTAssertEqual(field.validate(), .valid)
    }
  }

  func testAMaskFormatsAndValidates() throws {
    try onMain {
      let field = UnderlinedTextField("Phone")
      field.mask = try Mask("([000]) [00]")
      field.text = "123"
      XCTAssertFalse(field.validate().isValid)
      field.text = "12345"
      XCTAssertEqual(field.text, "(123) 45")
      XCTAssert(field.validate().isValid)
      field.mask = nil
      field.text = "123"
      XCTAssertEqual(field.text, "123")
      XCTAssert(field.validate().isValid)
    }
  }

  func testAMaskValidatesTogetherWithOtherRules() throws {
    try onMain {
      let field = UnderlinedTextField("Birthday")
      field.mask = try Mask(FormatterMasks.date)
      XCTAssert(field.validator is MaskValidator)
      field.text = "01.02"
      XCTAssertFalse(field.validate().isValid)
      field.validator = CombinedValidator([
        .mask, DateValidator(latest: CalendarDate(year: 2000, month: 1, day: 1)),
      ])
      field.text = "01.02"
      XCTAssertFalse(field.validate().isValid)
      field.text = "01.02.2020"
      XCTAssertFalse(field.validate().isValid)
      field.text = "01.02.1999"
      XCTAssert(field.validate().isValid)
      field.mask = nil
      XCTAssertNotNil(field.validator, "a validator of the app's stays")
    }
  }

  func testTypingIsForbidden() {
    onMain {
      let field = UnderlinedTextField("Color")
      XCTAssert(field.acceptsTyping)
      let host = WindowHost(field)
      field.focus()
      host.type("a")
      field.acceptsTyping = false
      host.type("b")
      XCTAssertEqual(field.text, "a")
      field.showKeyboard()
      XCTAssert(field.acceptsTyping)
    }
  }

  func testAFormIsSubmittedWithAwait() {
    onMain {
      let name = UnderlinedTextField("Name")
      name.identifier = "name"
      var answers: [CheckedContinuation<FieldVerdict, Never>] = []
      name.asyncValidator = AsyncValidator(delay: 0) { _, _ in
        await withCheckedContinuation { answers.append($0) }
      }
      let form = FieldForm([name])
      _ = WindowHost(name)
      for (text, verdict) in [("ann", FieldVerdict.valid), ("bob", .invalid("taken"))] {
        name.text = text
        var result: FormResult?
        Task { @MainActor in result = await form.submitWhenChecked() }
        XCTAssert(MainLoop.run(atMost: 60) { !answers.isEmpty })
        XCTAssertNil(result, "it waits for the check")
        answers.removeFirst().resume(returning: verdict)
        XCTAssert(MainLoop.run(atMost: 60) { result != nil })
        XCTAssertEqual(result?.values?["name"], verdict.isValid ? text : nil)
      }
      XCTAssertEqual(name.error, "taken")
    }
  }

  func testAFormWhoseValueChangesWasNotSubmitted() {
    onMain {
      let name = UnderlinedTextField("Name")
      var answers: [CheckedContinuation<FieldVerdict, Never>] = []
      name.asyncValidator = AsyncValidator(delay: 0) { _, _ in
        await withCheckedContinuation { answers.append($0) }
      }
      let form = FieldForm([name])
      _ = WindowHost(name)
      name.text = "ann"
      var result: FormResult?
      Task { @MainActor in result = await form.submitWhenChecked() }
      XCTAssert(MainLoop.run(atMost: 60) { form.isWaiting && !answers.isEmpty })
      name.text = "anna"
      XCTAssert(MainLoop.run(atMost: 60) { result != nil })
      XCTAssertEqual(result, .invalid([]))
      for answer in answers { answer.resume(returning: .valid) }
      MainLoop.runUntilIdle()
    }
  }
}
