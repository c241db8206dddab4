/// How numbers begin, such as `15[1-7]`: a digit, several of them in brackets, or `x` for any.
struct NumberStart: Equatable, Sendable {
  enum Match { case whole, begun, none }

  /// The digits that each place takes: a bit for each.
  private let places: [UInt16]

  /// The number of digits.
  var count: Int { places.count }

  /// Reads the notation, in which `*` is every number; `nil` if it is another text.
  init?(_ source: some StringProtocol) {
    var (places, rest) = ([UInt16](), source == "*" ? "" : Substring(source))
    while let character = rest.popFirst() {
      switch character {
      case "x": places.append(0x3ff)
      case "[":
        guard let end = rest.firstIndex(of: "]"), let bits = Self.bits(rest[..<end]) else {
          return nil
        }
        places.append(bits)
        rest = rest[rest.index(after: end)...]
      default:
        guard let digit = Self.digit(character) else { return nil }
        places.append(1 << digit)
      }
    }
    self.places = places
  }

  /// The digits of a list such as `135-7`.
  private static func bits(_ list: Substring) -> UInt16? {
    var (bits, rest): (UInt16, Substring) = (0, list)
    while let character = rest.popFirst() {
      guard let first = digit(character) else { return nil }
      var last = first
      if rest.first == "-" {
        guard let end = rest.dropFirst().first.flatMap(digit), end > first else { return nil }
        (last, rest) = (end, rest.dropFirst(2))
      }
      for digit in first...last { bits |= 1 << digit }
    }
    return bits == 0 ? nil : bits
  }

  private static func digit(_ character: Character) -> Int? {
    character.isASCII && character.isNumber ? character.wholeNumberValue : nil
  }

  /// Compares the first digits of a number.
  func match(_ digits: some Collection<Character>) -> Match {
    for (place, digit) in zip(places, digits) {
      guard let value = digit.wholeNumberValue, place & 1 << value != 0 else { return .none }
    }
    return digits.count < places.count ? .begun : .whole
  }
}
