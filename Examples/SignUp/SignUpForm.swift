import Concertina
import GtkCore

/// The fields of a new account, and the button below them.
@MainActor
final class SignUpForm {
  let widget: Widget
  /// Called with the account when every field is right, also for the server.
  var onSignedUp: (@MainActor (Account) -> Void)?

  private let form: FieldForm
  private let email = SignUpForm.field("email", "E-mail")
  private let button = Button("Sign up")

  init() throws {
    let name = Self.field("name", "Name")
    name.validator = TextFieldValidator()
    email.configure(correction: .no, keyboardType: .emailAddress)
    email.validator = try TextFieldValidator(
      regex: SharedRegex.email, globalErrorMessage: "This is not an e-mail address")
    let password = Self.field("password", "Password")
    password.mode = .password
    password.hint = "At least 8 characters: a digit, a small and a capital letter"
    password.validator = try TextFieldValidator(minLength: 8, regex: SharedRegex.password)
    let birthday = Self.field("birthday", "Birthday")
    birthday.mask = try Mask(FormatterMasks.date)
    birthday.validator = DateValidator(latest: .today)
    birthday.picker = DatePickerView()
    let about = UnderlinedTextView("About you")
    about.identifier = "about"
    about.maxLength = 500
    let agreement = AgreementField("I _accept the terms")
    form = FieldForm([name, email, password, birthday, about, agreement])
    button.addStyleClass("suggested-action")
    let column = Box(
      .vertical, spacing: 12, [name, email, password, birthday, about, agreement.widget, button])
    column.setMargins(24)
    widget = column
    button.onClicked { [weak self] in self?.form.submit() }
    form.onSubmit = { [weak self] values in self?.signUp(Account(values)) }
  }

  /// Empties all fields, and begins with the first one.
  func reset() {
    form.reset()
    form.fields.first?.focusForForm()
  }

  private static func field(_ identifier: String, _ placeholder: String) -> UnderlinedTextField {
    let field = UnderlinedTextField(placeholder)
    field.identifier = identifier
    return field
  }

  /// Asks the server, which may know of a problem that no field can.
  private func signUp(_ account: Account) {
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
