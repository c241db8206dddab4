import Glibc

/// The number of random cases for each law of entered values.
enum RandomCases {
  /// Whether no number was set.
  static let isDefault = getenv("CONCERTINA_LAW_CASES") == nil

  /// By default, more than a hundred thousand cases over all laws; a thorough run sets
  /// `CONCERTINA_LAW_CASES`.
  static let count = getenv("CONCERTINA_LAW_CASES").flatMap { Int(String(cString: $0)) } ?? 30_000
}
