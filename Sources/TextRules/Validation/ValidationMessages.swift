import TextTranslation

/// The messages for the user about invalid texts.
///
/// They are in the user's language where Concertina is translated into it, else in English; each
/// message can be replaced.
///
/// ```swift
/// var messages = ValidationMessages()
/// messages.empty = "Bitte ausfüllen"
/// messages.tooShort = { "Mindestens \($0) Zeichen" }
/// ```
public struct ValidationMessages: Sendable {
  /// For a required field that is empty.
  public var empty = translated("Field must be filled")
  /// While a text is being checked.
  public var checking = translated("Checking…")
  /// For a text that could not be checked.
  public var notChecked = translated("This could not be checked. Please try again.")
  /// For a text that is too short; receives the minimum number of characters.
  public var tooShort: @Sendable (Int) -> String = {
    translated(
      "The field must contain at least %d character.",
      plural: "The field must contain at least %d characters.", count: $0)
  }
  /// For a text that is too long; receives the maximum number of characters.
  public var tooLong: @Sendable (Int) -> String = {
    translated(
      "The field must contain at most %d character.",
      plural: "The field must contain at most %d characters.", count: $0)
  }
  /// For a text that does not have the right form.
  ///
  /// Setting it also replaces the messages that say more: ``wrongCheckDigit``, ``unfinished``,
  /// ``unfinishedNumber``, ``numberTooLong``, ``noSuchNumber``, ``tooFewDigits``,
  /// ``noSuchMonth``, ``cardExpired`` and ``cardTooFarAhead``.
  public var wrongFormat = translated("Wrong format") {
    didSet {
      (wrongCheckDigit, unfinished, unfinishedNumber) = (wrongFormat, wrongFormat, wrongFormat)
      (numberTooLong, noSuchNumber) = (wrongFormat, wrongFormat)
      (noSuchMonth, cardExpired, cardTooFarAhead) = (wrongFormat, wrongFormat, wrongFormat)
      tooFewDigits = { [wrongFormat] _ in wrongFormat }
    }
  }
  /// For the number of a card or an account whose check digits show that a digit is wrong.
  public var wrongCheckDigit = translated("A digit is wrong, or two have changed places.")
  /// For a text in which places of a mask are empty.
  public var unfinished = translated("This is not complete.")
  /// For digits of which a mask has more; receives the least number of them.
  public var tooFewDigits: @Sendable (Int) -> String = {
    translated(
      "At least %d digit is needed.", plural: "At least %d digits are needed.", count: $0)
  }
  /// For a number that is not complete.
  public var unfinishedNumber = translated("The number is not complete.")
  /// For a phone number that has more digits than its country's numbers.
  public var numberTooLong = translated("The number has too many digits.")
  /// For a phone number with first digits that its country does not have.
  public var noSuchNumber = translated("There is no such number.")
  /// For a month that does not exist, such as 13.
  public var noSuchMonth = translated("There is no such month.")
  /// For a card that has expired.
  public var cardExpired = translated("The card has expired.")
  /// For a card whose last month is later than that of any card.
  public var cardTooFarAhead = translated("The year is too far ahead.")
  /// For a sum that is only a sign or a decimal mark.
  public var sumWithoutDigits = translated("A sum has at least one digit.")
  /// For a sum that is too small; receives the least one.
  public var sumTooSmall: @Sendable (String) -> String = {
    translated("The sum must be at least %s.").formatted($0)
  }
  /// For a sum that is too large; receives the greatest one.
  public var sumTooLarge: @Sendable (String) -> String = {
    translated("The sum must be at most %s.").formatted($0)
  }
  /// For a date before the first one that is allowed; receives that date in the field's format.
  public var tooEarly: @Sendable (String) -> String = {
    translated("The date must be %s or later.").formatted($0)
  }
  /// For a date after the last one that is allowed; receives that date in the field's format.
  public var tooLate: @Sendable (String) -> String = {
    translated("The date must be %s or earlier.").formatted($0)
  }
  /// For a date in the right format that does not exist, such as 31 February.
  public var noSuchDate = translated("There is no such date.")
  /// For a date whose year is one of another calendar, as 1378 and 2530 are.
  public var otherCalendar = translated("This is a year of another calendar.")
  /// For a date that is not complete.
  public var unfinishedDate = translated("The date is not complete.")
  /// For a minus sign in a sum that cannot be negative.
  public var notNegative = translated("The sum cannot be negative.")
  /// For a decimal mark, or digits after it, for which a sum has no room; receives the maximum
  /// number of digits in its fraction.
  public var fractionTooLong: @Sendable (Int) -> String = {
    $0 < 1
      ? translated("Only whole numbers")
      : translated(
        "At most %d digit after the decimal mark",
        plural: "At most %d digits after the decimal mark",
        count: $0)
  }
  /// For digits for which a sum has no room; receives the maximum number of digits before its
  /// fraction.
  public var tooManyDigits: @Sendable (Int) -> String = {
    translated("At most %d digit", plural: "At most %d digits", count: $0)
  }
  /// For separators in a sum that do not make groups, as in `1,2345`.
  public var wrongGroups = translated("The digits do not form groups.")
  /// For characters that have no place in the field; receives them, or nothing if they are not
  /// known or secret.
  public var leftOut: @Sendable (String) -> String = {
    $0.isEmpty
      ? translated("Something that was entered has no place here.")
      : translated("“%s” has no place here.").formatted($0)
  }
  /// For marks without width that were removed from a text, which means the same without them.
  public var invisibleRemoved = translated("Invisible characters were removed.")
  /// Pasting is turned off in the field.
  public var pasteRefused = translated("Pasting is turned off here. Please type it.")
  /// For a phone number of a country whose numbers the field does not take.
  public var otherCountry = translated("Numbers of this country have no place here.")
  /// For a text that would take too long to check.
  public var undecided = translated("This could not be checked")

  /// Creates the messages of TextFieldsCatalog, in the user's language.
  public init() {}
}
