import Testing

@testable import TextRules

@Suite struct TypeAheadTests {
  private static let fruit = [
    "Apple", "Banana", "Blueberry", "Bilberry", "Étoile", "été", "1 plum",
  ]

  /// Types letters one after another, selects each match, and returns the last one.
  private func select(
    _ letters: String, every seconds: Double = 0.1, from start: Int? = nil
  ) -> Int? {
    var search = TypeAhead()
    var current = start
    for (index, letter) in letters.enumerated() {
      current =
        search.type(letter, at: Double(index) * seconds, in: Self.fruit, from: current) ?? current
    }
    return current
  }

  @Test(arguments: [
    ("a", 0), ("b", 1), ("bl", 2), ("bi", 3), ("BI", 3), ("e", 4), ("é", 4), ("ete", 5), ("1 p", 6),
    ("bb", 2), ("bbb", 3), ("bbbb", 1),
  ])
  func findsARow(_ letters: String, _ row: Int) {
    #expect(select(letters) == row)
  }

  @Test func aLetterThatNoNameHasChangesNothing() {
    #expect(select("z") == nil)
    #expect(select("z", from: 2) == 2)
    #expect(select("bz") == 1)
  }

  @Test func theSameLetterGoesOnFromTheSelectedRow() {
    #expect(select("b", from: 1) == 2)
    #expect(select("b", from: 3) == 1)
  }

  @Test func afterAWhileABeginningIsForgotten() {
    #expect(select("bi", every: TypeAhead.patience + 0.1) == 1, "no name begins with i")
    #expect(select("ba", every: TypeAhead.patience + 0.1) == 0)
  }

  @Test func aSpaceBelongsToWhatIsBeingTyped() {
    var search = TypeAhead()
    #expect(!search.isTyping(at: 0))
    _ = search.type("1", at: 5, in: Self.fruit, from: nil)
    #expect(search.isTyping(at: 5.5))
    #expect(!search.isTyping(at: 7))
  }

  @Test func anEmptyListHasNoRow() {
    var search = TypeAhead()
    #expect(search.type("a", at: 0, in: [], from: nil) == nil)
    #expect(search.type("a", at: 0, in: ["", "b"], from: 7) == nil)
  }
}
