import RichTextModel
import Testing

/// The spaces that words take along and find where they are moved.
@Suite struct WordSpacingTests {
  /// Moves what is in brackets to the bar.
  private static func moved(_ notation: String) -> String {
    let text = notation.filter { !"[]|".contains($0) }
    let start = notation.prefix { $0 != "[" }.filter { $0 != "|" }.count
    let word = notation.drop { $0 != "[" }.prefix { $0 != "]" }.filter { !"[|".contains($0) }
    var target = notation.prefix { $0 != "|" }.filter { !"[]".contains($0) }.count
    var scalars = Array(text.unicodeScalars)
    var removed = start..<(start + word.count)
    func scalar(_ index: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index) ? scalars[index] : nil
    }
    let spacing = WordSpacing(
      of: String(word), between: scalar(start - 1), and: scalar(removed.upperBound))
    switch spacing?.spaceToRemove {
    case .before: removed = (removed.lowerBound - 1)..<removed.upperBound
    case .after: removed = removed.lowerBound..<(removed.upperBound + 1)
    case nil: break
    }
    scalars.removeSubrange(removed)
    if target >= removed.upperBound { target -= removed.count }
    let spaces = spacing?.spaces(between: scalar(target - 1), and: scalar(target))
    let inserted =
      (spaces?.before == true ? " " : "") + word + (spaces?.after == true ? " " : "")
    scalars.insert(contentsOf: inserted.unicodeScalars, at: target)
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: [
    ("one [two] three|", "one three two"), ("one [two] |three", "one two three"),
    ("one| [two] three", "one two three"), ("|one [two] three", "two one three"),
    ("[one] two| three", "two one three"), ("[one] two three.|", "two three. one"),
    ("one [two], three|", "one, three two"), ("one, [two] three|", "one, three two"),
    ("one |two [three]", "one three two"), ("one [two three] four|", "one four two three"),
    ("(|one) [two]", "(two one)"), ("(one [two])|", "(one) two"), ("one [zwei] é|", "one é zwei"),
  ])
  func oneSpaceStaysAndOneIsGiven(notation: String, moved: String) {
    #expect(Self.moved(notation) == moved)
  }

  @Test(arguments: [
    ("o[ne] two|", "o twone"), ("one[ two] three|", "one three two"),
    ("one [two ]three|", "one threetwo "),
    ("[one\n]two|", "twoone\n"),
  ])
  func onlyWholeWordsOfALineAreGivenSpaces(notation: String, moved: String) {
    #expect(Self.moved(notation) == moved)
  }
}
