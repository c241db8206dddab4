import Glibc

/// How much a law tries, and with which seeds.
///
///     for seed in RandomRounds.seeds(20) { … }
///
/// The standard run tries few cases, with a seed that is new each day: `meson-helpers/test` sets
/// `CONCERTINA_SEED` to the date and prints it. The thorough run tries `CONCERTINA_ROUNDS` times as
/// many. Without these variables the seed is 1.
public enum RandomRounds {
  /// The seed of this run.
  public static let seed = number("CONCERTINA_SEED") ?? 1
  private static let factor = number("CONCERTINA_ROUNDS") ?? 1

  /// Returns the number of rounds of a law that the standard run tries `standard` times.
  public static func count(_ standard: Int) -> Int { standard * Int(factor) }

  /// Returns the seeds of as many rounds.
  public static func seeds(_ standard: Int) -> Range<UInt64> {
    seed..<(seed + UInt64(count(standard)))
  }

  private static func number(_ variable: String) -> UInt64? {
    getenv(variable).flatMap { UInt64(String(cString: $0)) }
  }
}
