import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Fields of a form in a window: Return, Tab and submission.
final class FieldFormWidgetTests: WidgetTestCase {
  /// Three fields and a button; the second field has a button of its own.
  @MainActor
  private final class FormHost: WindowHost {
    let email = UnderlinedTextField()
    let password = UnderlinedTextField()
    let comment = UnderlinedTextField()
    let button = Button("Send")
    let form: FieldForm
    var submitted: [FormValues] = []

    init(order: [Int] = [0, 1, 2]) {
      let fields = [email, password, comment]
      for (field, name) in zip(fields, ["email", "password", "comment"]) {
        field.configure(placeholder: name, maxLength: nil)
        field.setTextFieldIdentifier(name)
        field.validator = TextFieldValidator(minLength: 2)
      }
      password.mode = .password
      form = FieldForm(order.map { fields[$0] })
      super.init(Box(.vertical, [email, password, comment, button]))
      form.onSubmit = { [weak self] in self?.submitted.append($0) }
      form.fields.first?.focusForForm()
      settlesAfterKeys = true
      settle()
    }

    /// The name of the widget with the focus.
    var focus: String { window.focusWidget?.name ?? "" }
  }

  func testReturnIsForWhatTheFieldSays() {
    onMain {
      let host = FormHost()
      XCTAssertEqual(host.email.returnKeyType, .next)
      XCTAssertEqual(host.comment.returnKeyType, .default)
      host.email.setReturnKeyType(.send)
      host.type("ab")
      host.press("Return")
      XCTAssertEqual(host.submitted, [])
      XCTAssertEqual(host.password.fieldState, .error, "the form is submitted, and refused")
      XCTAssertEqual(host.focus, "password_input")
      host.type("cd")
      host.comment.setText("ef")
      host.password.setReturnKeyType(.done)
      host.press("Return")
      XCTAssertEqual(host.focus, "")
      XCTAssertEqual(host.submitted, [])
      host.comment.setReturnKeyType(.next)
      host.comment.makeFirstResponder()
      host.press("Return")
      XCTAssert(host.button.isFocus, "as Tab does")
      host.email.makeFirstResponder()
      host.press("Return")
      XCTAssertEqual(host.submitted.count, 1)
    }
  }

  func testReturnGoesOnAndSubmitsInTheLastField() {
    onMain {
      let host = FormHost()
      host.type("ab")
      host.press("Return")
      XCTAssertEqual(host.focus, "password_input")
      host.type("cd")
      host.press("Return")
      host.type("ef")
      XCTAssertEqual(host.submitted, [])
      host.press("Return")
      XCTAssertEqual(host.submitted.map(\.entries.count), [3])
      XCTAssertEqual(host.submitted.first?["comment"], "ef")
      XCTAssertEqual(host.focus, "comment_input", "who submits with Return keeps the focus")
    }
  }

  func testTheFirstMistakeGetsTheFocusAndAllAreShown() {
    onMain {
      let host = FormHost()
      host.email.setText("ab")
      host.button.onClicked { [weak form = host.form] in form?.submit() }
      host.button.click()
      host.settle()
      XCTAssertEqual(host.submitted, [])
      XCTAssertEqual(host.focus, "password_input")
      XCTAssertEqual(host.password.fieldState, .error)
      XCTAssertEqual(host.comment.fieldState, .error)
      XCTAssertEqual(host.email.fieldState, .normal)
    }
  }

  func testAnErrorThatAServerReportedIsCheckedAgain() {
    onMain {
      let host = FormHost()
      for field in [host.email, host.password, host.comment] { field.setText("long") }
      host.email.setError(with: "Unknown address")
      XCTAssertNotNil(host.form.submit().values)
      XCTAssertEqual(host.email.fieldState, .active)
    }
  }

  func testWhatIsTrimmedAtTheEndOfEditingIsTrimmedWhenSubmitted() {
    onMain {
      let host = FormHost(order: [0])
      host.email.trimSpaces = true
      host.type(" ab ")
      host.press("Return")
      XCTAssertEqual(host.submitted.first?["email"], "ab")
    }
  }

  func testOnShouldReturnComesBeforeTheSubmissionAndHideOnReturnStays() {
    onMain {
      let host = FormHost(order: [0])
      var log: [String] = []
      host.email.onShouldReturn = { _ in log.append("return") }
      host.form.onSubmit = { _ in log.append("submit") }
      host.type("ab")
      host.press("Return")
      XCTAssertEqual(log, ["return", "submit"])
      XCTAssert(host.email.hideOnReturn)
      host.form.remove(host.email)
      host.press("Return")
      XCTAssertEqual(log, ["return", "submit", "return"])
      XCTAssertFalse(host.email.isCurrentFirstResponder())
    }
  }

  func testReturnSkipsDisabledFields() {
    onMain {
      let host = FormHost()
      host.password.disableTextField()
      host.press("Return")
      XCTAssertEqual(host.focus, "comment_input")
    }
  }

  func testTabGoesToEverythingInReadingOrder() {
    onMain {
      // In this chain, which is for Return, the last field comes before the second one.
      let host = FormHost(order: [0, 2, 1])
      let stops = ["email_input", "password_input", "password_button", "comment_input"]
      for stop in stops.dropFirst() {
        host.press("Tab")
        XCTAssertEqual(host.focus, stop)
      }
      host.press("Tab")
      XCTAssert(host.button.isFocus, host.focus)
      for stop in stops.reversed() {
        host.press("Tab", shift: true)
        XCTAssertEqual(host.focus, stop)
      }
      host.press("Return")
      XCTAssertEqual(host.focus, "comment_input")
    }
  }

  func testTabLeavesFieldsThatAreLinkedInARing() {
    onMain {
      let host = FormHost()
      host.comment.nextInput = host.email
      host.email.previousInput = host.comment
      host.comment.makeFirstResponder()
      host.press("Tab")
      XCTAssert(host.button.isFocus, host.focus)
      host.comment.makeFirstResponder()
      host.press("Return")
      XCTAssertEqual(host.focus, "email_input", "Return goes round")
      host.press("Tab")
      XCTAssertEqual(host.focus, "password_input")
    }
  }

  func testTheReadmesExampleWorksAndLeavesNothing() throws {
    try onMain {
      try assertFinalized {
        var submitted: FormValues?
        let box = try makeSignUp { submitted = $0 }
        let host = WindowHost(box)
        box.descendant(named: "email_input")?.focus()
        host.type("ada@example.org\n")
        host.type("Secret123\n")
        host.type("07031999\n")
        host.settle()
        XCTAssertEqual(submitted?["birthday"], "07.03.1999")
        let fields = ["email", "password", "birthday"].compactMap { box.descendant(named: $0) }
        XCTAssertEqual(fields.count, 3)
        host.close()
        return [box] + fields
      }
    }
  }

  func testNothingIsLeftOfAForm() {
    onMain {
      assertFinalized {
        let host = FormHost()
        host.type("a")
        host.press("Return", "Return", "Return")
        host.form.onSubmit = nil
        host.close()
        return [host.email, host.password, host.comment, host.button]
      }
    }
  }
}
