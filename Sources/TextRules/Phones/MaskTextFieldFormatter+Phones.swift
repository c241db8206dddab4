extension MaskTextFieldFormatter {
  /// Creates a formatter for the phone numbers of several countries.
  ///
  /// A number without a code is one of the first country. `+` or `00` at the start of an entry
  /// chooses another one of them, or the number is rejected. The value is the number as in E.164,
  /// and it is valid if the country's plan has such numbers: see ``PhoneNumber``.
  ///
  /// ```swift
  /// let formatter = try MaskTextFieldFormatter(phoneNumbersOf: PhoneCountry.all)
  /// formatter.format("+49 (0)151 2345678").rawText  // "+491512345678"
  /// ```
  ///
  /// - Parameters:
  ///   - countries: The countries, that of numbers without a code first.
  ///   - messages: The messages for a number that is not complete, too long or cannot be.
  ///   - isRequired: Whether the number must not be empty.
  /// - Throws: What is wrong with the mask of a country, and where.
  /// - Precondition: There is a country.
  public init(
    phoneNumbersOf countries: [PhoneCountry], messages: ValidationMessages = ValidationMessages(),
    isRequired: Bool = true
  ) throws(MaskError) {
    self.init(try Mask(phoneNumbersOf: countries), messages: messages, isRequired: isRequired)
  }
}
