import Concertina
import TextTranslation

/// A form whose fields are presets of the catalog.
struct PresetForm: Sendable {
  /// A field of the form.
  struct Field: Sendable {
    let identifier: String
    let preset: FieldPreset
    /// The title of the field; nil for that of its preset.
    var title: String?
    /// The hint below the field; nil for that of its preset.
    var hint: String?
    /// Whether the field must not be empty.
    var isRequired = true
  }

  /// A condition for several values together.
  struct Rule: Sendable {
    let check: @MainActor @Sendable (FormValues) -> FormProblem?
    /// The same as code of an app.
    let code: String
  }

  let id: String
  let title: String
  let summary: String
  let fields: [Field]
  /// The title of the button.
  let button: String
  /// The message when all fields are valid.
  let thanks: String
  /// The rule about several values; nil for none.
  var rule: Rule?

  /// A form of seven fields of all kinds: masks, pickers, a password, several lines.
  static let signUp = PresetForm(
    id: "sign-up", title: "Sign-up",
    summary: "A form of seven fields, with pickers whose arrows lead from one to the next.",
    fields: [
      Field(identifier: "name", preset: .name), Field(identifier: "email", preset: .email),
      Field(identifier: "phone", preset: .phone),
      Field(identifier: "birthday", preset: .birthday), Field(identifier: "sex", preset: .sex),
      Field(identifier: "password", preset: .password),
      Field(identifier: "comment", preset: .comment, title: "About you"),
    ], button: translatable("Sign up"), thanks: translatable("Welcome"))

  /// A form for a payment card, whose number has a checksum.
  static let card = PresetForm(
    id: "card", title: "Payment card",
    summary:
      "A form for a card: a number with a wrong digit is noticed, and so is one that has expired.",
    fields: [
      Field(identifier: "number", preset: .card),
      Field(identifier: "expiration", preset: .expiration, title: "Valid until (MM/YY)"),
      Field(identifier: "cvc", preset: .cvc),
      Field(
        identifier: "holder", preset: .name, title: "Name on the card",
        hint: translatable("As it is on the card")
      ),
    ], button: translatable("Pay"), thanks: translatable("Paid"), rule: securityCode)

  /// The security code has four digits on cards of American Express, and three on others.
  private static let securityCode = Rule(
    check: { values in
      guard let brand = CardBrand(ofNumber: values["number"] ?? ""),
        values["cvc"]?.count != brand.securityCodeLength
      else { return nil }
      return FormProblem(
        identifier: "cvc",
        message: translated(
          "The code of this card has %d digit.", plural: "The code of this card has %d digits.",
          count: brand.securityCodeLength))
    },
    code: """
      form.rules = [
        { values in
          guard let brand = CardBrand(ofNumber: values["number"] ?? ""),
            values["cvc"]?.count != brand.securityCodeLength
          else { return nil }
          let count = brand.securityCodeLength
          return FormProblem(identifier: "cvc", message: "The code has \\(count) digits")
        }
      ]

      """)

  /// The knobs of the scene, in the inspector's order: a text for each field, and the common ones.
  var rows: [KnobRow<PresetFormStage>] {
    fields.map { field in
      FormRows.text(
        .text(field.identifier, title: field.title ?? field.preset.title),
        isSecret: field.preset == .password)
    } + FormRows.common
  }

  /// Returns the code of the form.
  func code(_ values: KnobValues, _ lines: String) -> CodeFile {
    let code = fields.map { field in
      let isArea = field.preset == .comment
      let type = isArea ? "UnderlinedTextView" : FormKnobs.type(values)
      let setup = SwiftCode.field(setup(of: field), named: field.identifier, isLine: !isArea)
      return FormKnobs.code(of: field.identifier, type: type, values, setup: setup)
    }
    return FormKnobs.file(
      fields: fields.map(\.identifier), code: code.joined(separator: "\n") + lines,
      rules: rule?.code ?? "", button: button)
  }

  /// Returns the settings of a field of the form.
  func setup(of field: Field) -> FieldSetup {
    var setup = field.preset.setup
    if let title = field.title { setup.placeholder = translated(title) }
    if let hint = field.hint { setup.hint = translated(hint) }
    setup.isRequired = field.isRequired
    return setup
  }
}
