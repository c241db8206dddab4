/// Names in C for names in Swift.
package enum CName {
  /// Returns the words of a name, in lower case: `max`, `lines` for `maxLines` or `MaxLines`.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasUppercase = false
    for character in name {
      // An abbreviation, such as URL, is one word.
      if words.isEmpty || (character.isUppercase && !wasUppercase) { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasUppercase = character.isUppercase
    }
    return words
  }

  /// Returns the prefix of the functions of a type: `concertina_rich_label` for
  /// `ConcertinaRichLabel`.
  package static func function(_ type: String) -> String {
    words(of: type).joined(separator: "_")
  }

  /// Returns the constant of a case: `CONCERTINA_RETURN_KEY_SENDS` for `sends` of
  /// `ConcertinaReturnKey`.
  package static func constant(_ type: String, _ name: String) -> String {
    (words(of: type) + words(of: name)).joined(separator: "_").uppercased()
  }
}
