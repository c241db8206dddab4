import TextTranslation

/// A text processor that did not stop making changes, and was switched off.
public struct ProcessorLoop: PresentableError, Hashable, Sendable {
  /// The largest number of rounds of changes in response to changes: more are a processor's
  /// mistake.
  static let roundLimit = 32

  /// The processor's name.
  public let processor: String
  /// The number of changes that it responded to with another one.
  public let rounds: Int

  /// The message for the user.
  public var message: String {
    translated("An automatic change of the text did not end, and was turned off.")
  }

  /// A line for the developers of processors.
  public var description: String {
    "the text processor “\(processor)” answered \(rounds) changes in a row with a change, "
      + "and was switched off"
  }
}
