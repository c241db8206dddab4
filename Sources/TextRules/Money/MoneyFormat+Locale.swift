import Glibc

extension MoneyFormat {
  /// The format in the user's settings (`LC_MONETARY`).
  ///
  /// GTK reads the settings when it starts. Before that, and if they specify no format, this is the
  /// English one.
  /// - Precondition: Call this on the main thread: the C library keeps one result for the process.
  public static var current: MoneyFormat {
    guard let settings = localeconv()?.pointee else { return MoneyFormat() }
    let decimal = character(settings.mon_decimal_point)
    let grouping = character(settings.mon_thousands_sep)
    // The C locale says nothing about money.
    guard let decimal else { return MoneyFormat() }
    let fraction = Int(settings.frac_digits)
    return MoneyFormat(
      decimalSeparator: decimal, groupingSeparator: grouping == decimal ? nil : grouping,
      groupSizes: groupSizes(settings.mon_grouping),
      maxFractionDigits: fraction == Int(CChar.max) ? 2 : fraction,
      currencyNames: [settings.currency_symbol, settings.int_curr_symbol].compactMap { name($0) })
  }

  private static func name(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    let name = text.map { String(cString: $0).filter { !$0.isWhitespace } } ?? ""
    return name.isEmpty ? nil : name
  }

  private static func character(_ text: UnsafePointer<CChar>?) -> Character? {
    text.flatMap { String(cString: $0).first }
  }

  /// Reads C's notation: one byte for each group, and `CHAR_MAX` where grouping ends.
  static func groupSizes(_ bytes: UnsafePointer<CChar>?) -> [Int] {
    guard let bytes else { return [] }
    var sizes: [Int] = []
    var next = bytes
    while next.pointee > 0 {
      guard next.pointee < CChar.max else { return sizes + [0] }
      sizes.append(Int(next.pointee))
      next += 1
    }
    return sizes
  }
}

/// A currency sign, and on which side of the sum it is.
///
/// ```swift
/// CurrencySign.current?.text                  // "€" with German settings
/// let sign = CurrencySign("$", isBefore: true)
/// let other: CurrencySign = "€"               // after the sum
/// ```
public struct CurrencySign: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The sign, such as `€`.
  public let text: String
  /// Whether it comes before the sum.
  public let isBefore: Bool

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - text: The sign.
  ///   - isBefore: Whether it comes before the sum.
  public init(_ text: String, isBefore: Bool = false) {
    self.text = text
    self.isBefore = isBefore
  }

  /// Creates a sign that comes after the sum.
  public init(stringLiteral text: String) { self.init(text) }

  /// The sign in the user's settings; `nil` if they specify none.
  ///
  /// - Precondition: Call this on the main thread: the C library keeps one result for the process.
  public static var current: CurrencySign? {
    guard let settings = localeconv()?.pointee, let symbol = settings.currency_symbol else {
      return nil
    }
    let text = String(cString: symbol)
    return text.isEmpty ? nil : CurrencySign(text, isBefore: settings.p_cs_precedes == 1)
  }
}
