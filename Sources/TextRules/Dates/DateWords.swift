/// The names of months and days with which people write dates.
///
/// A mask of a date reads them beside digits: with the names of a Spanish user,
/// `12 de mayo de 1987` and `mar, 12 may 1987` are 12.05.1987. English names are always understood,
/// unless the user's language means another month by them.
///
/// ```swift
/// let mask = try Mask(FormatterMasks.date, dateWords: .current)
/// mask.format("12 May 1987").text  // "12.05.1987"
/// ```
///
/// Case, accents and points make no difference, and the first three letters of a name are enough
/// where no other month begins with them. Names of days say nothing about the date, and are left
/// out.
public struct DateWords: Sendable {
  /// The names of each of the twelve months: in full, in short, and in another case.
  public let months: [[String]]
  /// The names of the days of the week, in full and in short.
  public let weekdays: [String]

  private let monthNames: [String: Set<Int>]
  private let weekdayNames: Set<String>

  /// English names.
  public static let english = DateWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ].map { [$0, String($0.prefix(3))] },
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])

  /// Creates the names of a language.
  ///
  /// - Parameters:
  ///   - months: The names of the months, January first; those after the twelfth do not count.
  ///   - weekdays: The names of the days.
  public init(months: [[String]], weekdays: [String] = []) {
    self.months = Array(months.prefix(12))
    self.weekdays = weekdays
    var names: [String: Set<Int>] = [:]
    let begin = Self.commonStart(of: self.months)
    for (index, forms) in self.months.enumerated() {
      for form in forms {
        let words = Self.words(in: form)
        let own = words.count > 1 && words.first == begin ? Array(words.dropFirst()) : words
        // Names that are numbers are read as numbers.
        guard !own.isEmpty, !form.contains(where: { $0.isNumber || "月월".contains($0) }) else {
          continue
        }
        names[own.joined(), default: []].insert(index + 1)
      }
    }
    monthNames = names
    weekdayNames = Set(weekdays.flatMap(Self.words).filter { !$0.isEmpty })
      .union(begin.map { [$0] } ?? [])
  }

  /// The word with which the names of all months begin, as in Vietnamese.
  private static func commonStart(of months: [[String]]) -> String? {
    let first = months.compactMap { $0.first.map(words) }
    guard first.count == 12, let begin = first.first?.first else { return nil }
    return first.allSatisfy { $0.count > 1 && $0.first == begin } ? begin : nil
  }

  private static func words(in name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0.isApostrophe || $0 == ".") }
      .map { folded(String($0)) }.filter { !$0.isEmpty }
  }

  /// Returns a word in the form in which words are compared.
  static func folded(_ word: String) -> String {
    let scalars = CaseFolding.folded(word, matchesCase: false).unicodeScalars.lazy
      .filter { !(0x300...0x36F).contains($0.value) && $0 != "." && !Character($0).isApostrophe }
      .map { $0 == "ı" ? "i" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension DateWords: Equatable {
  /// Compares the names as they were given.
  public static func == (one: DateWords, other: DateWords) -> Bool {
    one.months == other.months && one.weekdays == other.weekdays
  }
}

// MARK: - Reading

extension DateWords {
  /// What a word in a date can be.
  struct Meaning: Equatable {
    /// The month; nil if it is the name of none.
    var month: Int?
    /// Whether it can be left out: the name of a day, or a word between the parts.
    var isSilent = false
  }

  /// Returns what a folded word can be; nil if it is not a word of a date.
  func meaning(of word: String) -> Meaning? {
    var meaning = Meaning()
    meaning.isSilent = Self.particles.contains(word) || isWeekday(word)
    let months = months(of: word)
    meaning.month = months.count == 1 ? months.first : nil
    return meaning.isSilent || meaning.month != nil ? meaning : nil
  }

  /// Whether a folded word can be the beginning of one.
  func begins(with word: String) -> Bool {
    Self.particles.contains { $0.hasPrefix(word) } || isBeginning(word)
      || Self.english.isBeginning(word)
  }

  private func isBeginning(_ word: String) -> Bool {
    monthNames.keys.contains { $0.hasPrefix(word) } || weekdayNames.contains { $0.hasPrefix(word) }
  }

  private func isWeekday(_ word: String) -> Bool {
    [self, .english].contains { words in
      words.weekdayNames.contains(word)
        || word.count >= 3 && words.weekdayNames.contains { $0.hasPrefix(word) }
    }
  }

  private func months(of word: String) -> Set<Int> {
    if let own = monthNames[word] { return own }
    let english = Self.english
    return beginning(with: word)
      .union(english.monthNames[word] ?? english.beginning(with: word))
  }

  /// The months whose names begin with a word, or are a word without its ending.
  private func beginning(with word: String) -> Set<Int> {
    guard word.count >= 3 else { return [] }
    return monthNames.reduce(into: []) { months, name in
      let isDeclined = name.key.count >= 4 && word.count <= name.key.count + 2
      if name.key.hasPrefix(word) || isDeclined && word.hasPrefix(name.key) {
        months.formUnion(name.value)
      }
    }
  }

  /// Whether a folded word directly after a number only makes it an ordinal one, as in `12th`.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isUnfinished: Whether it may be the beginning of one.
  /// - Returns: Whether it can be left out.
  static func isOrdinal(_ word: String, isUnfinished: Bool) -> Bool {
    ordinals.contains(word) || isUnfinished && ordinals.contains { $0.hasPrefix(word) }
  }

  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "er", "re", "e", "eme", "º", "ª", "°", "o", "a", "го", "ого", "е", "ое",
    "и", "ои", "я", "ден", "те", "то", "η", "ης", "ησ", "ου", "en", "an", "ik", "i", "ko",
  ].map(folded).reduce(into: []) { $0.insert($1) }

  /// Words between the parts of a date, and the word for a year in short.
  private static let particles: Set<String> = [
    "of", "the", "de", "del", "do", "da", "d", "el", "le", "la", "den", "der", "am", "dne", "dnia",
    "г", "год", "года", "р", "року", "g", "god", "godine", "r", "roku", "rok", "gada",
    "metu", "m", "dien", "tanggal", "ngay", "nam", "thang", "thg", "bulan", "tahun", "ที่", "วันที่",
    "ค.ศ",
  ].map(folded).reduce(into: []) { $0.insert($1) }
}

extension Character {
  /// Whether the character is an apostrophe, in any form that keyboards write.
  var isApostrophe: Bool { "'\u{2019}\u{2BC}`\u{B4}\u{5F3}".contains(self) }
}
