import RichTextModel

extension StateExpectation {
  /// The values that say what a user has reached, by the last part of their paths; others, such as
  /// heights and offsets, depend on fonts or say how it was reached.
  static let mainKeys: Set<String> = [
    "text", "isValid", "message", "match", "canSend", "sent", "error", "submitted", "problem",
    "marker", "checked", "style", "total",
  ]

  /// The parts of a state in which there are such values.
  private static let containers: Set<String> = [
    "fields", "paragraphs", "attachments", "state", "find",
  ]

  /// The number of expectations that a person still reads.
  private static let limit = 60

  /// Returns expectations that hold for a state: its main values, without passwords.
  public static func mainValues(of state: JSONValue) -> [StateExpectation] {
    var found: [StateExpectation] = []
    collect(state, at: JSONPath(), into: &found)
    let secrets = StateSecrets(of: state)
    return Array(found.filter { !secrets.areIn($0.json) }.prefix(limit))
  }

  /// The number of decimals by which a number that is not whole is expected.
  private static let precision = 100.0

  /// Creates an expectation that holds for a value: a number that is not whole is between two with
  /// few decimals.
  init(_ path: JSONPath, of value: JSONValue) {
    guard let number = value.numberValue, number.isFinite, number.rounded() != number,
      abs(number) < 1e12
    else {
      self.init(path, .equals(value))
      return
    }
    let scaled = number * Self.precision
    self.init(
      path,
      .isWithin(
        atLeast: scaled.rounded(.down) / Self.precision,
        atMost: scaled.rounded(.up) / Self.precision))
  }

  private static func collect(
    _ state: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let object = state.objectValue else { return }
    let isSecret = object.isSecret
    for (key, value) in object.members {
      let path = path.appending(key)
      if key == "texts" {
        found.append(StateExpectation(path, of: value))
      } else if mainKeys.contains(key), value != .null, !(isSecret && value.stringValue != nil) {
        collectMain(value, at: path, into: &found)
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

  /// Takes a value as a whole, or the members of an object, of which some may be left out.
  private static func collectMain(
    _ value: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let members = value.objectValue?.members, !members.isEmpty else {
      found.append(StateExpectation(path, of: value))
      return
    }
    found += members.map { StateExpectation(path.appending($0.0), of: $0.1) }
  }

  /// Takes every value of widgets that the state names, without passwords.
  private static func collectAll(
    of value: JSONValue, at path: JSONPath, into found: inout [StateExpectation]
  ) {
    guard let object = value.objectValue else {
      if value != .null { found.append(StateExpectation(path, of: value)) }
      return
    }
    let isSecret = object.isSecret
    for (key, part) in object.members where !isSecret || !StateSecrets.keys.contains(key) {
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
