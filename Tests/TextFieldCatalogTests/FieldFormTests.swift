import Testing
import TextRules

@testable import TextFieldCatalog

/// A field without a widget.
@MainActor
private final class FakeField: FormField {
  let formIdentifier: String
  var formValue: String
  var isFormEnabled = true
  var verdict = FieldVerdict.valid
  var log: [String] = []
  var links = FormLinks()
  var whenValidated: (() -> Void)?
  var isFormValid: Bool { verdict == .valid }

  init(_ identifier: String, _ value: String = "", verdict: FieldVerdict = .valid) {
    formIdentifier = identifier
    formValue = value
    self.verdict = verdict
  }

  func validateForForm() -> FieldVerdict {
    log.append("validate")
    whenValidated?()
    return verdict
  }

  func showFormError(_ message: String?) { log.append("error \(message ?? "")") }

  func focusForForm() -> Bool {
    log.append("focus")
    return true
  }

  func linkForForm(_ links: FormLinks) { self.links = links }

  func resetForForm() { formValue = "" }
}

@MainActor
@Suite struct FieldFormTests {
  private let email = FakeField("email", "ada@example.org")
  private let password = FakeField("password", "secret")
  private let code = FakeField("code", "12")

  @Test func reportsTheValuesInOrder() {
    let form = FieldForm([email, password])
    var reported: [FormValues] = []
    form.onSubmit = { reported.append($0) }
    form.onInvalid = { _ in Issue.record("nothing is wrong") }
    let result = form.submit()
    #expect(result.values == reported.first)
    #expect(result.problems.isEmpty)
    #expect(reported.count == 1)
    #expect(result.values?.entries.map(\.identifier) == ["email", "password"])
    #expect(result.values?["password"] == "secret")
    #expect(result.values?["other"] == nil)
    #expect(email.log == ["validate"], "the focus stays")
  }

