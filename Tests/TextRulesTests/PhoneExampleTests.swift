import Testing

@testable import TextRules

/// Numbers of every country, as its people write them: one of a mobile phone, then of a place.
@Suite struct PhoneExampleTests {
  private static let examples = """
    AE 050 123 4567 | 04 123 4567
    AM 091 123456 | 010 123456
    AR 011 15 2345-6789 = 91123456789 | 011 4123-4567
    AT 0664 1234567 | 01 5331234
    AU 0412 345 678 | 02 9374 4000
    AZ 050 123 45 67 | 012 493 10 00
    BE 0470 12 34 56 | 02 512 34 56
    BG 087 123 4567 | 02 987 6543
    BR 011 91234-5678 | 011 3123-4567
    BY 8 029 123-45-67 = 291234567 | 8 017 212-34-56 = 172123456
    CG 06 612 3456 | 22 281 1234
    CH 079 123 45 67 | 044 668 18 00
    CI 07 12 34 56 78 | 27 20 21 22 23
    CL 9 8765 4321 | 2 2345 6789
    CN 139 1234 5678 | 010 6552 9988
    CO 301 234 5678 | 601 234 5678
    CY 99 123456 | 22 345678
    CZ 601 123 456 | 224 123 456
    DE 0151 23456789 | 030 23125000
    DK 20 12 34 56 | 33 12 34 56
    EE 5123 4567 | 612 3456
    EG 010 1234 5678 | 02 2345 6789
    ES 612 34 56 78 | 912 34 56 78
    FI 040 1234567 | 09 1234567
    FR 06 12 34 56 78 | 01 42 68 53 00
    GA 074 12 34 56 = 74123456 | 011 72 12 34 = 11721234
    GB 07911 123456 | 020 7946 0958
    GE 555 12 34 56 | 032 212 34 56
    GR 691 234 5678 | 21 0123 4567
    HK 5123 4567 | 2123 4567
    HR 091 234 5678 | 01 234 5678
    HU 06 20 123 4567 = 201234567 | 06 1 234 5678 = 12345678
    ID 0812-3456-7890 | 021-1234-5678
    IE 085 012 3456 | 01 234 5678
    IL 050-234-5678 | 02-123-4567
    IN 98123 45678 | 011 2345 6789
    IR 0912 345 6789 | 021 2345 6789
    IS 611 1234 | 410 1234
    IT 312 345 6789 | 06 2345678
    JP 090-1234-5678 | 03-1234-5678
    KG 0700 123 456 | 0312 123 456
    KR 010-2000-0000 | 02-312-3456
    KZ 8 (701) 000-99-98 = 7010009998 | 8 (727) 212-34-56 = 7272123456
    LT 0 612 34567 | 0 5 212 3456
    LU 628 123 456 | 27 12 34 56
    LV 21 234 567 | 67 123 456
    MA 0650 123456 | 0520 123456
    MD 0621 12 345 | 022 212 345
    MT 9696 1234 | 2100 1234
    MX 55 1234 5678 | 33 3123 4567
    MY 011-1234 5678 | 03-2345 6789
    NG 0802 123 4567 | 01 804 0123
    NL 06 12345678 | 020 123 4567
    NO 406 12 345 | 22 12 34 56
    NZ 021 123 4567 | 03 234 5678
    PE 912 345 678 | 01 123 4567
    PH 0905 123 4567 | 02 8234 5678
    PK 0301 2345678 | 021 23456789
    PL 512 345 678 | 12 345 67 89
    PT 912 345 678 | 212 345 678
    RO 0712 034 567 | 021 123 4567
    RU 8 (912) 345-67-89 = 9123456789 | 8 (495) 123-45-67 = 4951234567
    SA 051 234 5678 | 011 234 5678
    SE 070-123 45 67 | 08-12 34 56
    SG 8123 4567 | 6123 4567
    SI 031 234 567 | 01 123 45 67
    SK 0912 123 456 | 02 2012 3456
    SM 66 66 12 12 | 0549 886377
    TH 081 234 5678 | 02 123 4567
    TJ 917 12 3456 | 372 12 3456
    TN 20 123 456 | 30 010 123
    TR 0501 234 56 78 | 0212 345 67 89
    TW 0912 345 678 | 02 2123 4567
    UA 050 123 45 67 | 044 123 45 67
    US (201) 555-0123 | 1 212 555 0123 = 2125550123
    CA 416 555 0123 | 604 555 0123
    DO 809 234 5678 | 829 234 5678
    UY 094 231 234 | 2123 1234
    UZ 91 234 56 78 | 71 123 45 67
    VE 0412 1234567 | 0212 1234567
    VN 091 234 56 78 | 024 1234 5678
    ZA 071 123 4567 | 010 123 4567
    """

  @Test func eachCountryHasExamples() {
    let codes = Set(Self.examples.split(separator: "\n").map { String($0.prefix(2)) })
    let islands: Set = ["BB", "BM", "BS", "JM", "PR", "TT"]
    #expect(codes.union(islands) == Set(PhoneCountry.all.map(\.code)))
  }

  @Test(arguments: examples.split(separator: "\n").map(String.init))
  func examplesAreValidHoweverTheyComeIn(line: String) throws {
    let country = try #require(PhoneCountry(String(line.prefix(2))))
    let field = try MaskTextFieldFormatter(phoneNumbersOf: [country] + PhoneCountry.all)
    let kinds: [[PhoneNumber.Kind]] = [[.mobile, .any], [.fixed, .any]]
    for (entry, kinds) in zip(line.dropFirst(3).split(separator: "|"), kinds) {
      let parts = entry.split(separator: "=")
      let written = String(parts[0]).trimmingSpaces
      let digits = written.filter(\.isNumber)
      let isDialed = digits.first == "0" && country.trunkPrefix.hasPrefix("0")
      let national =
        parts.count > 1
        ? String(parts[1]).trimmingSpaces : String(digits.dropFirst(isDialed ? 1 : 0))
      let number = "+" + country.callingCode + national
      let kind = try #require(PhoneNumber(number)?.verdict?.kind, "\(number)")
      #expect(kinds.contains(kind), "\(number)")
      var entries = [written, number, "00" + number.dropFirst()]
      // The code without its sign may also begin another number.
      let bare = PhoneNumber(country: country, nationalDigits: String(number.dropFirst()))
      if bare.verdict?.kind == nil { entries.append(bare.nationalDigits) }
      for entry in entries {
        let mask = field.mask
        let typed = entry.reduce(mask.empty) {
          mask.apply(.insertion(of: String($1), at: $0.caret), to: $0).text
        }
        let pasted = mask.apply(.insertion(of: entry, at: 0), to: mask.empty).text
        for (way, text) in [("typed", typed), ("pasted", pasted), ("set", mask.format(entry))] {
          #expect(text.rawText == number, "\(way) \(entry)")
          #expect(field.validate(text.text, value: text.rawText).isValid, "\(way) \(entry)")
        }
      }
    }
  }
}
