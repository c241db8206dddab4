/// Words beside a sum that say nothing about the number: codes of ISO 4217, and what people write
/// in their place.
enum CurrencyWords {
  /// Whether a word, which may have points, is the name of a currency.
  static func contains(_ word: String) -> Bool {
    let plain = word.filter { $0 != "." }
    return words.contains(plain.lowercased()) || codes.contains(plain.uppercased())
  }

  /// Whether letters before a dollar sign say which dollar it is, as in `US$`.
  static func precedesSign(_ word: String) -> Bool {
    ["us", "r", "a", "c", "ca", "s", "nz", "hk", "nt", "mx", "au"].contains(word.lowercased())
  }

  private static let words: Set<String> = [
    "rs", "руб", "рублей", "рубля", "рубль", "р", "грн", "тг", "kr", "fr", "sfr", "zł", "zl", "kč",
    "kc", "ft", "lei", "лв", "din", "tl", "円", "元", "圓", "圆", "원", "dh", "دإ", "ريال", "جنيه",
    "euro", "euros", "dollar", "dollars",
  ]

  private static let codes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN \
    BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
    GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW \
    KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD \
    NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK \
    SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES \
    VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL
    """.split(separator: " ").map(String.init))
}
