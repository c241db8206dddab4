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
  var mode = FieldKnobs.Mode.plain
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
  var keyboardType = KeyboardType.default
  var contentType: TextContentType?
  var correction = TextAutocorrectionType.default
  var returnKeyType = ReturnKeyType.default
  var hidesOnReturn = true
  var pasteOverflowPolicy = InputRules.PasteOverflowPolicy.textThatFits
  var hidesClearButton = false
  var ignoresEmptyHint = false
  /// When a placeholder in the text disappears; nil if the field keeps its own placeholder.
  var mainPlaceholder: NativePlaceholderBehavior?

  init() {}

  /// Reads the knobs of a scene; those at their default keep the preset's setting.
  ///
  /// - Parameters:
  ///   - values: The knobs.
  ///   - problems: The errors in the notations are appended to this.
  init(_ values: KnobValues, problems: inout [FieldProblem]) {
    self = values[FieldKnobs.preset].setup
    if let value = values.changed(FieldKnobs.placeholder) { placeholder = value }
    if let value = values.changed(FieldKnobs.hint) { hint = value }
    if let value = values.changed(FieldKnobs.mask) {
      mask = value
      if check != .date { check = nil }
      maskOptions.affineFormats = []
    }
    if let value = values.changed(FieldKnobs.minLength) { minLength = value }
    if let value = values.changed(FieldKnobs.maxLength) { maxLength = value }
    if let value = values.changed(FieldKnobs.regex) { regex = value }
    if let value = values.changed(FieldKnobs.mode) { mode = value }
    if let value = values.changed(FieldKnobs.keyboardType) ?? nil { keyboardType = value }
    if let value = values.changed(FieldKnobs.contentType) ?? nil { contentType = value }
    if let value = values.changed(FieldKnobs.correction) { correction = value }
    if let value = values.changed(FieldKnobs.hideOnReturn) { hidesOnReturn = value }
    if let value = values.changed(FieldKnobs.returnKey) { returnKeyType = value }
    if let value = values.changed(FieldKnobs.pasteOverflow) { pasteOverflowPolicy = value }
    mainPlaceholder = values.changed(FieldKnobs.mainPlaceholder) ?? nil
    if let value = values.changed(FieldKnobs.hideClearButton) { hidesClearButton = value }
    if let value = values.changed(FieldKnobs.ignoreEmptyHint) { ignoresEmptyHint = value }
    maskOptions.take(values)
    if let value = values.changed(FieldKnobs.capitalization) ?? nil { capitalization = value }
    if let value = values.changed(FieldKnobs.disablePaste) { isPasteDisabled = value }
    if let value = values.changed(FieldKnobs.hideKeyboard) { isKeyboardHidden = value }
    if let value = values.changed(FieldKnobs.counter) { showsCounter = value }
    if let value = values.changed(FieldKnobs.required) { isRequired = value == .true }
    guard let text = values.changed(FieldKnobs.notations) else { return }
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
  func validator() throws(PatternError) -> (any FieldValidator)? {
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
