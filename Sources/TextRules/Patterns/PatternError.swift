import TextTranslation

/// Why a string is not a valid pattern.
public struct PatternError: PresentableError, Sendable, Hashable {
  /// The engine's description of the mistake, in the language of the locale.
  public let message: String
  /// The position of the error, in Unicode scalars from the start of the pattern; `nil` if the
  /// engine does not report it.
  public let offset: Int?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - offset: The position of the error, in Unicode scalars from the start of the pattern.
  public init(message: String, offset: Int?) {
    self.message = message
    self.offset = offset
  }
}

extension PatternError {
  /// The message, with the position if it is known.
  public var description: String {
    offset.map { "\(message) (at \($0))" } ?? message
  }
}
