import TextTranslation

/// The reason that a JSON document was rejected: where, what was expected there, and what was
/// found.
///
/// It covers both documents that are not JSON (then `position` is the position in the text) and
/// JSON documents of the wrong shape.
public struct JSONError: PresentableError, Hashable, Sendable {
  /// A position in a text: lines and columns count from 1, columns in Unicode scalars.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
  }

  /// The path of the value in the document.
  public let path: JSONPath
  /// The position in the text, if the text itself is not JSON.
  public let position: Position?
  /// A description of what was expected, such as `a string such as "Return"`.
  public let expected: String
  /// A description of what was found, such as `a number (7)`.
  public let found: String

  /// Creates an error about the value at a path.
  public init(path: JSONPath, position: Position? = nil, expected: String, found: String) {
    self.path = path
    self.position = position
    self.expected = expected
    self.found = found
  }

  /// The position in the text, or else the path.
  var place: String {
    position.map { "line \($0.line), column \($0.column)" } ?? path.description
  }

  /// The message for the user.
  public var message: String {
    translated("The document is damaged, or belongs to another program.")
  }

  /// A line for logs: where, what was expected there, and what was found.
  public var description: String {
    let place = position.map { " line \($0.line), column \($0.column):" } ?? ""
    return "\(path):\(place) expected \(expected), found \(found)"
  }
}
