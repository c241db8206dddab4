import Synchronization
import Testing

@testable import TextRules

/// The cost of a key, counted and not timed: positions that a mask examines, and texts that are
/// validated.
@Suite struct FieldEffortTests {
  /// A letter at the end, in the middle and at the start of a text of unlimited length.
  @Test func aKeyLooksAtEachCharacterAFewTimesAtMost() throws {
    let mask = try Mask("[ssssssss][s…]", notations: FormatterMasks.passwordNotations)
    for length in [10, 100, 1_000, 10_000] {
      let text = mask.format(String(repeating: "x", count: length))
      for place in [0, length / 2, length] {
        let edit = mask.apply(.insertion(of: "y", at: place), to: text)
        #expect(edit.text.text.count == length + 1)
        #expect(edit.effort > 0)
        #expect(edit.effort <= 4 * (length - place) + 16, "\(length) characters, at \(place)")
      }
    }
  }

  @Test(arguments: MaskLawTests.masks)
  func aKeyInAMaskLooksAtItsPlacesAFewTimesAtMost(source: String) throws {
    let mask = try Mask(source)
    var text = mask.prefix()
    for character in "9161234567890123456789ABC" {
      for place in Set([0, text.caret, text.text.unicodeScalars.count]) {
        let edit = mask.apply(.insertion(of: String(character), at: place), to: text)
        #expect(edit.effort <= 12 * (mask.elements.count + 1), "\(source) at \(place)")
      }
      text = mask.apply(.insertion(of: String(character), at: text.caret), to: text).text
    }
  }

  /// A paste for which there is no room is examined once or twice, however long it is.
  @Test func aPasteIsReadAFewTimesAtMost() throws {
    let mask = try Mask(FormatterMasks.cardNumber)
    for length in [1_000, 100_000] {
      let paste = String(repeating: "7", count: length)
      let edit = mask.apply(.insertion(of: paste, at: 0), to: mask.empty)
      #expect(edit.rejectedCount == length - 19)
      #expect(edit.effort <= 4 * length + 200)
    }
  }

  /// Counts its calls.
  private final class CountingValidator: TextFieldValidation {
    let count = Mutex(0)
    func validate(_ text: String?) -> FieldVerdict {
      count.withLock { $0 += 1 }
      return (text ?? "").count > 3 ? .valid : .invalid(nil)
    }
  }

  @Test(arguments: ValidationPolicy.allCases)
  func noKeyIsJudgedAndEachEndOfEditingOnceAtMost(policy: ValidationPolicy) {
    let validator = CountingValidator()
    var field = FieldModel()
    field.validator = validator
    field.validationPolicy = policy
    field.apply(.beginEditing)
    for length in 1...100 { field.apply(.edit(String(repeating: "x", count: length))) }
    #expect(validator.count.withLock { $0 } == 0)
    field.apply(.endEditing)
    #expect(validator.count.withLock { $0 } <= 1)
  }
}
