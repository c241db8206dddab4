/// A country whose phone numbers a field takes.
///
/// ```swift
/// let formatter = try MaskTextFieldFormatter(phoneNumbersOf: PhoneCountry.all)
/// PhoneCountry("DE")?.callingCode  // "49"
/// ```
///
/// ``all`` lists the countries that are known. The list is data: an app can use a part of it, or
/// add countries of its own.
public struct PhoneCountry: Hashable, Sendable {
  /// The country's two letters in ISO 3166-1, such as `DE`.
  public let code: String
  /// The country's name in English.
  public let englishName: String
  /// The digits after `+`, such as `49`.
  public let callingCode: String
  /// The form of a number without its code, in the notation of ``Mask``.
  ///
  /// It has room for the numbers of every length, in groups as those of mobile phones have them:
  /// where others are shorter, its last places may stay empty.
  public let nationalMask: String
  /// The digits that are dialed before a number only within the country, such as `0`; empty for
  /// none.
  public let trunkPrefix: String
  /// Whether a number may begin with a zero, which belongs to it and is dialed from everywhere.
  public let hasLeadingZero: Bool
  /// The first digits of the country's numbers, where several countries share a code; empty for
  /// numbers that are of no other country.
  public let leadingDigits: [String]

  /// Creates a country.
  ///
  /// - Parameters:
  ///   - code: The country's two letters in ISO 3166-1.
  ///   - englishName: The country's name in English.
  ///   - callingCode: The digits after `+`.
  ///   - nationalMask: The form of a number without its code, in the notation of ``Mask``: digits
  ///     and separators only.
  ///   - trunkPrefix: What is dialed before a number only within the country.
  ///   - hasLeadingZero: Whether a number may begin with a zero that belongs to it.
  ///   - leadingDigits: How the numbers of the country begin, where several countries share a
  ///     code.
  public init(
    _ code: String, _ englishName: String, _ callingCode: String, _ nationalMask: String,
    trunkPrefix: String = "", hasLeadingZero: Bool = false, leadingDigits: [String] = []
  ) {
    (self.code, self.englishName, self.callingCode) = (code, englishName, callingCode)
    (self.nationalMask, self.trunkPrefix) = (nationalMask, trunkPrefix)
    (self.hasLeadingZero, self.leadingDigits) = (hasLeadingZero, leadingDigits)
  }

  /// Finds one of the countries that are known by its two letters in ISO 3166-1; `nil` if it is not
  /// among ``all``.
  public init?(_ code: String) {
    guard let country = Self.all.first(where: { $0.code == code }) else { return nil }
    self = country
  }

  /// The form of a number with its code, whose value is the number as in E.164: `+4915123456789`.
  public var mask: String { "{+\(callingCode)} \(nationalMask)" }

  /// The texts that may be written in place of the code before a complete number, for
  /// ``Mask/prefixAliases``.
  ///
  /// A zero is understood without it.
  var prefixAliases: [String] {
    trunkPrefix.isEmpty || trunkPrefix.hasPrefix("0") ? [] : [trunkPrefix]
  }
}

extension PhoneCountry {
  /// Finds the country of a number.
  ///
  /// Where several countries share a code, the first digits of the number decide. While they do
  /// not, it is `present` or the largest country.
  ///
  /// - Parameters:
  ///   - number: The number as in E.164, or the beginning of one.
  ///   - countries: The countries that are possible.
  ///   - present: The country so far, which stays the same as long as the number allows it.
  /// - Returns: The country; `nil` if none of them has such a code.
  public static func country(
    ofNumber number: String, among countries: [PhoneCountry] = all, present: PhoneCountry? = nil
  ) -> PhoneCountry? {
    let digits = number.filter { $0.isASCII && $0.isNumber }
    let matching = countries.filter { digits.hasPrefix($0.callingCode) }
    guard let length = matching.map(\.callingCode.count).max() else { return nil }
    let sharing = matching.filter { $0.callingCode.count == length }
    let national = digits.dropFirst(length)
    if let own = sharing.first(where: { $0.owns(national) }) { return own }
    if let present, sharing.contains(present), present.mayOwn(national) { return present }
    return sharing.first { $0.leadingDigits.isEmpty } ?? sharing.first
  }

  private func owns(_ national: Substring) -> Bool {
    leadingDigits.contains { national.hasPrefix($0) }
  }

  private func mayOwn(_ national: Substring) -> Bool {
    leadingDigits.isEmpty || leadingDigits.contains { $0.hasPrefix(national) }
  }
}
