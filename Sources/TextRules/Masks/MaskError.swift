import TextTranslation

/// Why a string is not a valid mask.
public struct MaskError: PresentableError, Equatable, Sendable {
  /// The mistakes that a mask can have.
  public enum Reason: Equatable, Sendable {
    /// There is no place for the user's characters.
    case noPlaces
    /// A bracket is not closed.
    case unclosed(Character)
    /// A bracket is closed that is not open, or opened within another one.
    case unexpected(Character)
    /// Nothing follows a backslash.
    case danglingEscape
    /// A letter within square brackets is not in the notation.
    case unknownNotation(Character)
    /// Something follows a repetition, where it could never be reached.
    case afterRepetition
    /// A control character, such as a line break or NUL, which a line of text cannot show.
    case controlCharacter
  }

  /// The mistake.
  public let reason: Reason
  /// The position of the error, in Unicode scalars from the start of the mask.
  public let offset: Int

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: The position of the error, in Unicode scalars from the start of the mask.
  public init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension MaskError {
  /// The message for the user, who cannot do anything about it.
  public var message: String { translated("This field does not work: its mask is not valid.") }

  /// The mistake and its position, for the developer of the mask.
  public var description: String {
    switch reason {
    case .noPlaces: "the mask has no place to write in"
    case .unclosed(let bracket): "\"\(bracket)\" is never closed (at \(offset))"
    case .unexpected(let bracket): "\"\(bracket)\" is out of place (at \(offset))"
    case .danglingEscape: "nothing follows the last backslash (at \(offset))"
    case .unknownNotation(let letter): "\"\(letter)\" stands for nothing (at \(offset))"
    case .controlCharacter: "a control character cannot stand in a mask (at \(offset))"
    case .afterRepetition: "nothing can follow a repetition (at \(offset))"
    }
  }
}
