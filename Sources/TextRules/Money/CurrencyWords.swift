/// Words beside a sum that say nothing about the number: codes of ISO 4217, and what people write
/// in their place.
enum CurrencyWords {
  /// Whether a word, which may have points, is the name of a currency.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - names: The names and signs in the user's settings.
  /// - Returns: Whether it says nothing about the number.
  static func contains(_ word: String, beside names: [String]) -> Bool {
    let plain = plain(word)
    return words.contains(plain) || codes.contains(plain.uppercased())
      || !amounts.contains(plain) && names.contains { Self.plain($0) == plain }
  }

  /// Whether letters before a dollar sign say which dollar it is, as in `US$`.
  static func precedesSign(_ word: String) -> Bool {
    dollars.contains(word.lowercased())
  }

  private static func plain(_ word: String) -> String {
    word.filter { !".\"״".contains($0) && !$0.isInvisible }.lowercased()
  }

  /// Letters that multiply a sum where they are not the sign of a currency: `5k` is not 5.
  private static let amounts: Set<String> = ["k", "m", "b", "t"]

  private static let dollars: Set<String> = [
    "us", "r", "a", "c", "ca", "s", "nz", "hk", "nt", "mx", "au", "b", "bd", "bz", "ec", "fj", "g",
    "gh", "gy", "j", "l", "mop", "n", "rd", "sg", "sr", "t", "tt", "ws", "z", "p", "cv",
  ]

  private static let words: Set<String> = [
    // Europe and the countries of the ruble
    "euro", "euros", "kr", "kronor", "kroner", "fr", "sfr", "zł", "zl", "złotych", "kč", "kc",
    "ft", "lei", "leu", "лв", "лева", "din", "дин", "ден", "den", "km", "lek", "lekë", "tl", "lira",
    "руб", "рублей", "рубля", "рубль", "рублі", "рублёў", "р", "грн", "гривень", "гривні", "тг",
    "тенге", "теңге", "сом", "сўм", "soʻm", "so'm", "som", "lari", "ლარი", "դրամ", "դր", "man",
    "manat", "евро", "євро", "ευρώ",
    // America
    "dollar", "dollars", "dólares", "pesos", "soles", "reais", "bs", "s/", "b/", "gs", "lps",
    "bolívares", "quetzales",
    // Asia
    "円", "元", "圓", "圆", "원", "rs", "re", "rupees", "रु", "रू", "रुपये", "रुपए", "tk",
    "টাকা", "ரூ", "රු", "രൂ", "రూ", "rp", "rupiah", "rm", "บาท", "ກີບ", "រៀល",
    "ကျပ်", "đ", "vnđ", "đồng", "nu", "төг", "төгрөг", "nis", "שח", "שקל", "שקלים",
    // The countries of the dirham, the dinar, the riyal and the pound
    "dh", "dhs", "da", "dt", "sr", "qr", "دإ", "دك", "دب", "دا", "دأ", "دم", "دع", "دت", "دج", "دل",
    "لد",
    "رس", "رق", "رع", "ري", "جم", "جس", "لس", "لل", "ريال", "ریال", "دينار", "درهم", "جنيه", "ليرة",
    "تومان", "افغانی", "روپے", "روپیہ",
    // Africa
    "br", "ብር", "ksh", "kshs", "tsh", "ush", "fcfa", "cfa", "naira", "rand", "cedis",
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
