import TextMetrics

/// A piece of a text, and the words in it to check.
///
/// Text between white space (a run) is checked as a whole or not at all: in addresses, file names
/// and commands the user does not want misspelled words marked.
struct SpellingExcerpt {
  /// The longest word that is checked, in Unicode scalars.
  static let longestWord = 100
  /// The length of the text that an excerpt needs on either side of the range to check, in Unicode
  /// scalars.
  static let margin = longestWord + 28

  /// A word to check, with its range in the whole text.
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  private let scalars: [Unicode.Scalar]
  private let text: String
  private let start: Int
  private let isWhole: (atStart: Bool, atEnd: Bool)

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - text: The piece.
  ///   - start: Its offset in the whole text.
  ///   - length: The length of the whole text.
  init(_ text: String, at start: Int, ofTextWithLength length: Int) {
    self.text = text
    self.start = start
    scalars = Array(text.unicodeScalars)
    isWhole = (start <= 0, start + scalars.count >= length)
  }

  /// Returns the words of all runs that touch a range, and the range of text that is checked with
  /// them.
  func words(touching range: Range<Int>) -> (covered: Range<Int>, words: [Word]) {
    let runs = runs(touching: (range.lowerBound - start)...(range.upperBound - start))
    var covered = range
    var words: [Word] = []
    var parts = TextWords.ranges(in: text).filter { !isCut($0) }[...]
    for run in runs {
      parts = parts.drop { $0.upperBound <= run.lowerBound }
      let ours = parts.prefix { $0.lowerBound < run.upperBound }
      if let first = ours.first, let last = ours.last {
        let (lower, upper) = (first.lowerBound + start, last.upperBound + start)
        covered = min(covered.lowerBound, lower)..<max(covered.upperBound, upper)
      }
      if !isAddress(run) { words += ours.compactMap(word) }
    }
    return (covered, words)
  }

  /// Returns the runs between white space.
  private func runs(touching range: ClosedRange<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var begin: Int?
    for index in 0...scalars.count {
      let isSpace = index == scalars.count || scalars[index].properties.isWhitespace
      if let first = begin, isSpace {
        if first <= range.upperBound, index >= range.lowerBound { runs.append(first..<index) }
        begin = nil
      } else if begin == nil, !isSpace {
        begin = index
      }
    }
    return runs
  }

  /// Whether a word may continue beyond the excerpt.
  private func isCut(_ word: Range<Int>) -> Bool {
    (word.lowerBound == 0 && !isWhole.atStart)
      || (word.upperBound == scalars.count && !isWhole.atEnd)
  }

  private func word(_ range: Range<Int>) -> Word? {
    let scalars = scalars[range]
    guard range.count <= Self.longestWord, scalars.contains(where: { $0.properties.isAlphabetic }),
      !scalars.contains(where: { $0.properties.numericType != nil })
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Word(
      text: String(text), range: (range.lowerBound + start)..<(range.upperBound + start))
  }

  /// Whether a run is a web or mail address, a path, a command or an identifier in a program.
  private func isAddress(_ run: Range<Int>) -> Bool {
    let scalars = scalars[run]
    if scalars.first == "/" || scalars.first == "#" { return true }
    if scalars.contains(where: { $0 == "@" || $0 == "_" || $0 == "\\" }) { return true }
    return Array(scalars).starts(with: "www.".unicodeScalars) || containsScheme(scalars)
  }

  private func containsScheme(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.indices.contains { scalars[$0...].starts(with: "://".unicodeScalars) }
  }
}
