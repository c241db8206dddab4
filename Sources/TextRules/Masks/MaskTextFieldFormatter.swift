/// A mask as a field has it: it formats, and judges whether the text is complete.
///
/// ```swift
/// let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.cardExpirationDate)
/// formatter.format("1229").text       // "12/29"
/// formatter.validate("12/2")          // .invalid("Wrong format")
/// ```
///
/// Origin: the seed's formatter of the same name. It formats without a field too.
public struct MaskTextFieldFormatter: TextFieldValidation {
  /// The mask.
  public let mask: Mask
  /// What is told of an incomplete text.
  public let messages: ValidationMessages

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - mask: The mask, in the notation of ``Mask``.
  ///   - notations: Letters beside those of the notation.
  ///   - messages: What is told of an incomplete text.
  ///   - prefixAliases: What people write in place of the mask's own characters at the start.
  ///   - affineFormats: Further masks; that one is in force which suits the text best.
  ///   - autocompleteOnFocus: Whether a field with the focus shows the mask's own characters at the
  ///     start before anything is written.
  /// - Throws: What is wrong with a mask, and where.
  public init(
    mask: String, notations: [MaskNotation] = [],
    messages: ValidationMessages = ValidationMessages(), prefixAliases: [String] = [],
    affineFormats: [String] = [], autocompleteOnFocus: Bool = true
  ) throws(MaskError) {
    self.mask = try Mask(
      mask, notations: notations, autocompleteOnFocus: autocompleteOnFocus,
      prefixAliases: prefixAliases, affineFormats: affineFormats)
    self.messages = messages
  }

  /// Brings a text into the form of the mask.
  ///
  /// - Parameter string: The text, formatted or not.
  /// - Returns: The text with the caret at its end.
  public func format(_ string: String) -> MaskedText { mask.format(string) }

  /// Whether a text fills all places that must be filled.
  public func validate(_ text: String?) -> FieldVerdict {
    let field = mask.format(text ?? "")
    if field.isComplete { return .valid }
    return .invalid(field.enteredText.isEmpty ? messages.empty : messages.wrongFormat)
  }
}
