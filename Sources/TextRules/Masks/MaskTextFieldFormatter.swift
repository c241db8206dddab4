/// A mask for a field: it formats text, and validates whether it is complete.
///
/// ```swift
/// let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.cardExpirationDate)
/// formatter.format("1229").text       // "12/29"
/// formatter.validate("12/2")          // .invalid("Wrong format")
/// ```
///
/// Origin: the formatter of the same name in TextFieldsCatalog. This one also formats without a
/// field.
public struct MaskTextFieldFormatter: TextFieldValidation {
  /// The mask.
  public let mask: Mask
  /// The messages for an incomplete text.
  public let messages: ValidationMessages

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - mask: The mask, in the notation of ``Mask``.
  ///   - notations: Additional letters for the notation.
  ///   - messages: The messages for an incomplete text.
  ///   - prefixAliases: What users write in place of the mask's own characters at the start.
  ///   - affineFormats: Further masks; the one that fits the text best applies.
  ///   - autocompleteOnFocus: Whether a field that has the focus shows the mask's own characters at
  ///     the start before anything is written.
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

  /// Returns whether a text fills all mandatory places.
  public func validate(_ text: String?) -> FieldVerdict {
    let field = mask.format(text ?? "")
    if field.isComplete { return .valid }
    return .invalid(field.enteredText.isEmpty ? messages.empty : messages.wrongFormat)
  }
}
