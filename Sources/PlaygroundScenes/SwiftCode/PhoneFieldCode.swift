/// The Swift code for a field for phone numbers.
public enum PhoneFieldCode {
  /// Returns the code for a field for a phone number with these values of its scene's knobs.
  public static func code(_ values: KnobValues) -> String {
    let (text, hint) = (values.text("text"), values.text("hint"))
    let policy = values.choice("validationPolicy")
    let lines: [String?] = [
      "let phone = UnderlinedTextField()",
      "phone.configure(placeholder: \(SwiftCode.shortened(values.text("placeholder"))), maxLength: nil)",
      "phone.picker = PhoneCountryPicker(home: PhoneCountry(\"\(values.choice("country"))\"))",
      policy == "afterFirstEndOfEditing" ? nil : "phone.validationPolicy = .\(policy)",
      hint.isEmpty ? nil : "phone.setHint(\(SwiftCode.shortened(hint)))",
      text.isEmpty ? nil : "phone.setText(\(SwiftCode.shortened(text)))",
      values.toggle("isEnabled") ? nil : "phone.isEnabled = false",
      "phone.onTextChanged = { field in print(field.rawText) }",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n") + "\n"
  }
}
