extension PhoneCountry {
  /// The countries that are known, by their two letters; where several share a code, the largest is
  /// the one without leading digits of its own.
  ///
  /// By the national numbering plans that the countries publish, as they are collected for ITU-T
  /// E.164, at the end of 2026. The groups are those in which mobile numbers are usually written.
  public static let all: [PhoneCountry] =
    others + northAmerica + [
      PhoneCountry("KZ", "Kazakhstan", "7", russian, trunkPrefix: "8", leadingDigits: ["6", "7"]),
      PhoneCountry("RU", "Russia", "7", russian, trunkPrefix: "8"),
    ]

  private static let russian = "([000]) [000]-[00]-[00]"
  private static let american = "([000]) [000]-[0000]"

  private static let others: [PhoneCountry] = [
    PhoneCountry("AE", "United Arab Emirates", "971", "[00] [000] [0009]", trunkPrefix: "0"),
    PhoneCountry("AM", "Armenia", "374", "[00] [000000]", trunkPrefix: "0"),
    PhoneCountry("AR", "Argentina", "54", "[00] [0000] [00009]", trunkPrefix: "0"),
    PhoneCountry("AT", "Austria", "43", "[000] [0999999999]", trunkPrefix: "0"),
    PhoneCountry("AU", "Australia", "61", "[000] [000] [0009]", trunkPrefix: "0"),
    PhoneCountry("AZ", "Azerbaijan", "994", "[00] [000] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("BE", "Belgium", "32", "[000] [00] [00] [09]", trunkPrefix: "0"),
    PhoneCountry("BG", "Bulgaria", "359", "[00] [000] [0099]", trunkPrefix: "0"),
    PhoneCountry("BR", "Brazil", "55", "([00]) [00000]-[0009]", trunkPrefix: "0"),
    PhoneCountry("BY", "Belarus", "375", "[00] [000]-[00]-[00]", trunkPrefix: "80"),
    PhoneCountry("CG", "Congo", "242", "[00] [000] [0000]", hasLeadingZero: true),
    PhoneCountry("CH", "Switzerland", "41", "[00] [000] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("CI", "Côte d'Ivoire", "225", "[00] [00] [00] [00] [00]", hasLeadingZero: true),
    PhoneCountry("CL", "Chile", "56", "[0] [0000] [0000]"),
    PhoneCountry("CN", "China", "86", "[000] [0000] [0009]", trunkPrefix: "0"),
    PhoneCountry("CO", "Colombia", "57", "[000] [000] [0000]"),
    PhoneCountry("CY", "Cyprus", "357", "[00] [000000]"),
    PhoneCountry("CZ", "Czechia", "420", "[000] [000] [000]"),
    PhoneCountry("DE", "Germany", "49", "[000] [0009999999]", trunkPrefix: "0"),
    PhoneCountry("DK", "Denmark", "45", "[00] [00] [00] [00]"),
    PhoneCountry("EE", "Estonia", "372", "[0000] [0009]"),
    PhoneCountry("EG", "Egypt", "20", "[00] [0000] [0099]", trunkPrefix: "0"),
    PhoneCountry("ES", "Spain", "34", "[000] [00] [00] [00]"),
    PhoneCountry("FI", "Finland", "358", "[00] [000] [9999999]", trunkPrefix: "0"),
    PhoneCountry("FR", "France", "33", "[0] [00] [00] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("GA", "Gabon", "241", "[00] [00] [00] [00]", hasLeadingZero: true),
    PhoneCountry("GB", "United Kingdom", "44", "[0000] [000009]", trunkPrefix: "0"),
    PhoneCountry("GE", "Georgia", "995", "[000] [00] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("GR", "Greece", "30", "[000] [000] [0000]"),
    PhoneCountry("HK", "Hong Kong", "852", "[0000] [0000]"),
    PhoneCountry("HR", "Croatia", "385", "[00] [000] [0009]", trunkPrefix: "0"),
    PhoneCountry("HU", "Hungary", "36", "[00] [000] [0009]", trunkPrefix: "06"),
    PhoneCountry("ID", "Indonesia", "62", "[000]-[0000]-[09999]", trunkPrefix: "0"),
    PhoneCountry("IE", "Ireland", "353", "[00] [000] [0099]", trunkPrefix: "0"),
    PhoneCountry("IL", "Israel", "972", "[00]-[000]-[0009]", trunkPrefix: "0"),
    PhoneCountry("IN", "India", "91", "[00000] [00000]", trunkPrefix: "0"),
    PhoneCountry("IR", "Iran", "98", "[000] [000] [0000]", trunkPrefix: "0"),
    PhoneCountry("IS", "Iceland", "354", "[000] [0000]"),
    PhoneCountry("IT", "Italy", "39", "[000] [00099999]", hasLeadingZero: true),
    PhoneCountry("JP", "Japan", "81", "[00]-[0000]-[0009]", trunkPrefix: "0"),
    PhoneCountry("KG", "Kyrgyzstan", "996", "[000] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("KR", "South Korea", "82", "[00]-[0000]-[0099]", trunkPrefix: "0"),
    PhoneCountry("LT", "Lithuania", "370", "[000] [00000]", trunkPrefix: "0"),
    PhoneCountry("LU", "Luxembourg", "352", "[000] [09999999]"),
    PhoneCountry("LV", "Latvia", "371", "[00] [000] [000]"),
    PhoneCountry("MA", "Morocco", "212", "[000] [000000]", trunkPrefix: "0"),
    PhoneCountry("MD", "Moldova", "373", "[00] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("MT", "Malta", "356", "[0000] [0000]"),
    PhoneCountry("MX", "Mexico", "52", "[00] [0000] [0000]"),
    PhoneCountry("MY", "Malaysia", "60", "[00]-[000] [00999]", trunkPrefix: "0"),
    PhoneCountry("NG", "Nigeria", "234", "[000] [000] [0099]", trunkPrefix: "0"),
    PhoneCountry("NL", "Netherlands", "31", "[0] [000000999]", trunkPrefix: "0"),
    PhoneCountry("NO", "Norway", "47", "[000] [00] [000]"),
    PhoneCountry("NZ", "New Zealand", "64", "[00] [000] [00099]", trunkPrefix: "0"),
    PhoneCountry("PE", "Peru", "51", "[000] [000] [009]", trunkPrefix: "0"),
    PhoneCountry("PH", "Philippines", "63", "[000] [000] [0099]", trunkPrefix: "0"),
    PhoneCountry("PK", "Pakistan", "92", "[000] [0000009]", trunkPrefix: "0"),
    PhoneCountry("PL", "Poland", "48", "[000] [000] [000]"),
    PhoneCountry("PT", "Portugal", "351", "[000] [000] [000]"),
    PhoneCountry("RO", "Romania", "40", "[000] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("SA", "Saudi Arabia", "966", "[00] [000] [0000]", trunkPrefix: "0"),
    PhoneCountry("SE", "Sweden", "46", "[00] [000] [00] [99]", trunkPrefix: "0"),
    PhoneCountry("SG", "Singapore", "65", "[0000] [0000]"),
    PhoneCountry("SI", "Slovenia", "386", "[00] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("SK", "Slovakia", "421", "[000] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("SM", "San Marino", "378", "[0000] [009999]", hasLeadingZero: true),
    PhoneCountry("TH", "Thailand", "66", "[00] [000] [0009]", trunkPrefix: "0"),
    PhoneCountry("TJ", "Tajikistan", "992", "[00] [000] [0000]"),
    PhoneCountry("TN", "Tunisia", "216", "[00] [000] [000]"),
    PhoneCountry("TR", "Türkiye", "90", "[000] [000] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("TW", "Taiwan", "886", "[000] [000] [009]", trunkPrefix: "0"),
    PhoneCountry("UA", "Ukraine", "380", "[00] [000] [00] [00]", trunkPrefix: "0"),
    PhoneCountry("UY", "Uruguay", "598", "[00] [000] [000]", trunkPrefix: "0"),
    PhoneCountry("UZ", "Uzbekistan", "998", "[00] [000] [00] [00]"),
    PhoneCountry("VE", "Venezuela", "58", "[000] [0000000]", trunkPrefix: "0"),
    PhoneCountry("VN", "Vietnam", "84", "[00] [000] [00] [009]", trunkPrefix: "0"),
    PhoneCountry("ZA", "South Africa", "27", "[00] [000] [0000]", trunkPrefix: "0"),
  ]

  private static let northAmerica: [PhoneCountry] = [
    PhoneCountry("US", "United States", "1", american, trunkPrefix: "1"),
    PhoneCountry("CA", "Canada", "1", american, trunkPrefix: "1", leadingDigits: canada),
    PhoneCountry("BB", "Barbados", "1", american, trunkPrefix: "1", leadingDigits: ["246"]),
    PhoneCountry("BM", "Bermuda", "1", american, trunkPrefix: "1", leadingDigits: ["441"]),
    PhoneCountry("BS", "Bahamas", "1", american, trunkPrefix: "1", leadingDigits: ["242"]),
    PhoneCountry(
      "DO", "Dominican Republic", "1", american, trunkPrefix: "1",
      leadingDigits: ["809", "829", "849"]),
    PhoneCountry("JM", "Jamaica", "1", american, trunkPrefix: "1", leadingDigits: ["658", "876"]),
    PhoneCountry(
      "PR", "Puerto Rico", "1", american, trunkPrefix: "1", leadingDigits: ["787", "939"]),
    PhoneCountry(
      "TT", "Trinidad and Tobago", "1", american, trunkPrefix: "1", leadingDigits: ["868"]),
  ]

  /// The area codes of Canada.
  private static let canada =
    ("204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 "
    + "450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 "
    + "753 778 780 782 807 819 825 867 873 879 902 905 942").split(separator: " ").map(String.init)
}
