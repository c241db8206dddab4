import RichTextModel

extension StateExpectation {
  /// The values that say what a user has reached, by the last part of their paths; others, such as
  /// heights and offsets, depend on fonts or say how it was reached.
  private static let mainKeys: Set<String> = [
    "text", "isValid", "message", "match", "canSend", "sent", "error", "submitted", "problem",
    "marker", "checked", "style", "total",
  ]

  /// The parts of a state in which there are such values.
  private static let containers: Set<String> = [
    "fields", "paragraphs", "attachments", "state", "find",
  ]

  /// The parts of a state with the text itself.
  private static let textKeys: Set<String> = ["text", "rawText", "preedit"]

  /// The number of expectations that a person still reads.
  private static let limit = 60

  /// Returns expectations that hold for a state: its main values, without passwords.
  public static func mainValues(of state: JSONValue) -> [StateExpectation] {
    var found: [StateExpectation] = []
    collect(state, at: JSONPath(), into: &found)
    return Array(found.prefix(limit))
  }

  private static func collect(
    _ state: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let object = state.objectValue else { return }
    let isSecret = object.isSecret
    for (key, value) in object.members {
      let path = path.appending(key)
      if key == "texts" {
        found.append(StateExpectation(path, .equals(value)))
      } else if mainKeys.contains(key), value != .null, !(isSecret && value.stringValue != nil) {
        found.append(StateExpectation(path, .equals(value)))
      } else if ["widgets", "own"].contains(key) {
        collectAll(of: value, at: path, into: &found)
      } else if key == "fields" {
        for (name, field) in value.objectValue?.members ?? [] {
          collect(field, at: path.appending(name), into: &found)
        }
      } else if containers.contains(key) {
        collectParts(of: value, at: path, into: &found)
      }
    }
  }

  /// Takes every value of widgets that the state names, without passwords.
  private static func collectAll(
    of value: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let object = value.objectValue else {
      if value != .null { found.append(StateExpectation(path, .equals(value))) }
      return
    }
    let isSecret = object.isSecret
    for (key, part) in object.members where !isSecret || !textKeys.contains(key) {
      collectAll(of: part, at: path.appending(key), into: &found)
    }
  }

  private static func collectParts(
    of value: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let parts = value.arrayValue else { return collect(value, at: path, into: &found) }
    for (index, part) in parts.enumerated() {
      collect(part, at: path.appending(index), into: &found)
    }
  }
}

extension JSONObject {
  /// Whether it is the state of a text that is a password, hidden or shown.
  fileprivate var isSecret: Bool {
    ["isSecure", "isPassword"].contains { self[$0]?.boolValue == true }
  }
}
