import Concertina
import GtkCore

/// The fields of a new account, and the button below them.
@MainActor
final class SignUpForm {
  let widget: Widget
  /// Called with the account when every field is right, also for the server.
  var onSignedUp: (@MainActor (Account) -> Void)?

  private let account = Account()
  private let form: FieldForm
  private let email = UnderlinedTextField("E-mail")
  private let button = Button("Sign up")

  init() throws {
    let name = UnderlinedTextField("Name")
    name.validator = TextFieldValidator()
    email.configure(correction: .no, keyboardType: .emailAddress)
    email.validator = try TextFieldValidator(
      regex: SharedRegex.email, globalErrorMessage: "This is not an e-mail address")
    let password = UnderlinedTextField("Password")
    password.mode = .password
    password.hint = "At least 8 characters: a digit, a small and a capital letter"
    password.validator = try TextFieldValidator(minLength: 8, regex: SharedRegex.password)
    let birthday = UnderlinedTextField("Birthday")
    birthday.picker = DatePickerView()
    birthday.validator = DateValidator(latest: .today)
    let about = UnderlinedTextView("About you")
    about.maxLength = 500
    let agreement = AgreementField("I _accept the terms")
    form = FieldForm(account) { [email] form in
      form.add(name, \.name)
      form.add(email, \.email)
      form.add(password, \.password)
      form.add(birthday, \.birthday)
      form.add(about, \.about)
      form.add(agreement)
    }
    button.addStyleClass("suggested-action")
    let column = Box(
      .vertical, spacing: 12, [name, email, password, birthday, about, agreement.widget, button])
    column.setMargins(24)
    widget = column
    button.onClicked { [weak self] in self?.form.submit() }
    form.onSubmit = { [weak self] _ in self?.signUp() }
  }

  /// Empties all fields, and begins with the first one.
  func reset() {
    form.reset()
    form.fields.first?.focusForForm()
  }

  /// Asks the server, which may know of a problem that no field can.
  private func signUp() {
    button.isSensitive = false
    Task {
      let isFree = await AccountServer.isFree(account.email)
      button.isSensitive = true
      guard isFree else {
        email.error = "This address has an account already"
        email.focus()
        return
      }
      onSignedUp?(account)
    }
  }
}
