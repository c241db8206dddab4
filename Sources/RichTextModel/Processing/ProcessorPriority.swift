/// Which text processor comes first.
///
/// ```swift
/// ProcessorPriority.high > .medium  // true
/// ProcessorPriority(rawValue: 600)  // between them
/// ```
public struct ProcessorPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The higher the sooner.
  public let rawValue: Int

  /// Comes first, and where it does something nobody else does.
  public static let exclusive = ProcessorPriority(rawValue: 1_000)
  /// Comes before most.
  public static let high = ProcessorPriority(rawValue: 750)
  /// Comes in the middle.
  public static let medium = ProcessorPriority(rawValue: 500)
  /// Comes after most.
  public static let low = ProcessorPriority(rawValue: 250)

  /// Makes a priority of a number; ``exclusive`` is that one number only.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether one comes later than another.
  public static func < (first: ProcessorPriority, second: ProcessorPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
