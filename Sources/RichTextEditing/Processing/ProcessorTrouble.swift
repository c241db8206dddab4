/// A text processor that found no end, and was switched off.
public struct ProcessorTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  /// The processor's name.
  public let processor: String
  /// How many changes it answered with a change.
  public let rounds: Int

  /// What happened, for people who write processors.
  public var description: String {
    "the text processor “\(processor)” answered \(rounds) changes in a row with a change, "
      + "and was switched off"
  }
}
