import Glibc

/// How many random cases a law of entered values is tried on.
enum RandomCases {
  /// More than a hundred thousand over all laws; as many more in a thorough run as
  /// `CONCERTINA_LAW_CASES` says.
  static let count = getenv("CONCERTINA_LAW_CASES").flatMap { Int(String(cString: $0)) } ?? 30_000
}
