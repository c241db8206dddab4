import FoundationEssentials
import Testing

@testable import RichTextModel

/// The markers of whole lists with many levels and kinds.
@Suite struct ListNumberTests {
  /// Returns the markers of items, joined by spaces; a hyphen for a paragraph that is none.
  private static func markers(_ items: [ListItem?]) -> String {
    var content = RichText()
    for (index, item) in items.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = item.map { ParagraphFormat(list: $0) }
      content.append(
        RichText("x" + (index < items.count - 1 ? "\n" : ""), attributes: attributes))
    }
    return content.paragraphs.map { $0.marker?.text ?? "-" }.joined(separator: " ")
  }

  private static func numbers(_ levels: [Int]) -> String {
    markers(levels.map { ListItem(.number, level: $0) })
  }

  @Test func itemsOnOneLevelAreCounted() {
    #expect(Self.numbers([0, 0, 0]) == "1. 2. 3.")
    #expect(Self.numbers([0, 1, 1, 0]) == "1. a. b. 2.")
  }

  @Test func theFormsOfNumbersBeginAnewAfterTheThirdLevel() {
    #expect(
      Self.numbers([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        == "1. 2. a. b. i. ii. 1. 2. a. b. i. ii.")
  }

  @Test func nestedItemsAreCountedAnewInEachItem() {
    #expect(
      Self.numbers([0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2])
        == "1. 2. a. b. i. ii. 3. 4. a. b. i. ii.")
  }

  @Test func numbersGoOnOnTheWayBackToTheOutermostLevel() {
    #expect(Self.numbers([0, 1, 2, 3, 2, 1, 0]) == "1. a. i. 1. ii. b. 2.")
  }

  @Test func levelsMayHaveKindsOfTheirOwn() {
    let (outer, bullet, inner) = (
      ListItem(.number), ListItem(.bullet, level: 1), ListItem(.number, level: 2)
    )
    #expect(Self.markers([outer, outer, bullet, bullet]) == "1. 2. ◦ ◦")
    #expect(
      Self.markers([
        outer, bullet, bullet, inner, inner, outer, bullet, bullet, inner, inner, nil, outer,
        bullet, bullet, outer,
      ]) == "1. ◦ ◦ i. ii. 2. ◦ ◦ i. ii. - 1. ◦ ◦ 2.")
  }
}
