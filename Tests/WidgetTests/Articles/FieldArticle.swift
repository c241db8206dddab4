import Concertina
import GtkCore

/// The code of `Keyboards.md` and `FormsAndPickers.md`.
@MainActor
func configureKeyboards(
  email: UnderlinedTextField, code: UnderlinedTextField, name: UnderlinedTextField
) {
  email.configure(correction: .no, keyboardType: .emailAddress)
  code.configureContentType(.oneTimeCode)
  name.configure(autocapitalizationType: .words)
}

@MainActor
func makeForm(
  email: UnderlinedTextField, password: UnderlinedTextField, button: Button,
  signIn: @escaping @MainActor (String, String) -> Void
) {
  let form = FieldForm([email, password])
  form.onSubmit = { values in signIn(values["email"] ?? "", values["password"] ?? "") }
  button.onClicked { form.submit() }
}

@MainActor
func setRules(
  of form: FieldForm, comment: UnderlinedTextView, name: UnderlinedTextField,
  isFree: @escaping @MainActor (String) async throws -> Bool
) {
  comment.validator = OptionalValidator(TextFieldValidator(minLength: 10))
  form.rules = [
    { values in
      let isSame = values["password"] == values["again"]
      return isSame ? nil : FormProblem(identifier: "again", message: "Not the same")
    }
  ]
  name.asyncValidator = AsyncValidator { _, value in
    try await isFree(value) ? .valid : .invalid("This name is taken")
  }
}

@MainActor
func setMoneyFormat(of sum: UnderlinedTextField) {
  sum.moneyFormat = .current
  sum.add(CurrencyPlaceholder(CurrencySign.current ?? "€", emptyText: "0"))
  sum.fillsFraction = true  // 1,234,567.5 becomes 1,234,567.50 once the focus has left
}

/// The code on the page of TextRules.
func formatPhone() throws -> MaskedText {
  let mask = try Mask("+7 ([000]) [000]-[00]-[00]")
  let phone = mask.format(rawText: "9005553333")
  return phone
}

@MainActor
func takePhoneNumbers(
  in phone: UnderlinedTextField, call: @escaping @MainActor (String) -> Void
) {
  phone.picker = PhoneCountryPicker()
  phone.onTextChanged = { field in call(field.rawText) }  // +4915123456789
}
