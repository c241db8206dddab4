import RichTextModel

/// The passwords in a state, which no expectation may have.
struct StateSecrets {
  /// The parts of a text's state that have what was entered.
  static let keys: Set<String> = ["text", "rawText", "preedit"]
  /// The length from which on a password is also looked for within other texts.
  private static let telling = 4

  private var texts: Set<String> = []

  /// Finds the passwords of a state.
  init(of state: JSONValue) { collect(state) }

  /// Whether there are none.
  var isEmpty: Bool { texts.isEmpty }

  private mutating func collect(_ value: JSONValue) {
    for part in value.arrayValue ?? [] { collect(part) }
    guard let object = value.objectValue else { return }
    for (key, part) in object.members {
      if object.isSecret, Self.keys.contains(key), let text = part.stringValue, !text.isEmpty {
        texts.insert(text)
      }
      collect(part)
    }
  }

  /// Whether a value has one of them.
  func areIn(_ value: JSONValue) -> Bool {
    if let text = value.stringValue {
      return texts.contains { $0 == text || $0.count >= Self.telling && text.contains($0) }
    }
    return (value.arrayValue ?? []).contains(where: areIn)
      || (value.objectValue?.members ?? []).contains { areIn($0.1) }
  }
}

extension JSONObject {
  /// Whether it is the state of a text that is a password, hidden or shown.
  var isSecret: Bool {
    ["isSecure", "isPassword"].contains { self[$0]?.boolValue == true }
  }
}
