/// The meaning of a zero before a number of a country.
enum TrunkZero: Equatable {
  /// It begins a prefix that is dialed only within the country, such as `0` or the `06` of Hungary.
  case dialed(prefix: String)
  /// It is a part of the number, as in Italy, or a mistake, as in Russia, where the prefix is 8.
  case part

  /// - Parameter code: The code of a country, whether or not it is known: most prefixes are a zero.
  init(ofCode code: String) {
    let country = PhoneCountry.all.first { $0.callingCode == code }
    guard let country else {
      self = .dialed(prefix: "0")
      return
    }
    self =
      switch country.trunkPrefix {
      // Where no number begins with a zero, it is a habit from elsewhere.
      case "": country.hasLeadingZero ? .part : .dialed(prefix: "0")
      case let prefix where prefix.hasPrefix("0"): .dialed(prefix: prefix)
      case let prefix: prefix.hasSuffix("0") ? .dialed(prefix: "0") : .part
      }
  }

  /// Returns what follows the prefix; without it, the whole number.
  func dropped(from number: Substring) -> Substring {
    guard case .dialed(let prefix) = self else { return number }
    if prefix == "0" { return number.drop { $0.asciiDigit == "0" } }
    var rest = number
    for digit in prefix {
      rest = rest.drop { $0.asciiDigit == nil && $0.isSeparator }
      guard rest.first?.asciiDigit == digit else { return number }
      rest.removeFirst()
    }
    return rest
  }
}
