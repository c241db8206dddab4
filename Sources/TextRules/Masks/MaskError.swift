/// Why a text is not a mask.
public struct MaskError: Error, Equatable, Sendable {
  /// What can be wrong with a mask.
  public enum Reason: Equatable, Sendable {
    /// There is no place for a person's characters.
    case noPlaces
    /// A bracket is not closed.
    case unclosed(Character)
    /// A bracket is closed, or opened within another one, that should not be.
    case unexpected(Character)
    /// Nothing follows a backslash.
    case danglingEscape
    /// A letter within square brackets is not in the notation.
    case unknownNotation(Character)
    /// Something follows a repetition, and could never be reached.
    case afterRepetition
    /// A control character, as a line break or NUL, which no line of text can show.
    case controlCharacter
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, in Unicode scalars from the start of the mask.
  public let offset: Int

  /// Describes what is wrong with a mask.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: Where, in Unicode scalars from the start of the mask.
  public init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension MaskError: CustomStringConvertible {
  /// The mistake in words, with its place.
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
