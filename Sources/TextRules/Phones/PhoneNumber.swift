/// A phone number: the country, the digits after its code, and what the country's numbering plan
/// says about them.
///
/// ```swift
/// let number = PhoneNumber("+4915123456789")
/// number?.country.code  // "DE"
/// number?.verdict       // .valid(.mobile)
/// ```
///
/// The plans are those that countries publish, as they are collected for ITU-T E.164: first digits
/// and lengths by kind. They say whether there can be such a number, not whether somebody has it.
///
/// Origin: libphonenumber tells kinds apart in the same way, from data of its own.
public struct PhoneNumber: Hashable, Sendable {
  /// What a number is for.
  public enum Kind: String, CaseIterable, Sendable {
    /// A mobile phone.
    case mobile
    /// A phone at a place.
    case fixed
    /// A mobile phone or one at a place, in countries whose numbers do not tell.
    case any
    /// A service, such as one that is free or costs more, or a number that follows a person.
    case service
  }

  /// What a numbering plan says about a number.
  public enum Verdict: Hashable, Sendable {
    /// There can be such a number.
    case valid(Kind)
    /// Digits are missing.
    case unfinished
    /// There are too many digits.
    case tooLong
    /// No number of the country begins in this way.
    case unknown

    /// The kind of a valid number.
    public var kind: Kind? {
      if case .valid(let kind) = self { kind } else { nil }
    }
  }

  /// The country.
  public let country: PhoneCountry
  /// The digits after the country's code, without what is dialed only within the country.
  public let nationalDigits: String

  /// Creates a number of a country.
  ///
  /// - Parameters:
  ///   - country: The country.
  ///   - nationalDigits: The digits after its code.
  public init(country: PhoneCountry, nationalDigits: String) {
    (self.country, self.nationalDigits) = (country, nationalDigits)
  }

  /// Takes a number apart; `nil` if it has another form, or its code is that of none of the
  /// countries.
  ///
  /// - Parameters:
  ///   - number: The number as in E.164, such as a field's value.
  ///   - countries: The countries that are possible.
  public init?(_ number: String, among countries: [PhoneCountry] = PhoneCountry.all) {
    let digits = number.dropFirst()
    guard number.first == "+", digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let country = PhoneCountry.country(ofNumber: number, among: countries)
    else { return nil }
    self.country = country
    nationalDigits = String(digits.dropFirst(country.callingCode.count))
  }

  /// The number as in E.164: `+4915123456789`.
  public var text: String { "+" + country.callingCode + nationalDigits }

  /// What the numbering plan says; `nil` for a country whose plan is not known.
  public var verdict: Verdict? {
    NumberingPlan.ofCode(country.callingCode)?.verdict(nationalDigits)
  }
}
