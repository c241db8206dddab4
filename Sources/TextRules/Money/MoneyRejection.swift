/// Why a character was rejected in a sum of money.
public enum MoneyRejection: Equatable, Sendable {
  /// The sum cannot be negative.
  case sign
  /// The sum has no fraction, or its fraction has no room for more digits.
  case fraction
  /// The sum has no room for more digits.
  case digits
  /// The separators do not make groups, as in `1,2345`.
  case groups
  /// The character is neither a digit nor a character that is allowed between digits.
  case character
}
