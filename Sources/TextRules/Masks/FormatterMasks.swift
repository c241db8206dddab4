/// Common masks, in the notation of ``Mask``.
public enum FormatterMasks {
  /// A phone number in Russia or Kazakhstan.
  public static let phone = "+7 ([000]) [000]-[00]-[00]"
  /// The prefixes that users there write in place of `+7`, for ``Mask/prefixAliases``.
  public static let phonePrefixAliases = ["8"]
  /// The month in which a card expires.
  public static let cardExpirationDate = "[00]/[00]"
  /// The three digits on the back of a card, or the four on the front of one of American Express.
  public static let cvc = "[0009]"
  /// The number of a card, with 16 to 19 digits.
  public static let cardNumber = "[0000] [0000] [0000] [0000] [999]"
  /// The number of a card of American Express, which begins with 34 or 37; requires
  /// ``cardNotations``.
  public static let americanExpress = "[te00] [000000] [00000]"
  /// The number of a card of Diners Club with 14 digits, which begins with 30, 36, 38 or 39;
  /// requires ``cardNotations``.
  public static let dinersClub = "[td00] [000000] [0000]"
  /// The letters used in ``americanExpress`` and ``dinersClub``.
  ///
  /// ```swift
  /// try MaskTextFieldFormatter(
  ///   mask: FormatterMasks.americanExpress, notations: FormatterMasks.cardNotations,
  ///   affineFormats: [FormatterMasks.dinersClub, FormatterMasks.cardNumber])
  /// ```
  public static let cardNotations = [
    MaskNotation("t", .anyOf("3")), MaskNotation("e", .anyOf("47")),
    MaskNotation("d", .anyOf("0689")),
  ]
  /// The number of a bank account (IBAN) with 15 to 34 letters and digits, in groups of four;
  /// requires ``ibanNotations``.
  ///
  /// Its value is the number without spaces, in capitals.
  public static let iban = "[CC00] [cccc] [cccc] [cccs] [ssss] [ssss] [ssss] [ssss] [ss]"
  /// The letters used in ``iban``.
  public static let ibanNotations = [
    MaskNotation("C", .capitals), MaskNotation("c", .union([.digits, .capitals])),
    MaskNotation("s", .union([.digits, .capitals]), isOptional: true),
  ]
  /// A date in the form `dd.MM.yyyy`.
  public static let date = "[00].[00].[0000]"
  /// At least eight characters without white space; requires ``passwordNotations``.
  public static let password = "[ssssssss…]"

  /// The letter `s` used in ``password``.
  public static let passwordNotations = [MaskNotation("s", .visible)]
}
