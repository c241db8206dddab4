import RichTextModel

/// A place where two JSON values differ.
public struct JSONDifference: Hashable, Sendable {
  /// The path of the place in both values.
  public let path: JSONPath
  /// The value in the first one; nil if it has nothing there.
  public let before: JSONValue?
  /// The value in the second one; nil if it has nothing there.
  public let after: JSONValue?
}

extension JSONValue {
  /// Returns the places where another value differs from this one, the deepest ones that there are.
  ///
  /// ```swift
  /// let before: JSONValue = ["text": "a", "caret": 1]
  /// before.differences(from: ["text": "a", "caret": 2])  // $.caret: 1, 2
  /// ```
  public func differences(from other: JSONValue) -> [JSONDifference] {
    var found: [JSONDifference] = []
    Self.compare(self, other, at: JSONPath(), &found)
    return found
  }

  private static func compare(
    _ before: JSONValue?, _ after: JSONValue?, at path: JSONPath, _ found: inout [JSONDifference]
  ) {
    guard before != after else { return }
    switch (before, after) {
    case (.object(let before), .object(let after)):
      for key in before.keys + after.keys.filter({ before[$0] == nil }) {
        compare(before[key], after[key], at: path.appending(key), &found)
      }
    case (.array(let before), .array(let after)):
      for index in 0..<max(before.count, after.count) {
        compare(
          before.indices.contains(index) ? before[index] : nil,
          after.indices.contains(index) ? after[index] : nil, at: path.appending(index), &found)
      }
    default: found.append(JSONDifference(path: path, before: before, after: after))
    }
  }
}