  @Test func judgesAllAndFocusesTheFirstMistake() {
    password.verdict = .invalid("too short")
    code.verdict = .invalid(nil)
    let form = FieldForm([email, password, code])
    var problems: [FormProblem] = []
    form.onSubmit = { _ in Issue.record("there are mistakes") }
    form.onInvalid = { problems = $0 }
    let result = form.submit()
    #expect(result.values == nil)
    #expect(
      problems == [
        FormProblem(identifier: "password", message: "too short"),
        FormProblem(identifier: "code", message: nil),
      ])
    #expect(result == .invalid(problems))
    #expect(password.log == ["validate", "focus"])
    #expect(code.log == ["validate"])
  }

  @Test func whoCannotWriteMakesNoMistakes() {
    password.verdict = .invalid(nil)
    password.isFormEnabled = false
    let result = FieldForm([email, password]).submit()
    #expect(result.values?["password"] == "secret")
    #expect(password.log == [])
  }

  @Test func linksFollowTheOrder() {
    let form = FieldForm([email, password])
    #expect(email.links.previous == nil)
    #expect(email.links.next === password)
    #expect(email.links.submit == nil)
    #expect(password.links.previous === email)
    #expect(password.links.next == nil)
    form.add(code, at: 1)
    #expect(email.links.next === code)
    #expect(password.links.previous === code)
    form.add(code)
    #expect(form.fields.count == 3)
    #expect(password.links.next === code)
    #expect(password.links.submit == nil)
    form.remove(email)
    #expect(email.links.next == nil)
    #expect(password.links.previous == nil)
    form.remove(email)
    #expect(form.fields.count == 2)
    form.add(email, at: -7)
    #expect(form.fields.first === email)
  }

  @Test func returnInTheLastFieldSubmits() {
    let form = FieldForm([email, password])
    var count = 0
    form.onSubmit = { _ in count += 1 }
    password.links.submit?()
    #expect(count == 1)
  }

  @Test func aFormIsNotKeptByItsFields() {
    var form: FieldForm? = FieldForm([email, password])
    struct Reference { weak var form: FieldForm? }
    let reference = Reference(form: form)
    form = nil
    #expect(reference.form == nil)
    password.links.submit?()
    #expect(email.log == [])
  }

  @Test func submittingWhileSubmittingDoesNothing() {
    let form = FieldForm([email, password])
    var (count, inner) = (0, FormResult?.none)
    form.onSubmit = { _ in count += 1 }
    email.whenValidated = { inner = form.submit() }
    form.submit()
    #expect(count == 1)
    #expect(inner == .invalid([]))
    #expect(email.log == ["validate"])
  }

  @Test func submittingAgainFromTheReportIsPossible() {
    let form = FieldForm([email])
    var count = 0
    form.onSubmit = { _ in
      count += 1
      if count == 1 { form.submit() }
    }
    form.submit()
    #expect(count == 2)
  }

  @Test func fieldsThatAreTakenOutWhileTheyAreJudgedAreJudged() {
    let form = FieldForm([email, password])
    email.whenValidated = { form.remove(self.password) }
    password.verdict = .invalid(nil)
    #expect(form.submit().problems.map(\.identifier) == ["password"])
    #expect(form.submit().values != nil)
  }

  @Test func nothingIsLostWhereTwoAreCalledTheSame() {
    let values = FieldForm([email, FakeField("email", "second"), FakeField("", "third")]).values
    #expect(values["email"] == "ada@example.org")
    #expect(values.all("email") == ["ada@example.org", "second"])
    #expect(values[""] == "third")
    #expect(values.raw("email") == "ada@example.org")
  }

  // MARK: Validity

  @Test func aFormIsValidWhenAllThatCanBeWrittenIsValid() {
    let form = FieldForm([email, password])
    #expect(form.isValid)
    password.verdict = .invalid("too short")
    #expect(!form.isValid)
    password.isFormEnabled = false
    #expect(form.isValid)
    #expect(password.log == [], "reading it shows nothing")
  }

  @Test func aChangeOfValidityIsReportedOnce() {
    let form = FieldForm([email, password])
    var reported: [Bool] = []
    form.onValidityChanged = { reported.append($0) }
    email.links.changed?()
    #expect(reported == [])
    email.verdict = .invalid(nil)
    email.links.changed?()
    password.links.changed?()
    #expect(reported == [false])
    email.verdict = .valid
    email.links.changed?()
    #expect(reported == [false, true])
  }

  @Test func aRuleIsAboutSeveralValues() {
    let form = FieldForm([email, password])
    form.rules = [
      { $0["email"] == $0["password"] ? FormProblem(identifier: "password", message: "same") : nil }
    ]
    #expect(form.isValid)
    password.formValue = email.formValue
    #expect(!form.isValid)
    #expect(form.submit().problems == [FormProblem(identifier: "password", message: "same")])
    #expect(password.log == ["validate", "error same", "focus"])
  }

  @Test func aProblemThatIsSolvedInAnotherFieldGoes() {
    let form = FieldForm([email, password])
    form.rules = [
      { $0["email"] == $0["password"] ? FormProblem(identifier: "password", message: "same") : nil }
    ]
    password.formValue = email.formValue
    form.submit()
    password.log = []
    email.links.changed?()
    #expect(password.log == [], "nothing was solved")
    email.formValue = "another"
    email.links.changed?()
    #expect(password.log == ["validate"])
    email.links.changed?()
    #expect(password.log == ["validate"], "once")
    email.formValue = password.formValue
    form.submit()
    password.formValue = "new"
    password.log = []
    password.links.changed?()
    #expect(password.log == [], "the user writes there")
  }

  @Test func aRuleAboutNoFieldIsNotPassed() {
    let form = FieldForm([email])
    form.onSubmit = { _ in Issue.record("a rule is not met") }
    form.rules = [{ _ in FormProblem(identifier: "nowhere", message: "wrong") }]
    #expect(form.submit().problems.map(\.identifier) == ["nowhere"])
    #expect(!form.isValid)
  }

  @Test func rulesAreAskedWhenEachFieldIsValid() {
    let form = FieldForm([email, password])
    password.verdict = .invalid("too short")
    form.rules = [
      { _ in
        Issue.record("a value is not known yet")
        return nil
      }
    ]
    #expect(form.submit().problems.map(\.message) == ["too short"])
  }

  @Test func anEmptyFormIsValid() {
    let form = FieldForm()
    #expect(form.submit() == .valid(FormValues([])))
    #expect(form.field("email") == nil)
  }

  @Test func resetEmptiesEverything() {
    let form = FieldForm([email, password])
    form.reset()
    #expect(form.values.entries.map(\.text) == ["", ""])
    #expect(form.field("email") === email)
  }
}
