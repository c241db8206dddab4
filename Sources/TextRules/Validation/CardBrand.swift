/// The brand of a payment card, by the first digits of its number.
///
/// ```swift
/// CardBrand(ofNumber: "3782 822463 10005")?.securityCodeLength  // 4
/// ```
public enum CardBrand: String, Sendable, CaseIterable {
  /// American Express: 15 digits, and four in the security code.
  case americanExpress
  /// Diners Club.
  case dinersClub
  /// Discover.
  case discover
  /// JCB.
  case jcb
  /// Maestro.
  case maestro
  /// `Mastercard`.
  case mastercard
  /// Mir.
  case mir
  /// UnionPay.
  case unionPay
  /// Visa.
  case visa

  /// Finds the brand of a number; `nil` if its first digits are of no brand.
  ///
  /// - Parameter number: The number or the beginning of one, with or without separators.
  public init?(ofNumber number: String) {
    let digits = String(number.compactMap(\.asciiDigit))
    guard let brand = Self.allCases.first(where: { $0.begins(digits) }) else { return nil }
    self = brand
  }

  /// The numbers of digits that a card number can have.
  public var lengths: Set<Int> {
    switch self {
    case .americanExpress: [15]
    case .mastercard: [16]
    case .visa: [13, 16, 19]
    case .dinersClub: Set(14...19)
    case .discover, .jcb, .mir, .unionPay: Set(16...19)
    case .maestro: Set(12...19)
    }
  }

  /// The number of digits in the security code.
  public var securityCodeLength: Int { self == .americanExpress ? 4 : 3 }

  private func begins(_ digits: String) -> Bool {
    starts.contains { start in
      let length = "\(start.lowerBound)".count
      guard digits.count >= length, let number = Int(digits.prefix(length)) else { return false }
      return start.contains(number)
    }
  }

  /// The first digits of numbers, by the ranges that the brands publish (ISO/IEC 7812).
  private var starts: [ClosedRange<Int>] {
    switch self {
    case .americanExpress: [34...34, 37...37]
    case .dinersClub: [300...305, 309...309, 36...36, 38...39]
    case .discover: [6011...6011, 644...649, 65...65]
    case .jcb: [3528...3589]
    case .maestro: [50...50, 56...58, 6304...6304, 6759...6763]
    case .mastercard: [51...55, 2221...2720]
    case .mir: [2200...2204]
    case .unionPay: [62...62]
    case .visa: [4...4]
    }
  }
}
