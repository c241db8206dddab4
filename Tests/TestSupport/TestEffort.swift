import Glibc

/// How much a test tries, how large its texts are, and with which seeds.
///
///     for seed in TestEffort.seeds(20) { … }
///     let text = String(repeating: "a", count: TestEffort.size(100_000, thorough: 1_000_000))
///
/// The standard run tries few cases with texts that are large enough to show what takes more than
/// linear time. Laws of values have a seed that is new each day:
/// `meson-helpers/test` sets `CONCERTINA_DAY` and prints it. Laws of windows, where a new seed may
/// find what is not mended yet, always have the same. `CONCERTINA_SEED` is another seed for all
/// of them, and `CONCERTINA_ROUNDS` how many times as much they try, as in the thorough run.
public enum TestEffort {
  private static let chosenSeed = number("CONCERTINA_SEED")
  private static let factor = number("CONCERTINA_ROUNDS") ?? 1

  /// What random numbers begin with today.
  public static let seed = chosenSeed ?? number("CONCERTINA_DAY") ?? 1

  /// Returns what a law begins with that has the same seed each day.
  public static func seed(usually usual: UInt64) -> UInt64 { chosenSeed ?? usual }

  /// Returns the number of rounds of a law that the standard run tries `standard` times.
  public static func count(_ standard: Int) -> Int { standard * Int(factor) }

  /// Returns a size in the standard run, or in the thorough one.
  public static func size(_ standard: Int, thorough: Int) -> Int {
    factor > 1 ? thorough : standard
  }

  /// Returns the seeds of as many rounds, beginning with today's or with another one.
  public static func seeds(_ standard: Int, from first: UInt64 = seed) -> Range<UInt64> {
    first..<(first + UInt64(count(standard)))
  }

  private static func number(_ variable: String) -> UInt64? {
    getenv(variable).flatMap { UInt64(String(cString: $0)) }
  }
}
