/// Numbers of telephones as people write them; what they mean is `+`, the country's code and the
/// digits of the number.
public struct PhoneEntries: Sendable {
  /// The numbers of a country, as its people know them.
  public struct Country: Sendable {
    /// The letters of ISO 3166 for the country.
    public let region: String
    /// The digits after `+`.
    public let code: String
    /// The digits that are dialed before a number within the country.
    public let trunk: String
    /// The first digits of numbers, and the number of digits altogether.
    public let numbers: [(start: String, length: Int)]
  }

  /// The countries of the entries.
  public static let countries: [Country] =
    europe + [
      country("KZ", "7", "8", "701 10,705 10,777 10,727 10"),
      country("US", "1", "1", "415 10,212 10,650 10,917 10"),
      country("CA", "1", "1", "416 10,604 10,514 10"),
      country("MX", "52", "", "55 10,33 10,81 10"),
      country("BR", "55", "0", "119 11,219 11,113 10,213 10"),
      country("AR", "54", "0", "11 10,351 10"),
      country("IL", "972", "0", "50 9,52 9,3 8"),
      country("SA", "966", "0", "50 9,55 9"),
      country("AE", "971", "0", "50 9,55 9"),
      country("EG", "20", "0", "10 10,12 10"),
      country("NG", "234", "0", "803 10,701 10"),
      country("ZA", "27", "0", "82 9,11 9"),
      country("IN", "91", "0", "98 10,88 10,77 10"),
      country("CN", "86", "0", "138 11,159 11,186 11"),
      country("JP", "81", "0", "90 10,80 10,3 9,6 9"),
      country("KR", "82", "0", "10 10,2 9,31 9"),
      country("SG", "65", "", "8 8,9 8,6 8"),
      country("HK", "852", "", "5 8,9 8,2 8"),
      country("TH", "66", "0", "81 9,89 9"),
      country("VN", "84", "0", "91 9,98 9"),
      country("PH", "63", "0", "917 10"),
      country("MY", "60", "0", "12 9,11 10"),
      country("AU", "61", "0", "4 9,2 9,3 9"),
      country("NZ", "64", "0", "21 9,27 9"),
    ]

  private static let europe = [
    country("RU", "7", "8", "9 10,495 10,812 10,905 10"),
    country("UA", "380", "0", "44 9,50 9,67 9"),
    country("GB", "44", "0", "7911 10,20 10,161 10"),
    country("FR", "33", "0", "6 9,7 9,1 9"),
    country("DE", "49", "0", "151 11,160 10,170 10,30 8,30 10,89 9"),
    country("IT", "39", "", "320 10,347 10,06 10"),
    country("ES", "34", "", "6 9,91 9"),
    country("PT", "351", "", "91 9,21 9"),
    country("NL", "31", "0", "6 9,20 9"),
    country("BE", "32", "0", "47 9,2 8"),
    country("CH", "41", "0", "79 9,44 9"),
    country("AT", "43", "0", "664 10,1 8"),
    country("PL", "48", "", "50 9,22 9"),
    country("CZ", "420", "", "60 9,2 9"),
    country("SE", "46", "0", "70 9,8 8"),
    country("NO", "47", "", "4 8,9 8"),
    country("DK", "45", "", "2 8,4 8"),
    country("FI", "358", "0", "40 9,50 9"),
    country("IE", "353", "0", "85 9,87 9"),
    country("GR", "30", "", "69 10,21 10"),
    country("RO", "40", "0", "72 9,21 9"),
    country("HU", "36", "06", "20 9,30 9"),
    country("TR", "90", "0", "53 10,212 10"),
  ]

  private static func country(
    _ region: String, _ code: String, _ trunk: String, _ numbers: String
  ) -> Country {
    let numbers = numbers.split(separator: ",").map { number in
      let parts = number.split(separator: " ")
      return (start: String(parts[0]), length: Int(parts[1]) ?? 0)
    }
    return Country(region: region, code: code, trunk: trunk, numbers: numbers)
  }

  /// The country whose numbers the field takes without a country's code.
  public let home: Country

  /// Creates entries for a field of a country.
  public init(home: Country) { self.home = home }

