import RichTextModel

extension Knob {
  /// Returns what the knob accepts, for messages; `isQuoted` quotes options as in JSON.
  func expectation(isQuoted: Bool) -> String {
    switch kind {
    case .toggle: return "true or false"
    case .number(let value, _, _, true):
      return "a whole number such as \(JSONValue.number(value).compactText)"
    case .number(let value, _, _, false):
      return "a number such as \(JSONValue.number(value).compactText)"
    case .choice(_, let options):
      let names = options.map { isQuoted ? "\"\($0.id)\"" : $0.id }
      return "one of \(names.joined(separator: ", "))"
    case .text: return "a string"
    }
  }

  /// Reads the value from a text on the command line.
  ///
  /// A toggle is true, yes, on or 1, or false, no, off or 0. A number may be `nan` or `inf`, which
  /// JSON cannot represent, unless it must be whole.
  func value(parsing text: String) throws(KnobError) -> KnobValue {
    guard let value = candidate(parsing: text), accepts(value) else {
      throw .rejected(
        knob: id, expected: expectation(isQuoted: false),
        found: JSONWriter.excerpt(of: text) + optionHint(for: text))
    }
    return value
  }

  /// Reads the value from JSON.
  func value(from json: JSONValue, at path: JSONPath) throws(JSONError) -> KnobValue {
    guard let value = candidate(from: json), accepts(value) else {
      let hint = json.stringValue.map(optionHint) ?? ""
      throw JSONError(
        path: path, expected: expectation(isQuoted: true), found: json.phrase + hint)
    }
    return value
  }

  private func candidate(parsing text: String) -> KnobValue? {
    switch kind {
    case .toggle: Self.truth(of: text).map(KnobValue.toggle)
    case .number: Double(text).map(KnobValue.number)
    case .choice: .choice(text)
    case .text: .text(text)
    }
  }

  private func candidate(from json: JSONValue) -> KnobValue? {
    switch (kind, json) {
    case (.toggle, .bool(let value)): .toggle(value)
    case (.number, .number(let value)): .number(value)
    case (.choice, .string(let value)): .choice(value)
    // A choice with the options `true` and `false` also accepts a Boolean.
    case (.choice, .bool(let value)): .choice(value ? "true" : "false")
    case (.text, .string(let value)): .text(value)
    default: nil
    }
  }

  private static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  private func optionHint(for text: String) -> String {
    guard case .choice(_, let options) = kind else { return "" }
    return NearestName.hint(for: text, among: options.map(\.id))
  }
}

extension KnobValues {
  /// Reads a setting as in `--set`, such as `maxLine=7`.
  ///
  /// Everything after the first `=` is the value, taken as it is.
  /// - Throws: `KnobError` if the text names no knob or no value that the knob accepts.
  public func setting(parsing text: String) throws(KnobError) -> KnobSetting {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw .malformed(setting: text)
    }
    let name = String(text[..<equals])
    guard let knob = knob(name) else {
      throw .unknown(knob: name, known: knobs.map(\.id))
    }
    return KnobSetting(name, try knob.value(parsing: String(text[text.index(after: equals)...])))
  }

  /// Reads settings as in scenarios, such as `{"maxLine": 7}`.
  ///
  /// - Throws: `JSONError` with the path of the first name or value that does not fit.
  public func settings(from json: JSONValue, at path: JSONPath) throws(JSONError) -> [KnobSetting] {
    guard let object = json.objectValue else {
      throw JSONError(
        path: path, expected: "an object such as {\"maxLine\": 7}", found: json.phrase)
    }
    var settings: [KnobSetting] = []
    for (name, value) in object.members {
      let place = path.appending(name)
      guard let knob = knob(name) else { throw unknownKnob(name, at: place) }
      settings.append(KnobSetting(name, try knob.value(from: value, at: place)))
    }
    return settings
  }

  private func unknownKnob(_ name: String, at path: JSONPath) -> JSONError {
    let names = knobs.map(\.id)
    return JSONError(
      path: path, expected: "one of the scene's knobs (\(names.joined(separator: ", ")))",
      found: JSONWriter.excerpt(of: name) + NearestName.hint(for: name, among: names))
  }
}
