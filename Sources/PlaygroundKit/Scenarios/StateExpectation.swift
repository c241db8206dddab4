import RichTextModel
import TextRules

/// A value that a scenario expects in a scene's state.
///
/// In a file it is a member of the step `expect`, with the path of the value as its key:
///
/// ```json
/// {"expect": {"text": "hello", "lineCount": {"atLeast": 1}, "fields.email.isValid": true}}
/// ```
public struct StateExpectation: Hashable, Sendable {
  /// The condition for a value.
  public enum Condition: Hashable, Sendable {
    /// This value; members of objects may be in any order.
    case equals(JSONValue)
    /// A string in which an expression is found.
    case matches(String)
    /// A number in a range, whose ends belong to it.
    case isWithin(atLeast: Double?, atMost: Double?)
  }

  /// The value's path in the state, such as `paragraphs[0].marker`.
  public let path: JSONPath
  /// The condition.
  public let condition: Condition

  /// Creates an expectation.
  public init(_ path: JSONPath, _ condition: Condition) {
    self.path = path
    self.condition = condition
  }

  /// Returns how a state fails to be as expected; nil if it is.
  public func failure(in state: JSONValue) -> ExpectationFailure? {
    let found = state.value(at: path)
    guard found.map(holds) != true else { return nil }
    return ExpectationFailure(path: path.textWithoutRoot, expected: json, found: found)
  }

  private func holds(for value: JSONValue) -> Bool {
    switch condition {
    case .equals(let expected): return value == expected
    case .matches(let source):
      guard let text = value.stringValue, let pattern = try? Pattern(source) else { return false }
      return pattern.match(in: text) == .matched
    case .isWithin(let atLeast, let atMost):
      guard let number = value.numberValue else { return false }
      return number >= atLeast ?? -.infinity && number <= atMost ?? .infinity
    }
  }

  /// The condition as in a scenario file.
  public var json: JSONValue {
    switch condition {
    case .equals(let value): return value
    case .matches(let source): return ["matches": .string(source)]
    case .isWithin(let atLeast, let atMost):
      var object = JSONObject()
      object["atLeast"] = atLeast.map(JSONValue.number)
      object["atMost"] = atMost.map(JSONValue.number)
      return .object(object)
    }
  }
}

/// An expectation that a scene's state did not meet.
public struct ExpectationFailure: Hashable, Sendable {
  /// The value's path in the state.
  public let path: String
  /// The value or the condition in the scenario.
  public let expected: JSONValue
  /// The value in the state; nil if it has none at the path.
  public let found: JSONValue?

  /// The failure as JSON; without `found` if the state has no such value.
  public var json: JSONValue {
    var object: JSONObject = ["path": .string(path), "expected": expected]
    object["found"] = found
    return .object(object)
  }
}
