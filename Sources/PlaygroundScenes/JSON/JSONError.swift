/// Why a JSON document was refused: where, what was expected there, and what was found.
///
/// It covers both documents that are not JSON (then `position` says where in the text) and documents
/// that are JSON of the wrong shape.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A place in a text: line and column count from 1, columns in Unicode scalars.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
  }

  /// The place in the document.
  public let path: JSONPath
  /// The place in the text, when the text itself is not JSON.
  public let position: Position?
  /// What should have been there, such as `a string such as "Return"`.
  public let expected: String
  /// What is there, such as `a number (7)`.
  public let found: String

  /// Makes an error about the value at a path.
  public init(path: JSONPath, position: Position? = nil, expected: String, found: String) {
    self.path = path
    self.position = position
    self.expected = expected
    self.found = found
  }

  /// The message for a person, on one line.
  public var description: String {
    let place = position.map { " line \($0.line), column \($0.column):" } ?? ""
    return "\(path):\(place) expected \(expected), found \(found)"
  }
}
