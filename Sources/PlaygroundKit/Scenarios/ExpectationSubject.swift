import RichTextModel

/// What a state says of one widget, or of a scene beside its widgets, for a user who picks what a
/// scenario expects.
struct ExpectationSubject: Hashable, Sendable {
  /// A value that can be expected.
  struct Value: Hashable, Sendable {
    /// What holds for it now.
    let expectation: StateExpectation
    /// The path within the subject.
    let title: String
    /// Whether it says what a user has reached.
    let isMain: Bool
  }

  /// The name of the widget; empty for the scene.
  let name: String
  /// The values, in the order of the state.
  let values: [Value]

  /// The number of levels of a state that are taken apart.
  private static let depth = 4
  /// The number of values that a person still finds one in.
  private static let limit = 200
  /// The parts of a state that are subjects, or too large to be taken apart.
  private static let parts: Set<String> = ["fields", "widgets", "attachments", "cells", "content"]

  /// Returns the subjects of a state, the scene first, without passwords.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - withSecrets: Whether passwords can be expected, too.
  /// - Returns: Those that have values.
  static func all(in state: JSONValue, withSecrets: Bool = false) -> [ExpectationSubject] {
    let reader = Reader(secrets: withSecrets ? nil : StateSecrets(of: state))
    let root = JSONPath()
    let own = (state.objectValue?.members ?? []).filter { !parts.contains($0.0) }
    var subjects = [
      ExpectationSubject(name: "", values: reader.values(of: .object(JSONObject(own)), at: root))
    ]
    for part in ["fields", "widgets"] {
      for (name, value) in state[part]?.objectValue?.members ?? [] {
        let path = root.appending(part).appending(name)
        subjects.append(.init(name: name, values: reader.values(of: value, at: path)))
      }
    }
    for (index, value) in (state["attachments"]?.arrayValue ?? []).enumerated() {
      let path = root.appending("attachments").appending(index)
      let name = "attachment:\(value["id"]?.stringValue ?? String(index))"
      subjects.append(.init(name: name, values: reader.values(of: value, at: path)))
    }
    for (row, cells) in (state["cells"]?.arrayValue ?? []).enumerated() {
      for (column, value) in (cells.arrayValue ?? []).enumerated() {
        let path = root.appending("cells").appending(row).appending(column)
        let values = reader.values(of: value, at: path)
        subjects.append(.init(name: "cell:\(row + 1),\(column + 1)", values: values))
      }
    }
    return subjects.filter { !$0.values.isEmpty }
  }

  /// Returns the index of the subject that the first of some names is for: a widget's own, those of
  /// what contains it; that of the scene if there is none.
  static func index(of names: [String], in subjects: [ExpectationSubject]) -> Int {
    for name in names {
      // The line of a field and its button are named after it.
      let found = subjects.firstIndex {
        !$0.name.isEmpty && ($0.name == name || name.hasPrefix($0.name + "_"))
      }
      if let found { return found }
    }
    return 0
  }

  /// Takes a state apart.
  private struct Reader {
    let secrets: StateSecrets?

    func values(of value: JSONValue, at path: JSONPath) -> [Value] {
      var found: [Value] = []
      collect(value, at: path, from: path.components.count, depth, into: &found)
      return Array(found.prefix(limit))
    }

    private func collect(
      _ value: JSONValue, at path: JSONPath, from start: Int, _ depth: Int,
      into found: inout [Value]
    ) {
      let members = value.objectValue?.members ?? []
      let elements = value.arrayValue ?? []
      let isApart = depth > 0 && (!members.isEmpty || elements.contains { $0.objectValue != nil })
      guard isApart else { return add(value, at: path, from: start, to: &found) }
      for (key, part) in members {
        collect(part, at: path.appending(key), from: start, depth - 1, into: &found)
      }
      for (index, part) in elements.enumerated() {
        collect(part, at: path.appending(index), from: start, depth - 1, into: &found)
      }
    }

    private func add(
      _ value: JSONValue, at path: JSONPath, from start: Int, to found: inout [Value]
    ) {
      guard value != .null, secrets?.areIn(value) != true else { return }
      let inner = JSONPath(Array(path.components.dropFirst(start)))
      let title = inner.components.isEmpty ? "text" : inner.textWithoutRoot
      found.append(
        Value(
          expectation: StateExpectation(path, of: value), title: title, isMain: Self.isMain(inner)))
    }

    private static let more: Set<String> = [
      "lineCount", "value", "active", "selected", "day", "month", "year", "alternativeText",
    ]

    private static func isMain(_ path: JSONPath) -> Bool {
      guard case .key(let key) = path.components.last else { return path.components.isEmpty }
      return StateExpectation.mainKeys.contains(key) || more.contains(key)
    }
  }
}

extension ExpectationSubject.Value {
  /// The value in words, such as `lineCount = 2`, on one line.
  var line: String { "\(title) \(expectation.conditionInWords)" }
}

extension StateExpectation {
  /// The length of the longest value that is shown in full, in characters.
  private static let longest = 60

  /// The condition, such as `= 2`.
  var conditionInWords: String {
    switch condition {
    case .equals(let value): return "= \(Self.short(value))"
    case .matches(let source): return "~ \(source)"
    case .isWithin(let atLeast, let atMost):
      let bounds = [atLeast, atMost].map { $0.map { JSONValue.number($0).compactText } ?? "" }
      return "= \(bounds[0])–\(bounds[1])"
    }
  }

  private static func short(_ value: JSONValue) -> String {
    let text = value.compactText
    return text.count > longest ? "\(text.prefix(longest))…" : text
  }
}
