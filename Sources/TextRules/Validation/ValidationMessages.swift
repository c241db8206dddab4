/// What a person is told of a text that is not as it should be.
///
/// Each message can be replaced, and so translated.
///
/// ```swift
/// var messages = ValidationMessages()
/// messages.empty = "Bitte ausfüllen"
/// messages.tooShort = { "Mindestens \($0) Zeichen" }
/// ```
public struct ValidationMessages: Sendable {
  /// For a required field in which there is nothing.
  public var empty = "Field must be filled"
  /// For a text that is too short, made from the fewest characters that it may have.
  public var tooShort: @Sendable (Int) -> String = {
    "The field must contain at least \($0) character\($0 == 1 ? "" : "s")."
  }
  /// For a text that is too long, made from the most characters that it may have.
  public var tooLong: @Sendable (Int) -> String = {
    "The field must contain at most \($0) character\($0 == 1 ? "" : "s")."
  }
  /// For a text that has not the right form.
  public var wrongFormat = "Wrong format"
  /// For a day before the first one that is allowed, made from that in the form of the field.
  public var tooEarly: @Sendable (String) -> String = { "The date must be \($0) or later." }
  /// For a day after the last one that is allowed, made from that in the form of the field.
  public var tooLate: @Sendable (String) -> String = { "The date must be \($0) or earlier." }
  /// For a date of the right form that there is not, as 31 February.
  public var noSuchDate = "There is no such date."
  /// For a date that ends before its form does.
  public var unfinishedDate = "The date is not complete."
  /// For a minus sign where a sum cannot be negative.
  public var notNegative = "The sum cannot be negative."
  /// For a decimal mark or digits behind it that a sum has no room for, made from the most digits that
  /// its fraction may have.
  public var fractionTooLong: @Sendable (Int) -> String = {
    $0 < 1
      ? "Only whole numbers" : "At most \($0) digit\($0 == 1 ? "" : "s") after the decimal mark"
  }
  /// For digits that a sum has no room for, made from the most that it may have before its fraction.
  public var tooManyDigits: @Sendable (Int) -> String = {
    "At most \($0) digit\($0 == 1 ? "" : "s")"
  }
  /// For a text of which it would take too long to find out.
  public var undecided = "This could not be checked"

  /// The messages of the seed, in English.
  public init() {}
}
