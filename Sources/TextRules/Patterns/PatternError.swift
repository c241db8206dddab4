/// Why a pattern is not a regular expression.
public struct PatternError: Error, Sendable, Hashable {
  /// What is wrong, in the words of the engine and the language of the locale.
  public let message: String
  /// Where, in Unicode scalars from the start of the pattern; nil where the engine does not say.
  public let offset: Int?

  /// Describes what is wrong with a pattern.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - offset: Where, in Unicode scalars from the start of the pattern.
  public init(message: String, offset: Int?) {
    self.message = message
    self.offset = offset
  }
}

extension PatternError: CustomStringConvertible {
  /// The message, with the place if it is known.
  public var description: String {
    offset.map { "\(message) (at \($0))" } ?? message
  }
}
