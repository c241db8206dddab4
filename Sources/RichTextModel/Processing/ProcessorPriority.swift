/// The priority of a text processor: higher ones run first.
///
/// ```swift
/// ProcessorPriority.high > .medium  // true
/// ProcessorPriority(rawValue: 600)  // between them
/// ```
public struct ProcessorPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; higher ones run first.
  public let rawValue: Int

  /// Runs first; if it makes a change, no other processor runs.
  public static let exclusive = ProcessorPriority(rawValue: 1_000)
  /// Runs before most others.
  public static let high = ProcessorPriority(rawValue: 750)
  /// Runs in the middle.
  public static let medium = ProcessorPriority(rawValue: 500)
  /// Runs after most others.
  public static let low = ProcessorPriority(rawValue: 250)

  /// Creates a priority from a number; only that of ``exclusive`` is exclusive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether the first one runs later than the second.
  public static func < (first: ProcessorPriority, second: ProcessorPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
