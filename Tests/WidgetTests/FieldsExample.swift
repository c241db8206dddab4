import Concertina
import GtkCore

@MainActor
func makeSignUp(_ signUp: @escaping @MainActor (FormValues) -> Void) throws -> Box {
  let email = UnderlinedTextField("E-mail")
  email.identifier = "email"
  email.configure(correction: .no, keyboardType: .emailAddress)
  email.validator = try TextFieldValidator(regex: SharedRegex.email)

  let password = UnderlinedTextField("Password")
  password.identifier = "password"
  password.maxLength = 64
  password.hint = "At least 8 characters: a digit, a small and a capital letter"
  password.mode = .password
  password.validator = try TextFieldValidator(minLength: 8, regex: SharedRegex.password)

  let birthday = UnderlinedTextField("Birthday")
  birthday.identifier = "birthday"
  birthday.mask = try Mask(FormatterMasks.date)
  birthday.validator = DateValidator(latest: .today)
  birthday.picker = DatePickerView()

  let form = FieldForm([email, password, birthday])
  form.onSubmit = signUp
  let button = Button("Sign up")
  // The button keeps the form, and the form the fields.
  button.onClicked { form.submit() }
  return Box(.vertical, spacing: 6, [email, password, birthday, button])
}