  /// Returns an entry.
  public func next(_ random: inout SeededRandom) -> Entry {
    let isHome = !random.once(in: 4)
    let country = isHome ? home : random.pick(Self.countries)
    let number = Self.number(of: country, &random)
    let meaning = "+" + country.code + number
    if random.once(in: 12) { return mistake(number, country, &random).transported(&random) }
    let isInternational = !isHome || random.once(in: 2)
    let text =
      isInternational
      ? Self.international(number, country, &random) : Self.national(number, country, &random)
    return Entry(text, means: [meaning], isOrdinary: true).transported(&random)
  }

  private static func number(of country: Country, _ random: inout SeededRandom) -> String {
    let (start, length) = random.pick(country.numbers)
    return start
      + (0..<max(0, length - start.count)).map { _ in String(Int.random(in: 0...9, using: &random))
      }
      .joined()
  }

  private static func international(
    _ number: String, _ country: Country, _ random: inout SeededRandom
  ) -> String {
    let (rest, gap) = (grouped(number, &random), random.pick([" ", " ", "", "-", "\u{A0}"]))
    return switch Int.random(in: 0..<12, using: &random) {
    case 0: "00" + country.code + gap + rest
    case 1 where country.trunk == "0": "+\(country.code) (0)\(gap)\(rest)"
    case 2: "(+\(country.code)) \(rest)"
    case 3: "tel:+\(country.code)\(number)"
    case 4: "\u{FF0B}\(country.code)\(gap)\(rest)"
    case 5: "+ \(country.code) \(rest)"
    default: "+" + country.code + gap + rest
    }
  }

  private static func national(
    _ number: String, _ country: Country, _ random: inout SeededRandom
  ) -> String {
    let isWithTrunk = !country.trunk.isEmpty && !random.once(in: 3)
    if !isWithTrunk { return grouped(number, &random) }
    // In most countries the trunk digit belongs to the area code: (030) 901820, 090-1234-5678.
    let isApart = country.trunk == "8" || country.trunk == "1" || country.trunk == "06"
    if !isApart { return grouped(country.trunk + number, &random) }
    return country.trunk + random.pick([" ", "-", "", "\u{A0}"]) + grouped(number, &random)
  }

  /// Writes digits in groups of two to four, the first perhaps in parentheses.
  private static func grouped(_ digits: String, _ random: inout SeededRandom) -> String {
    if random.once(in: 4) { return digits }
    let mark = random.pick([
      " ", " ", "-", "-", ".", "\u{A0}", "\u{2011}", "\u{2013}", "/", "\u{202F}",
    ])
    var (rest, groups) = (Substring(digits), [String]())
    while rest.count > 4 {
      let size = Int.random(in: 2...4, using: &random)
      groups.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    groups.append(String(rest))
    let plain = groups.joined(separator: mark)
    guard random.once(in: 4), let first = groups.first else { return plain }
    let gap = random.pick([" ", "", mark])
    return "(\(first))\(gap)" + groups.dropFirst().joined(separator: mark)
  }

  /// What is not a number, or not one of this country; the meaning is all the digits as they stand.
  private func mistake(
    _ number: String, _ country: Country, _ random: inout SeededRandom
  ) -> Entry {
    let international = "+" + country.code
    let (text, meanings): (String, [String]) =
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        ("\(international) \(number)7", ["\(international)\(number)7"])
      case 1:
        ("\(international) \(number)1234567", ["\(international)\(number)1234567"])
      case 2:
        ("\(international) \(number.dropLast())", ["\(international)\(number.dropLast())"])
      case 3:
        ("\(international) \(number) " + random.pick(["ext. 12", "x5", "доб. 345", "#7"]), [])
      case 4:
        ("\(international)\(number), \(international)\(number)", [])
      case 5:
        (String(number.dropLast(4)) + random.pick(["FLWR", "abcd", "????"]), [])
      case 6:
        (String(number.dropLast(3)) + "+" + number.suffix(3), [])
      case 7:
        (random.pick(["none", "n/a", "anna@example.org", "–", "+"]), [])
      default:
        ("\(number)\(number)", ["\(international)\(number)\(number)"])
      }
    return Entry(text, means: meanings, isOrdinary: false)
  }
}
