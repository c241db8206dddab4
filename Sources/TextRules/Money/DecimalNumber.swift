/// An exact decimal number of any length, such as a sum of money.
///
/// ```swift
/// let price: DecimalNumber = "19.99"
/// let total = price * 3 + 5       // 64.97
/// price < 20                      // true
/// DecimalNumber("0.10") == "0.1"  // true
/// ```
///
/// What is added, subtracted and multiplied is exact: no digit is rounded. As text it has ASCII
/// digits and a point before the fraction, as ``MoneyText/value`` has it; how users see it is up
/// to a ``MoneyFormat``.
public struct DecimalNumber: Hashable, Sendable {
  /// The digits of the number without its point, the last one first; empty for zero.
  private let digits: [UInt8]
  /// The number of digits after the point; the last of them is not zero.
  public let fractionDigits: Int
  /// Whether the number is less than zero.
  public let isNegative: Bool

  private init(_ digits: [UInt8], fractionDigits: Int, isNegative: Bool) {
    let unused = digits.prefix(fractionDigits).prefix { $0 == 0 }.count
    var rest = Array(digits.dropFirst(unused))
    while rest.last == 0 { rest.removeLast() }
    self.digits = rest
    self.fractionDigits = rest.isEmpty ? 0 : fractionDigits - unused
    self.isNegative = isNegative && !rest.isEmpty
  }

  /// The number without its sign.
  public var magnitude: DecimalNumber {
    DecimalNumber(digits, fractionDigits: fractionDigits, isNegative: false)
  }

  /// The digits as those of a number with more of them after the point.
  private func digits(withFraction count: Int) -> [UInt8] {
    digits.isEmpty ? [] : Array(repeating: 0, count: count - fractionDigits) + digits
  }
}

extension DecimalNumber: LosslessStringConvertible {
  /// Reads digits, with a minus sign before them and a point before the fraction if there is one;
  /// nil for anything else.
  public init?(_ text: String) {
    let isNegative = text.first == "-"
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.joined().utf8.map { $0 &- UInt8(ascii: "0") }
    guard parts.allSatisfy({ !$0.isEmpty }), digits.allSatisfy({ $0 < 10 }) else { return nil }
    self.init(
      digits.reversed(), fractionDigits: parts.count > 1 ? parts[1].utf8.count : 0,
      isNegative: isNegative)
  }

  /// The number as text: `-1234.5`.
  public var description: String {
    var text = digits.map { String($0) }
    while text.count <= fractionDigits { text.append("0") }
    if fractionDigits > 0 { text.insert(".", at: fractionDigits) }
    return (isNegative ? "-" : "") + text.reversed().joined()
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a whole number.
  public init(_ number: some BinaryInteger) {
    var digits = String(number).utf8.map { $0 &- UInt8(ascii: "0") }
    if number < 0 { digits.removeFirst() }
    self.init(digits.reversed(), fractionDigits: 0, isNegative: number < 0)
  }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Creates a number from a text in the program.
  ///
  /// A number with a fraction is written as a text, because Swift's own literal is not exact.
  ///
  /// - Precondition: The text is a number.
  public init(stringLiteral value: String) {
    guard let number = DecimalNumber(value) else {
      preconditionFailure("DecimalNumber: \(value) is not a number")
    }
    self = number
  }
}

extension DecimalNumber: Comparable, AdditiveArithmetic {
  /// Zero.
  public static var zero: DecimalNumber { 0 }

  /// Returns whether one number is less than another.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    (left - right).isNegative
  }

  /// Returns the exact sum.
  public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let count = max(left.fractionDigits, right.fractionDigits)
    let (one, other) = (left.digits(withFraction: count), right.digits(withFraction: count))
    guard left.isNegative != right.isNegative else {
      return DecimalNumber(
        sum(one, other), fractionDigits: count, isNegative: left.isNegative)
    }
    let isLess =
      one.count == other.count
      ? one.reversed().lexicographicallyPrecedes(other.reversed()) : one.count < other.count
    return DecimalNumber(
      isLess ? difference(other, one) : difference(one, other), fractionDigits: count,
      isNegative: isLess ? right.isNegative : left.isNegative)
  }

  /// Returns the exact difference.
  public static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    left + -right
  }

  /// Returns the number with the other sign.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(
      number.digits, fractionDigits: number.fractionDigits, isNegative: !number.isNegative)
  }

  /// Returns the exact product.
  public static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    var sums = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (place, digit) in left.digits.enumerated() {
      for (otherPlace, other) in right.digits.enumerated() {
        sums[place + otherPlace] += Int(digit) * Int(other)
      }
    }
    for place in sums.indices.dropLast() {
      sums[place + 1] += sums[place] / 10
      sums[place] %= 10
    }
    return DecimalNumber(
      sums.map { UInt8($0) }, fractionDigits: left.fractionDigits + right.fractionDigits,
      isNegative: left.isNegative != right.isNegative)
  }

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var (result, carry) = ([UInt8](), UInt8(0))
    for place in 0...max(one.count, other.count) {
      let sum = digit(one, place) + digit(other, place) + carry
      result.append(sum % 10)
      carry = sum / 10
    }
    return result
  }

  /// Subtracts digits from those of a number that is not less.
  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var (result, borrowed) = ([UInt8](), UInt8(0))
    for place in one.indices {
      let difference = digit(one, place) + 10 - digit(other, place) - borrowed
      result.append(difference % 10)
      borrowed = difference < 10 ? 1 : 0
    }
    return result
  }

  private static func digit(_ digits: [UInt8], _ place: Int) -> UInt8 {
    digits.indices.contains(place) ? digits[place] : 0
  }
}
