/// Masks that many fields need, in the notation of ``Mask``.
public enum FormatterMasks {
  /// A phone number in Russia or Kazakhstan.
  public static let phone = "+7 ([000]) [000]-[00]-[00]"
  /// What people there write for `+7`, for ``Mask/prefixAliases``.
  public static let phonePrefixAliases = ["8"]
  /// The month until which a card is valid.
  public static let cardExpirationDate = "[00]/[00]"
  /// The three digits on the back of a card.
  public static let cvc = "[000]"
  /// The number of a card, of 16 to 19 digits.
  public static let cardNumber = "[0000] [0000] [0000] [0000] [999]"
  /// A day as `dd.MM.yyyy`.
  public static let date = "[00].[00].[0000]"
  /// At least eight characters without a space; it needs ``passwordNotations``.
  public static let password = "[ssssssss…]"

  /// The letter `s` of ``password``.
  public static let passwordNotations = [MaskNotation("s", .visible)]
}
