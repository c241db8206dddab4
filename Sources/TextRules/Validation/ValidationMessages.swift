/// The messages for the user about invalid texts.
///
/// Each message can be replaced, and thus translated.
///
/// ```swift
/// var messages = ValidationMessages()
/// messages.empty = "Bitte ausfüllen"
/// messages.tooShort = { "Mindestens \($0) Zeichen" }
/// ```
public struct ValidationMessages: Sendable {
  /// For a required field that is empty.
  public var empty = "Field must be filled"
  /// For a text that is too short; receives the minimum number of characters.
  public var tooShort: @Sendable (Int) -> String = {
    "The field must contain at least \($0) character\($0 == 1 ? "" : "s")."
  }
  /// For a text that is too long; receives the maximum number of characters.
  public var tooLong: @Sendable (Int) -> String = {
    "The field must contain at most \($0) character\($0 == 1 ? "" : "s")."
  }
  /// For a text that does not have the right form.
  public var wrongFormat = "Wrong format"
  /// For a date before the first one that is allowed; receives that date in the field's format.
  public var tooEarly: @Sendable (String) -> String = { "The date must be \($0) or later." }
  /// For a date after the last one that is allowed; receives that date in the field's format.
  public var tooLate: @Sendable (String) -> String = { "The date must be \($0) or earlier." }
  /// For a date in the right format that does not exist, such as 31 February.
  public var noSuchDate = "There is no such date."
  /// For a date that is not complete.
  public var unfinishedDate = "The date is not complete."
  /// For a minus sign in a sum that cannot be negative.
  public var notNegative = "The sum cannot be negative."
  /// For a decimal mark, or digits after it, for which a sum has no room; receives the maximum
  /// number of digits in its fraction.
  public var fractionTooLong: @Sendable (Int) -> String = {
    $0 < 1
      ? "Only whole numbers" : "At most \($0) digit\($0 == 1 ? "" : "s") after the decimal mark"
  }
  /// For digits for which a sum has no room; receives the maximum number of digits before its
  /// fraction.
  public var tooManyDigits: @Sendable (Int) -> String = {
    "At most \($0) digit\($0 == 1 ? "" : "s")"
  }
  /// For a text that would take too long to check.
  public var undecided = "This could not be checked"

  /// Creates the messages of TextFieldsCatalog, in English.
  public init() {}
}
