import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// A mask in a real field: keys, paste, undo, and a caret where the user expects it.
final class FieldMaskTests: WidgetTestCase {
  @MainActor
  private static func field(
    _ mask: String, notations: [MaskNotation] = []
  ) throws -> FieldHost<UnderlinedTextField> {
    let formatter = try MaskTextFieldFormatter(mask: mask, notations: notations)
    return FieldHost(UnderlinedTextField()) { $0.maskFormatter = formatter }
  }

  func testTypingPastingAndSettingGiveTheSameField() throws {
    try onMain {
      let values = [
        (FormatterMasks.phone, "9161234567", "+7 (916) 123-45-67"),
        (FormatterMasks.cardExpirationDate, "1229", "12/29"),
        (FormatterMasks.cvc, "123", "123"),
        (FormatterMasks.cardNumber, "4111111111111111", "4111 1111 1111 1111"),
      ]
      for (mask, value, expected) in values {
        for way in ["typed", "pasted", "set"] {
          let field = try Self.field(mask)
          defer { field.close() }
          switch way {
          case "typed": field.type(value)
          case "pasted": field.paste(value)
          default: field.field.setText(value)
          }
          XCTAssertEqual(field.field.text, expected, "\(mask) \(way)")
          XCTAssertEqual(field.line?.text, expected, "\(mask) \(way)")
          XCTAssertEqual(field.field.rawText, value, "\(mask) \(way)")
          XCTAssertTrue(field.field.isComplete, "\(mask) \(way)")
          XCTAssertEqual(field.field.caret, field.field.text.count, "\(mask) \(way)")
        }
      }
    }
  }

  func testATextWithNothingForTheMaskIsNone() throws {
    try onMain {
      for text in ["word", "+", "+7", " "] {
        let field = try Self.field(FormatterMasks.phone)
        defer { field.close() }
        for isFocused in [true, false] {
          isFocused ? field.focus() : field.blur()
          field.field.setText(text)
          field.settle()
          XCTAssertEqual(field.field.text, "", text)
          XCTAssertEqual(field.field.rawText, "", text)
          XCTAssertEqual(field.field.violatedInvariants, [], text)
        }
      }
    }
  }

