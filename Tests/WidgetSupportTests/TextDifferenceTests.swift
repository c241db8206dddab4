import Testing

@testable import WidgetSupport

/// The range in which two texts differ.
struct TextDifferenceTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func applied(_ difference: TextDifference, to old: String) -> String {
    var text = scalars(old)
    text.replaceSubrange(difference.removed, with: scalars(difference.inserted))
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text)
    return String(result)
  }

  /// Whether an offset is between the two scalars of one line break.
  private func cutsLineEnd(_ text: [Unicode.Scalar], at place: Int) -> Bool {
    place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
  }

  private static let texts = [
    "", "a", "one\ntwo", "one\r\ntwo", "one\rtwo", "\r", "\n", "\r\n", "\n\n", "a\rb", "a\nb",
    "a\r\nb", "a\r\n", "a\r\n\nb", "\r\n\r\n", "a\n\r\nb",
  ]

  @Test(arguments: texts)
  func noCutGoesThroughTheEndOfALine(_ old: String) {
    for new in Self.texts {
      let difference = TextDifference(from: old, to: new)
      #expect(scalars(applied(difference, to: old)) == scalars(new), "\(old.debugDescription)")
      let (start, end) = (difference.removed.lowerBound, difference.removed.upperBound)
      let newEnd = start + difference.inserted.unicodeScalars.count
      for place in [start, end] { #expect(!cutsLineEnd(scalars(old), at: place)) }
      for place in [start, newEnd] {
        #expect(!cutsLineEnd(scalars(new), at: place), "to \(new.debugDescription)")
      }
    }
  }

  @Test func whatIsTheSameStays() {
    let difference = TextDifference(from: "one two three", to: "one 2 three")
    #expect(difference.removed == 4..<7)
    #expect(difference.inserted == "2")
  }
}
