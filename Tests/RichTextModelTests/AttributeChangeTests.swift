import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Which attributes a change adds, and which it removes.
struct AttributeChangeTests {
  private static func attributes(_ change: (inout AttributeContainer) -> Void) -> AttributeContainer
  {
    var attributes = AttributeContainer()
    change(&attributes)
    return attributes
  }

  @Test func traitsCountOneByOne() {
    let old = Self.attributes { $0[FontTraitsKey.self] = [.italic, .monospace] }
    let new = Self.attributes { $0[FontTraitsKey.self] = [.italic, .bold] }
    let change = AttributeChange(from: old, to: new)
    #expect(change.added == Self.attributes { $0[FontTraitsKey.self] = .bold })
    #expect(change.removed == Self.attributes { $0[FontTraitsKey.self] = .monospace })
  }

  @Test func aValueThatChangesIsAdded() {
    let old = Self.attributes { $0[FontSizeKey.self] = 10 }
    let new = Self.attributes { $0[FontSizeKey.self] = 12 }
    #expect(AttributeChange(from: old, to: new).added == new)
    #expect(AttributeChange(from: old, to: new).removed == AttributeContainer())
    #expect(AttributeChange(from: new, to: AttributeContainer()).removed == new)
  }

  @Test func theUnionKeepsTraitsAndTheDifferenceTakesThem() {
    var attributes = Self.attributes {
      $0[FontTraitsKey.self] = .italic
      $0[UnderlineKey.self] = .single
    }
    let added = Self.attributes {
      $0[FontTraitsKey.self] = .bold
      $0[UnderlineKey.self] = .double
    }
    attributes.formUnion(added)
    #expect(attributes[FontTraitsKey.self] == [.bold, .italic])
    #expect(attributes[UnderlineKey.self] == .double)
    attributes.subtract(added)
    #expect(attributes == Self.attributes { $0[FontTraitsKey.self] = .italic })
  }

  @Test func highlightsComeAndGoAsOtherAttributesDo() {
    let marked = Self.attributes { $0[HighlightKey.self] = .green }
    #expect(AttributeChange(from: AttributeContainer(), to: marked).added == marked)
    var attributes = marked
    attributes.subtract(Self.attributes { $0[HighlightKey.self] = .yellow })
    #expect(attributes == AttributeContainer())
  }

  @Test func randomLooksGoThereAndBack() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let (old, new) = (Self.random(&random), Self.random(&random))
      let change = AttributeChange(from: old, to: new)
      var attributes = old
      attributes.subtract(change.removed)
      attributes.formUnion(change.added)
      #expect(attributes == new)
    }
  }

  private static func random(_ random: inout SeededRandom) -> AttributeContainer {
    var attributes = AttributeContainer()
    let traits = FontTraits(rawValue: Int.random(in: 0..<8, using: &random))
    if !traits.isEmpty { attributes[FontTraitsKey.self] = traits }
    if Bool.random(using: &random) {
      attributes[FontSizeKey.self] = [9, 10].randomElement(using: &random)
    }
    if Bool.random(using: &random) {
      attributes[LinkKey.self] = ["a", "b"].randomElement(using: &random)
    }
    if Bool.random(using: &random) { attributes[UnderlineKey.self] = .wavy }
    if Bool.random(using: &random) { attributes[StrikethroughKey.self] = true }
    if Bool.random(using: &random) {
      attributes[ParagraphKey.self] = ParagraphFormat(headIndent: 3)
    }
    return attributes
  }
}
