import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Which attributes a change adds, and which it removes.
struct AttributeChangeTests {
  private static func look(_ change: (inout AttributeContainer) -> Void) -> AttributeContainer {
    var look = AttributeContainer()
    change(&look)
    return look
  }

  @Test func traitsCountOneByOne() {
    let old = Self.look { $0[FontTraitsKey.self] = [.italic, .monospace] }
    let new = Self.look { $0[FontTraitsKey.self] = [.italic, .bold] }
    let change = AttributeChange(from: old, to: new)
    #expect(change.added == Self.look { $0[FontTraitsKey.self] = .bold })
    #expect(change.removed == Self.look { $0[FontTraitsKey.self] = .monospace })
  }

  @Test func aValueThatChangesIsAdded() {
    let old = Self.look { $0[FontSizeKey.self] = 10 }
    let new = Self.look { $0[FontSizeKey.self] = 12 }
    #expect(AttributeChange(from: old, to: new).added == new)
    #expect(AttributeChange(from: old, to: new).removed == AttributeContainer())
    #expect(AttributeChange(from: new, to: AttributeContainer()).removed == new)
  }

  @Test func theUnionKeepsTraitsAndTheDifferenceTakesThem() {
    var look = Self.look {
      $0[FontTraitsKey.self] = .italic
      $0[UnderlineKey.self] = .single
    }
    let added = Self.look {
      $0[FontTraitsKey.self] = .bold
      $0[UnderlineKey.self] = .double
    }
    look.formUnion(added)
    #expect(look[FontTraitsKey.self] == [.bold, .italic])
    #expect(look[UnderlineKey.self] == .double)
    look.subtract(added)
    #expect(look == Self.look { $0[FontTraitsKey.self] = .italic })
  }

  @Test func randomLooksGoThereAndBack() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let (old, new) = (Self.random(&random), Self.random(&random))
      let change = AttributeChange(from: old, to: new)
      var look = old
      look.subtract(change.removed)
      look.formUnion(change.added)
      #expect(look == new)
    }
  }

  private static func random(_ random: inout SeededRandom) -> AttributeContainer {
    var look = AttributeContainer()
    let traits = FontTraits(rawValue: Int.random(in: 0..<8, using: &random))
    if !traits.isEmpty { look[FontTraitsKey.self] = traits }
    if Bool.random(using: &random) {
      look[FontSizeKey.self] = [9, 10].randomElement(using: &random)
    }
    if Bool.random(using: &random) {
      look[LinkKey.self] = ["a", "b"].randomElement(using: &random)
    }
    if Bool.random(using: &random) { look[UnderlineKey.self] = .wavy }
    if Bool.random(using: &random) { look[StrikethroughKey.self] = true }
    if Bool.random(using: &random) { look[ParagraphKey.self] = ParagraphFormat(headIndent: 3) }
    return look
  }
}
