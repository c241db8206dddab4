/// Reads sums that people write in one form or another.
enum MoneyReading {
  private static let longestText = 1_000

  /// The digits of a text as ASCII has them, and `.` where the fraction begins.
  static func significant(in text: String, as format: MoneyFormat) -> [Character] {
    // Nobody has that much: a paste of megabytes is not worth reading.
    let characters = Array(text.prefix(longestText))
    let point = decimalPoint(in: characters, as: format)
    return characters.enumerated().compactMap { index, character in
      if index == point { return "." }
      return character.decimalValue.map { Character("\($0)") }
    }
  }

  /// Where the fraction begins.
  ///
  /// A separator that is typed has the meaning of the form. In a longer text that came from
  /// elsewhere the last of two different ones begins the fraction, and one alone does so unless the
  /// form has it between groups and a whole group follows.
  private static func decimalPoint(in text: [Character], as format: MoneyFormat) -> Int? {
    let places = text.indices.filter { isSeparator(text[$0], in: format) }
    guard let last = places.last else { return nil }
    let kinds = Set(places.map { text[$0] })
    if kinds.count > 1 { return last }
    guard places.count == 1 else { return nil }
    guard text[last] == format.groupingSeparator else { return last }
    let digits = text[(last + 1)...].prefix { $0.decimalValue != nil }.count
    return text.count > 1 && digits > 0 && digits != (format.groupSizes.first ?? 3) ? last : nil
  }

  private static func isSeparator(_ character: Character, in format: MoneyFormat) -> Bool {
    character == format.decimalSeparator || ".,\u{66B}".contains(character)
  }
}
