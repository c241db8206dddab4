import Concertina

/// Reads the additional letters of a mask in a scenario, as JSON.
///
///     [{"character": "R", "characterSet": "абв", "isOptional": false}]
///
/// A character set is one of `digits`, `letters`, `lettersAndDigits`, `capitals` and `visible`, or
/// the characters themselves. In the short form an object has the letters as its keys:
/// `{"R": "абв"}`.
enum NotationReader {
  /// The letters and brackets that the notation already has.
  private static let ownCharacters: Set<Character> = Set("09Aa_-…[]{}\\")

  static func notations(_ text: String) throws(JSONError) -> [MaskNotation] {
    let json = try JSONValue(parsing: text)
    if let object = json.objectValue { return try short(object) }
    return try list(json)
  }

  private static func short(_ object: JSONObject) throws(JSONError) -> [MaskNotation] {
    var notations: [MaskNotation] = []
    for (key, value) in object.members {
      let path = JSONPath().appending(key)
      guard let set = value.stringValue, let letter = key.first, key.count == 1, !set.isEmpty else {
        throw JSONError(
          path: path, expected: "one letter with its characters", found: value.phrase)
      }
      notations.append(MaskNotation(try own(letter, path), characters(set)))
    }
    return notations
  }

  private static func list(_ json: JSONValue) throws(JSONError) -> [MaskNotation] {
    guard let items = json.arrayValue else {
      throw JSONError(
        path: JSONPath(), expected: "an array of notations or an object", found: json.phrase)
    }
    var notations: [MaskNotation] = []
    for (index, item) in items.enumerated() {
      let notation = try notation(item, JSONPath().appending(index))
      guard !notations.contains(where: { $0.character == notation.character }) else {
        throw JSONError(
          path: JSONPath().appending(index).appending("character"),
          expected: "a letter that is not there twice", found: "\"\(notation.character)\"")
      }
      notations.append(notation)
    }
    return notations
  }

  private static func notation(
    _ item: JSONValue, _ path: JSONPath
  ) throws(JSONError) -> MaskNotation {
    let letter = item["character"]?.stringValue ?? ""
    let set = (item["characterSet"] ?? item["set"])?.stringValue ?? ""
    guard let character = letter.first, letter.count == 1, !set.isEmpty else {
      throw JSONError(
        path: path, expected: "an object with \"character\" and \"characterSet\"",
        found: item.phrase)
    }
    let optional = item["isOptional"]
    if let optional, optional.boolValue == nil {
      throw JSONError(
        path: path.appending("isOptional"), expected: "true or false", found: optional.phrase)
    }
    return MaskNotation(
      try own(character, path.appending("character")), characters(set),
      isOptional: optional?.boolValue ?? false)
  }

  /// Returns a letter that masks do not have yet; theirs would silently take precedence.
  private static func own(_ letter: Character, _ path: JSONPath) throws(JSONError) -> Character {
    guard !ownCharacters.contains(letter) else {
      throw JSONError(
        path: path, expected: "a letter that the notation has not got already",
        found: "\"\(letter)\"")
    }
    return letter
  }

  private static func characters(_ name: String) -> MaskCharacters {
    switch name {
    case "digits": .digits
    case "letters": .letters
    case "lettersAndDigits": .lettersAndDigits
    case "capitals": .capitals
    case "visible": .visible
    default: .anyOf(name)
    }
  }
}