  func testBackspaceTakesADigitAndNotTheMask() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.cardExpirationDate)
      field.type("12")
      XCTAssertEqual(field.field.text, "12/")
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "1")
      XCTAssertEqual(field.field.caret, 1)
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "12/")
      XCTAssertEqual(field.field.caret, 3)
    }
  }

  func testAMiddleEditKeepsTheCaretWithTheDigits() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.phone)
      field.type("91612345")
      field.field.select(anchor: 6, caret: 6)
      field.type("0")
      XCTAssertEqual(field.field.text, "+7 (910) 612-34-5")
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "+7 (916) 123-45-")
      XCTAssertEqual(field.field.caret, 6)
    }
  }

  func testAStrayKeyLeavesWhatIsSelected() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.cvc)
      field.type("123")
      for stray in ["x", "-", " "] {
        field.field.select(anchor: 0, caret: 3)
        field.forgetCalls()
        field.type(stray)
        XCTAssertEqual(field.field.text, "123", stray)
        XCTAssertEqual(field.field.selectedRange, 0..<3, stray)
        XCTAssertEqual(field.calls, [], stray)
      }
      field.field.select(anchor: 0, caret: 3)
      field.paste("none")
      XCTAssertEqual(field.field.text, "123")
      XCTAssertEqual(field.field.message, .rejection("“none” has no place here."))
    }
  }

  func testTheFocusShowsTheStartOfTheMask() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.phone)
      XCTAssertEqual(field.line?.text, "+7 (")
      XCTAssertEqual(field.line?.caret, 4)
      XCTAssertEqual(field.field.text, "")
      XCTAssertEqual(field.calls, [])
      field.blur()
      XCTAssertEqual(field.line?.text, "")
      field.focus()
      field.type("9")
      XCTAssertEqual(field.field.text, "+7 (9")
      field.press("BackSpace")
      XCTAssertEqual(field.line?.text, "+7 (")
      XCTAssertEqual(field.field.text, "")
      field.press("BackSpace")
      XCTAssertEqual(field.line?.text, "+7 (")
      field.field.setText("9161234567")
      XCTAssertEqual(field.line?.text, "+7 (916) 123-45-67")
      field.field.setText("")
      XCTAssertEqual(field.line?.text, "+7 (")
      field.press("a", control: true)
      field.type("+7905")
      XCTAssertEqual(field.field.text, "+7 (905) ")
      field.field.reset()
      field.blur()
      XCTAssertEqual(field.line?.text, "")
      XCTAssertEqual(field.field.text, "")
    }
  }

  func testAPlaceholderInTheTextMakesRoomForTheStartOfTheMask() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
      let field = FieldHost(UnderlinedTextField(), isFocused: false) {
        $0.placeholders = [.native(NativePlaceholder(behavior: .hideOnInput))]
        $0.maskFormatter = formatter
      }
      let native = try XCTUnwrap(field.field.implementation.parts.placeholders.natives.first).label
      XCTAssertTrue(native.isChildVisible)
      field.focus()
      XCTAssertEqual(field.line?.text, "+7 (")
      XCTAssertFalse(native.isChildVisible)
      field.blur()
      XCTAssertTrue(native.isChildVisible)
    }
  }

  func testAMaskCanKeepItsStartUntilSomethingIsWritten() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(
        mask: FormatterMasks.phone, autocompleteOnFocus: false)
      let field = FieldHost(UnderlinedTextField()) { $0.maskFormatter = formatter }
      XCTAssertEqual(field.line?.text, "")
      field.type("9")
      XCTAssertEqual(field.field.text, "+7 (9")
    }
  }

  func testAnotherMaskTakesTheValueAndNotTheText() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.phone)
      field.type("9005553333")
      field.field.maskFormatter = try MaskTextFieldFormatter(mask: "8 [000] [000] [00] [00]")
      XCTAssertEqual(field.field.text, "8 900 555 33 33")
      XCTAssertEqual(field.field.rawText, "9005553333")
      field.field.maskFormatter = try MaskTextFieldFormatter(mask: "+380 ([00]) [000]-[00]-[00]")
      XCTAssertEqual(field.field.text, "+380 (90) 055-53-33")
      XCTAssertEqual(
        field.field.message, .rejection("“3” has no place here."),
        "a digit is missing")
      XCTAssertEqual(field.rejected, [1])
    }
  }

  func testTheRestOfTheMaskStandsBehindTheText() throws {
    try onMain {
      let rest = MaskPlaceholder()
      let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
      let field = FieldHost(UnderlinedTextField()) {
        $0.maskFormatter = formatter
        $0.add(rest)
      }
      let label = rest.widget as? Label
      XCTAssertEqual(label?.text, "___) ___-__-__")
      field.type("9161")
      XCTAssertEqual(label?.text, "__-__-__")
      let place = try XCTUnwrap(rest.widget.bounds(in: field.field))
      let line = try XCTUnwrap(field.line)
      let origin = try XCTUnwrap(line.bounds(in: field.field))
      XCTAssertEqual(place.x, origin.x + line.extent.upperBound, accuracy: 1)
      field.type("234567")
      XCTAssertFalse(rest.widget.isChildVisible)
      field.press("BackSpace")
      XCTAssertTrue(rest.widget.isChildVisible)
      field.blur()
      XCTAssertFalse(rest.widget.isChildVisible)
      field.field.remove(rest)
      XCTAssertTrue(field.field.overlays.isEmpty)
    }
  }

  /// With real widgets, a text has the same result whether it is typed, pasted, committed, set or
  /// redone.
  func testWhicheverWayATextComesInItIsTheSame() throws {
    ComposerInputMethodInstallation.install()
    try onMain {
      var random = SeededRandom(seed: 20_261_122)
      let masks = [
        FormatterMasks.phone, FormatterMasks.cardNumber, FormatterMasks.date,
        "[09]{.}[09]{.}[0000]", "[9999].[99]", "+380 ([00]) [000]-[00]-[00]",
      ]
      for mask in masks {
        let field = try Self.field(mask)
        for _ in 0..<12 {
          markProgress(mask)
          let text = String((0..<12).map { _ in random.pick(Array("0123456789789+-/., ")) })
          Self.expectTheSame(text, mask, field)
        }
        field.close()
      }
    }
  }

  @MainActor
  private static func expectTheSame(
    _ text: String, _ mask: String, _ field: FieldHost<UnderlinedTextField>
  ) {
    var results: [String: [String]] = [:]
    for way in ["typed", "pasted", "committed", "set", "done again"] {
      field.field.setText("")
      switch way {
      case "typed": field.type(text)
      case "pasted": field.paste(text)
      case "committed": XCTAssert(ComposerInputMethod.commit(text))
      case "set": field.field.setText(text)
      default:
        field.paste(text)
        field.field.undo()
        field.field.redo()
      }
      field.settle()
      results[way] = [field.field.text, field.field.rawText, field.line?.text ?? ""]
    }
    for (way, result) in results {
      XCTAssertEqual(result, results["typed"], "\(way): \(text.debugDescription) in \(mask)")
    }
  }

  func testAFullMaskRefusesAndSaysSo() throws {
    try onMain {
      let field = try Self.field(FormatterMasks.cvc)
      field.type("12345")
      XCTAssertEqual(field.field.text, "1234")
      XCTAssertEqual(field.rejected, [1])
      XCTAssertEqual(field.calls.count, 4)
      XCTAssertFalse(field.field.isValid)
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "1234", "the key that was rejected is taken back first")
      XCTAssertTrue(field.field.isValid)
    }
  }

  func testACompositionIsCommittedThroughTheMask() throws {
    ComposerInputMethodInstallation.install()
    try onMain {
      let field = try Self.field("[AA]-[00]")
      XCTAssert(ComposerInputMethod.compose("한"))
      field.settle()
      XCTAssert(ComposerInputMethod.commit("한글"))
      field.settle()
      XCTAssertEqual(field.field.text, "한글-")
      XCTAssert(ComposerInputMethod.commit("한"))
      field.settle()
      XCTAssertEqual(field.field.text, "한글-")
    }
  }

  func testRightToLeftTextInAMask() throws {
    try onMain {
      let field = try Self.field("[AAA]-[00]")
      field.type("שלם12")
      XCTAssertEqual(field.field.text, "שלם-12")
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "שלם-1")
    }
  }

  func testAMaskThatComesLaterFormatsWhatIsThere() throws {
    try onMain {
      let formatter = try MaskTextFieldFormatter(mask: FormatterMasks.cardExpirationDate)
      let field = FieldHost(UnderlinedTextField()) { $0.setText("1229") }
      field.field.maskFormatter = formatter
      XCTAssertEqual(field.field.text, "12/29")
      field.field.validateWithFormatter = true
      XCTAssertTrue(field.field.isValidState())
      field.field.setText("12")
      XCTAssertFalse(field.field.isValidState())
    }
  }

  /// The laws of masks, through the widget with real keys.
  func testRandomKeysKeepTheLaws() throws {
    try onMain {
      var random = SeededRandom(seed: 20_261_121)
      for mask in [FormatterMasks.phone, FormatterMasks.cardNumber, "[AA] {+1}[00]-[9a]"] {
        let field = try Self.field(mask)
        defer { field.close() }
        let formatter = try XCTUnwrap(field.field.maskFormatter)
        for step in 0..<120 {
          let before = (text: field.field.text, caret: field.field.caret)
          let count = before.text.unicodeScalars.count
          let place = Int.random(in: 0...count, using: &random)
          if random.once(in: 3) { field.field.select(anchor: place, caret: place) }
          let asked = (text: field.field.text, caret: field.field.caret)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: field.press("BackSpace")
          case 1: field.press("Delete")
          case 2: field.press(random.pick(["a", "x", "minus", "space"]))
          default: field.press(random.pick(["0", "1", "5", "7", "9"]))
          }
          let text = field.field.text
          let context = "\(mask), step \(step): \(asked) → \(text)"
          XCTAssertEqual(field.line?.text, text, context)
          let formatted = formatter.format(text).text
          XCTAssertEqual(formatter.format(formatted).text, formatted, context)
          XCTAssert(formatted.hasPrefix(text), context)
          XCTAssert((0...text.unicodeScalars.count).contains(field.field.caret), context)
          guard text != asked.text else { continue }
          field.field.undo()
          XCTAssertEqual(field.field.text, asked.text, context)
          XCTAssertEqual(field.field.caret, asked.caret, context)
          field.field.redo()
          XCTAssertEqual(field.field.text, text, context)
        }
      }
    }
  }
}
