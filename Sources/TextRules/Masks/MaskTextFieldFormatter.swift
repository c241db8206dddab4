/// A mask for a field: it formats text, and validates whether it is complete.
///
/// ```swift
/// let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.cardExpirationDate)
/// formatter.format("1229").text       // "12/29"
/// formatter.validate("12/2")          // .invalid("The date is not complete.")
/// ```
///
/// Origin: the formatter of the same name in TextFieldsCatalog. This one also formats without a
/// field.
public struct MaskTextFieldFormatter: FieldValidator {
  /// The mask.
  public let mask: Mask
  /// The messages for an incomplete text.
  public let messages: ValidationMessages
  /// Whether the text must not be empty.
  public let isRequired: Bool
  /// The number of years after today that a year of two digits may mean.
  public let yearsAhead: Int

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - mask: The mask, in the notation of ``Mask``.
  ///   - notations: Additional letters for the notation.
  ///   - messages: The messages for an incomplete text.
  ///   - prefixAliases: What users write in place of the mask's own characters at the start.
  ///   - affineFormats: Further masks; the one that fits the text best applies.
  ///   - dateOrder: The order of day and month, if the mask is one of a date.
  ///   - dateWords: The names of months and days that are understood, if the mask is one of a date.
  ///   - yearsAhead: How many years after today a year of two digits may mean; those above belong
  ///     to the century before, as do days that a ``DateValidator`` of the field does not allow.
  ///     They are written in full when editing ends.
  ///   - autocompleteOnFocus: Whether a field that has the focus shows the mask's own characters
  ///     at the start before anything is written.
  ///   - isRequired: Whether the text must not be empty.
  /// - Throws: What is wrong with a mask, and where.
  public init(
    mask: String, notations: [MaskNotation] = [],
    messages: ValidationMessages = ValidationMessages(), prefixAliases: [String] = [],
    affineFormats: [String] = [], dateOrder: DateOrder = .dayMonthYear,
    dateWords: DateWords = .english, yearsAhead: Int = 10,
    autocompleteOnFocus: Bool = true, isRequired: Bool = true
  ) throws(MaskError) {
    self.init(
      try Mask(
        mask, notations: notations, autocompleteOnFocus: autocompleteOnFocus,
        prefixAliases: prefixAliases, affineFormats: affineFormats, dateOrder: dateOrder,
        dateWords: dateWords),
      messages: messages, isRequired: isRequired, yearsAhead: yearsAhead)
  }

  /// Creates a formatter with a mask that is valid.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - messages: The messages for an incomplete text.
  ///   - isRequired: Whether the text must not be empty.
  ///   - yearsAhead: How many years after today a year of two digits may mean.
  public init(
    _ mask: Mask, messages: ValidationMessages = ValidationMessages(), isRequired: Bool = true,
    yearsAhead: Int = 10
  ) {
    (self.mask, self.messages) = (mask, messages)
    (self.isRequired, self.yearsAhead) = (isRequired, yearsAhead)
  }

  /// Brings a text into the form of the mask.
  ///
  /// - Parameter string: The text, formatted or not.
  /// - Returns: The text with the caret at its end.
  public func format(_ string: String) -> MaskedText { mask.format(string) }

  /// Returns whether a text fills all mandatory places; a phone number of a country whose plan is
  /// known also has to be one of that plan.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    let field = mask.format(text)
    if field.enteredText.isEmpty {
      return isRequired && !field.isComplete ? .invalid(messages.empty) : .valid
    }
    if let mistake = mistake(inNumber: field) { return .invalid(mistake) }
    return field.isComplete ? .valid : .invalid(unfinished(field))
  }

  /// What is wrong with a phone number.
  private func mistake(inNumber field: MaskedText) -> String? {
    switch mask.verdict(onNumber: field) {
    case nil, .valid: nil
    case .unfinished: messages.unfinishedNumber
    case .tooLong: messages.numberTooLong
    case .unknown: messages.noSuchNumber
    }
  }

  /// The message for a text in which places are empty.
  private func unfinished(_ field: MaskedText) -> String {
    let member = mask.members[field.member]
    if member.dateMask != nil { return messages.unfinishedDate }
    if member.countryCode != nil { return messages.unfinishedNumber }
    let places = member.elements.filter { !$0.isLiteral }
    let needed = places.count(where: \.isMandatory)
    let hasDigitsOnly = places.allSatisfy(\.takesDigitsOnly)
    return hasDigitsOnly ? messages.tooFewDigits(needed) : messages.unfinished
  }
}
