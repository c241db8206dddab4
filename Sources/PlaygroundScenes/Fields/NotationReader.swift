import Concertina

/// Reads the letters of a mask that a scenario adds, as JSON.
///
///     [{"character": "R", "characterSet": "абв", "isOptional": false}]
///
/// A character set is one of `digits`, `letters`, `lettersAndDigits` and `visible`, or the characters
/// themselves. Shorter, an object has the letters for its keys: `{"R": "абв"}`.
enum NotationReader {
  static func notations(_ text: String) throws(JSONError) -> [MaskNotation] {
    let json = try JSONValue(parsing: text)
    if let object = json.objectValue {
      var notations: [MaskNotation] = []
      for (key, value) in object.members {
        let path = JSONPath().appending(key)
        guard let set = value.stringValue, let letter = key.first, key.count == 1 else {
          throw JSONError(
            path: path, expected: "one letter with its characters", found: value.phrase)
        }
        notations.append(MaskNotation(letter, characters(set)))
      }
      return notations
    }
    return try list(json)
  }

  private static func list(_ json: JSONValue) throws(JSONError) -> [MaskNotation] {
    guard let items = json.arrayValue else {
      throw JSONError(
        path: JSONPath(), expected: "an array of notations or an object", found: json.phrase)
    }
    var notations: [MaskNotation] = []
    for (index, item) in items.enumerated() {
      let letter = item["character"]?.stringValue ?? ""
      let set = (item["characterSet"] ?? item["set"])?.stringValue
      guard let set, let character = letter.first, letter.count == 1 else {
        throw JSONError(
          path: JSONPath().appending(index),
          expected: "an object with \"character\" and \"characterSet\"", found: item.phrase)
      }
      notations.append(
        MaskNotation(
          character, characters(set), isOptional: item["isOptional"]?.boolValue ?? false))
    }
    return notations
  }

  private static func characters(_ name: String) -> MaskCharacters {
    switch name {
    case "digits": .digits
    case "letters": .letters
    case "lettersAndDigits": .lettersAndDigits
    case "visible": .visible
    default: .anyOf(name)
    }
  }
}
