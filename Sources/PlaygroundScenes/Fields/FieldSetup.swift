import Concertina

/// The settings of a field in a scene: those of its preset, changed by the knobs.
struct FieldSetup: Equatable {
  var placeholder = ""
  var hint = ""
  var mask = ""
  var notations: [MaskNotation] = []
  var maskOptions = MaskOptions()
  var minLength = 0
  var maxLength = 0
  var regex = ""
  var isRequired = true
  var mode = "plain"
  var capitalization = AutocapitalizationType.none
  var allowedCharacterSet: MaskCharacters?
  var trimSpaces = false
  var isPasteDisabled = false
  var isHintAlwaysVisible = false
  var passwordButton = PasswordButtonBehavior.alwaysVisible
  var showsCounter = false
  var support: String?
  var wrongFormat: String?
  var check: FieldCheck?
  var isKeyboardHidden = false
  /// The items of a list at the field; empty for no list.
  var choices: [String] = []
  var maximumTextHeight: Int?
  var behavior = FieldBehavior()

  init() {}

  /// Reads the knobs of a scene; those at their default keep the preset's setting.
  ///
  /// - Parameters:
  ///   - values: The knobs.
  ///   - problems: The errors in the notations are appended to this.
  init(_ values: KnobValues, problems: inout [FieldProblem]) {
    self = (FieldPreset(rawValue: values.choice("preset")) ?? .none).setup
    func take(_ knob: String, _ body: () -> Void) {
      if values[knob] != values.knob(knob)?.defaultValue { body() }
    }
    take("placeholder") { placeholder = values.text("placeholder") }
    take("hint") { hint = values.text("hint") }
    take("mask") {
      mask = values.text("mask")
      if check != .date { check = nil }
      maskOptions.affineFormats = []
    }
    take("minLength") { minLength = values.wholeNumber("minLength") }
    take("maxLength") { maxLength = values.wholeNumber("maxLength") }
    take("regex") { regex = values.text("regex") }
    take("mode") { mode = values.choice("mode") }
    behavior.take(values)
    maskOptions.take(values)
    take("capitalization") {
      capitalization = AutocapitalizationType(rawValue: values.choice("capitalization")) ?? .none
    }
    take("disablePaste") { isPasteDisabled = values.toggle("disablePaste") }
    take("hideKeyboard") { isKeyboardHidden = values.toggle("hideKeyboard") }
    take("counter") { showsCounter = values.toggle("counter") }
    switch values.choice("required") {
    case "true": isRequired = true
    case "false": isRequired = false
    default: break
    }
    let text = values.text("notations")
    guard !text.isEmpty else { return }
    do {
      notations = try NotationReader.notations(text)
    } catch {
      problems.append(.notations(error))
    }
  }

  /// Whether the field is valid when its mask is filled, because no other rule applies.
  var isValidatedByMask: Bool { regex.isEmpty && check == nil }

  /// Returns the validator; nil if everything is valid.
  ///
  /// - Throws: The error in the regular expression.
  func validator() throws(PatternError) -> (any TextFieldValidation)? {
    var messages = ValidationMessages()
    if let wrongFormat { messages.wrongFormat = wrongFormat }
    if let check, check == .date || regex.isEmpty {
      let validator = check.validator(messages)
      return isRequired ? validator : OptionalValidator(validator)
    }
    let most = maxLength > 0 ? maxLength : nil
    guard isRequired || minLength != 0 || most != nil || !regex.isEmpty else { return nil }
    guard !regex.isEmpty else {
      return TextFieldValidator(
        minLength: minLength, maxLength: most, requiredField: isRequired, messages: messages)
    }
    return try TextFieldValidator(
      minLength: minLength, maxLength: most, regex: regex, requiredField: isRequired,
      messages: messages)
  }
}
