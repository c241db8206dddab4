/// Common masks, in the notation of ``Mask``.
public enum FormatterMasks {
  /// A phone number in Russia or Kazakhstan.
  public static let phone = "+7 ([000]) [000]-[00]-[00]"
  /// What users there write in place of `+7`, for ``Mask/prefixAliases``.
  public static let phonePrefixAliases = ["8"]
  /// The month in which a card expires.
  public static let cardExpirationDate = "[00]/[00]"
  /// The three digits on the back of a card, or the four on the front of one of American Express.
  public static let cvc = "[0009]"
  /// The number of a card, with 16 to 19 digits.
  public static let cardNumber = "[0000] [0000] [0000] [0000] [999]"
  /// A date in the form `dd.MM.yyyy`.
  public static let date = "[00].[00].[0000]"
  /// At least eight characters without white space; requires ``passwordNotations``.
  public static let password = "[ssssssss…]"

  /// The letter `s` used in ``password``.
  public static let passwordNotations = [MaskNotation("s", .visible)]
}
