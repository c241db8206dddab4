import CConcertinaGLib
import Glibc

extension PhoneCountry {
  /// The country in the user's settings (`LC_ADDRESS`); `nil` if they specify none, or one that is
  /// not among ``all``.
  ///
  /// GTK reads the settings when it starts. Before that there is none.
  ///
  /// - Precondition: Call this on the main thread: the C library keeps one result for the process.
  public static var current: PhoneCountry? {
    nl_langinfo(nl_item(_NL_ADDRESS_COUNTRY_AB2)).flatMap { PhoneCountry(String(cString: $0)) }
  }

  /// The country's name in the user's language, where the package `iso-codes` is installed; else in
  /// English.
  public var name: String {
    let names = [englishName] + (Self.namesInISO[code].map { [$0] } ?? [])
    return names.lazy.compactMap(Self.translation).first ?? englishName
  }

  /// Returns countries in the order of their names in the user's language.
  public static func sortedByName(_ countries: [PhoneCountry]) -> [PhoneCountry] {
    countries.map { ($0, $0.name) }.sorted { g_utf8_collate($0.1, $1.1) < 0 }.map(\.0)
  }

  /// The names in ISO 3166-1 of countries that are usually called otherwise.
  ///
  /// Later versions of `iso-codes` know both.
  private static let namesInISO = [
    "IR": "Iran, Islamic Republic of", "KR": "Korea, Republic of", "MD": "Moldova, Republic of",
    "RU": "Russian Federation", "TW": "Taiwan, Province of China", "VE": "Venezuela",
    "VN": "Viet Nam",
  ]

  private static let domain: String = {
    let name = "iso_3166-1"
    bind_textdomain_codeset(name, "UTF-8")
    return name
  }()

  private static func translation(_ name: String) -> String? {
    name.withCString { source in
      // Without a translation, the very bytes that were passed are returned.
      guard let found = g_dgettext(domain, source), found != source else { return nil }
      return String(cString: found)
    }
  }
}
