import TestSupport
import Testing
import TextRules

@Suite struct MaskTests {
  private static let phone = "+7 ([000]) [000]-[00]-[00]"

  @Test(
    arguments: [
      (phone, "9161234567", "+7 (916) 123-45-67", "9161234567", true),
      (phone, "+7 (916) 123-45-67", "+7 (916) 123-45-67", "9161234567", true),
      (phone, "+79161234567", "+7 (916) 123-45-67", "9161234567", true),
      (phone, "79161234567", "+7 (916) 123-45-67", "9161234567", true),
      (phone, "7161234567", "+7 (716) 123-45-67", "7161234567", true),
      (phone, "916.123 45 67 ext", "+7 (916) 123-45-67", "9161234567", true),
      (phone, "916", "+7 (916) ", "916", false),
      (phone, "+", "+", "", false),
      (phone, "(", "+7 (", "", false),
      (phone, "", "", "", false),
      (phone, "nobody", "", "", false),
      ("[00]/[00]", "1225", "12/25", "1225", true),
      ("[0999]", "12", "12", "12", true),
      ("[9090]", "1", "1", "1", false), ("[9090]", "12", "12", "12", true),
      ("[99]5[A]", "1B", "15B", "1B", true), ("[99]5[A]", "15B", "15B", "1B", true),
      ("[AA]-[00]", "ab12", "ab-12", "ab12", true),
      ("[099].[00]", "1.5", "1.5", "15", false),
      ("{+7}[000]", "123", "+7123", "+7123", true),
      ("\\[[00]\\]", "12", "[12]", "12", true),
      ("[…]", "aЖ1 -2", "aЖ12", "aЖ12", true),
      ("[0…]", "", "", "", false),
      ("[00]", "٣٤", "34", "34", true), ("+7 [00]", "+٧ ５６", "+7 56", "56", true),
      ("[__]", "x५", "x5", "x5", true), ("{٧}[0]", "٧٧", "٧7", "٧7", true),
      ("[AA]", "e\u{301}x", "e\u{301}x", "e\u{301}x", true),
    ])
  func textTakesTheFormOfTheMask(
    source: String, text: String, formatted: String, rawText: String, isComplete: Bool
  ) throws {
    let field = try Mask(source).format(text)
    #expect(field.text == formatted)
    #expect(field.rawText == rawText)
    #expect(field.isComplete == isComplete)
    #expect(field.caret == formatted.unicodeScalars.count)
  }

  @Test(
    arguments: [
      ("", MaskError.Reason.noPlaces, 0), ("abc", .noPlaces, 0), ("[]", .noPlaces, 0),
      ("a[00", .unclosed("["), 1), ("{a", .unclosed("{"), 0), ("[0]]", .unexpected("]"), 3),
      ("[0[0]]", .unexpected("["), 2), ("}", .unexpected("}"), 0), ("[0]\\", .danglingEscape, 3),
      ("é[0x]", .unknownNotation("x"), 3), ("[…0]", .afterRepetition, 2),
      ("[0…] €", .afterRepetition, 4), ("[{]", .unexpected("{"), 1),
      ("[0]\0[0]", .controlCharacter, 3), ("a\n[0]", .controlCharacter, 1),
      ("\\\u{2028}[0]", .controlCharacter, 1),
    ])
  func aMistakeHasAReasonAndAPlace(source: String, reason: MaskError.Reason, offset: Int) {
    #expect(throws: MaskError(reason, offset: offset)) { try Mask(source) }
    #expect(!MaskError(reason, offset: offset).description.isEmpty)
  }

  @Test func aNotationOfOnesOwnIsALetterMore() throws {
    let hexadecimal = MaskNotation("h", .anyOf("0123456789abcdef"))
    let rest = MaskNotation("r", .union([.range("а"..."я"), .visible]), isOptional: true)
    let mask = try Mask("#[hhr]", notations: [hexadecimal, rest])
    #expect(mask.format("zab ж").text == "#abж")
    #expect(mask.format("ab").isComplete)
  }

  @Test(
    arguments: [
      // Backspace skips the mask's own characters and deletes the character before them.
      ("+7 (916) ", TextEdit.backspace(at: 9), "+7 (91", 6),
      ("+7 (916) 1", .backspace(at: 9), "+7 (911) ", 6),
      ("+7 (916) 123-", .backspace(at: 8), "+7 (911) 23", 6),
      ("+7 (", .backspace(at: 4), "", 0),
      ("+7 (9", .backspace(at: 5), "", 0),
      ("+7 (9", .backspace(at: 4), "+7 (9", 3),
      ("+7 (916) 123-", .forwardDelete(at: 7), "+7 (916) 23", 9),
      ("+7 (916) 123-", TextEdit(replacing: 7..<9), "+7 (916) 123-", 7),
      ("+7 (916) 123-", TextEdit(replacing: 5..<11), "+7 (93", 5),
      // Insertion skips the mask's own characters, and never pushes any out.
      ("+7 (916) 123-45-6", .insertion(of: "0", at: 7), "+7 (916) 012-34-56", 10),
      ("+7 (916) 123-45-67", .insertion(of: "0", at: 7), "+7 (916) 123-45-67", 7),
      ("+7 (916) 123-45", .insertion(of: "000", at: 5), "+7 (900) 161-23-45", 9),
      ("+7 (916) 123-45-67", TextEdit(replacing: 4..<18, with: "495"), "+7 (495) ", 9),
      ("+7 (", .insertion(of: "+7 (916) 1", at: 4), "+7 (916) 1", 10),
      ("+7 (", .insertion(of: "x", at: 4), "+7 (", 4),
      ("+7 (916) ", .insertion(of: ")", at: 7), "+7 (916) ", 8),
      ("+7 (", .insertion(of: "+", at: 4), "+7 (", 1),
      ("+7 (", .insertion(of: "7", at: 1), "+7 (", 2),
      ("+7 (", .insertion(of: "7", at: 4), "+7 (7", 5),
    ])
  func editsOfAPhoneNumber(old: String, edit: TextEdit, text: String, caret: Int) throws {
    let mask = try Mask(Self.phone)
    let before = old == "+7 (" ? mask.prefix() : mask.format(old)
    let result = mask.apply(edit, to: before).text
    #expect(result.text == text)
    #expect(result.caret == caret)
  }

  @Test func whatFitsNoPlaceFurtherAheadStaysWhereItIs() throws {
    let mask = try Mask("[AA]-[00]")
    var field = mask.apply(.backspace(at: 1), to: mask.format("ab12")).text
    #expect(field.text == "_b-12")
    #expect(field.rawText == "b12")
    #expect(!field.isComplete)
    #expect(mask.format(field.text) == field.movingCaret(to: 5))
    #expect(mask.apply(.insertion(of: "c", at: 1), to: field).text.text == "cb-12")
    field = mask.apply(.insertion(of: "c", at: 0), to: field).text
    #expect(field.text == "cb-12")
    #expect(field.caret == 1)
  }

  @Test func aDecimalPointIsNotMovedOver() throws {
    let mask = try Mask("[099].[00]")
    let field = mask.apply(.backspace(at: 1), to: mask.format("12.34")).text
    #expect(field.text == "2.34")
    let fraction = mask.apply(.backspace(at: 1), to: field).text
    #expect(fraction.text == "_.34")
    #expect(mask.apply(.insertion(of: "5", at: 0), to: fraction).text.text == "5.34")
    #expect(mask.apply(.insertion(of: "98", at: 0), to: field).text.text == "982.34")
    let full = mask.apply(.insertion(of: "987", at: 0), to: field)
    #expect(full.text.text == "982.34")
    #expect(full.rejectedCount == 1)
  }

  @Test func withoutAutocompletionTheMaskWaits() throws {
    let mask = try Mask("[00]/[00]", autocomplete: false)
    let field = mask.format("12")
    #expect(field.text == "12")
    #expect(mask.apply(.insertion(of: "3", at: 2), to: field).text.text == "12/3")
    let spaced = try Mask("[00] - [00]", autocomplete: false)
    let hyphen = spaced.apply(.insertion(of: "-", at: 2), to: spaced.format("12")).text
    #expect(hyphen.text == "12 -")
  }

  private static let phoneWithAlias = try? Mask(
    phone, prefixAliases: FormatterMasks.phonePrefixAliases)

  /// Numbers that are typed, pasted and set: the result is what was meant, not what a first digit
  /// suggests.
  @Test(
    arguments: [
      ("79005553333", "+7 (900) 555-33-33"), ("+79005553333", "+7 (900) 555-33-33"),
      ("89005553333", "+7 (900) 555-33-33"), ("9005553333", "+7 (900) 555-33-33"),
      ("8 900 555 33 33", "+7 (900) 555-33-33"), ("8125553333", "+7 (812) 555-33-33"),
      ("77005553333", "+7 (700) 555-33-33"), ("7900555333", "+7 (790) 055-53-33"),
      ("790055533334", "+7 (900) 555-33-33"), ("88125553333", "+7 (812) 555-33-33"),
      ("881255533334", "+7 (812) 555-33-33"), ("+7 900 555\u{A0}33 33", "+7 (900) 555-33-33"),
    ])
  func aPhoneNumberIsTheSameHoweverItBegins(text: String, formatted: String) throws {
    let mask = try #require(Self.phoneWithAlias)
    #expect(mask.format(text).text == formatted)
    for start in [mask.empty, mask.prefix()] {
      let typed = text.reduce(start) {
        mask.apply(.insertion(of: String($1), at: $0.caret), to: $0).text
      }
      #expect(typed.text == formatted)
    }
  }

  @Test func aDigitThatWasTakenBackIsStillReadAnew() throws {
    let mask = try Mask(Self.phone)
    var field = mask.format("7900555333")
    field = mask.apply(.backspace(at: field.caret), to: field).text
    for digit in ["3", "3"] {
      field = mask.apply(.insertion(of: digit, at: field.caret), to: field).text
    }
    #expect(field.text == "+7 (900) 555-33-33")
  }

  @Test(
    arguments: [
      ("[09]{.}[09]{.}[0000]", "1/2/2003", "1.2.2003"), ("[9999].[99]", "11,5", "11.5"),
      ("[9999].[99]", "1111,5", "1111.5"), ("[9999].[99]", "1111", "1111"),
      ("[099].[099].[099].[099]", "10 0 0 1", "10.0.0.1"),
      ("[09]{.}[09]{.}[0000]", "1-12-2003", "1.12.2003"), ("[0000] [999]", "1234", "1234"),
      ("([000]) [999]", "123", "(123)"), ("[00]/[00]", "1/2", "01/2"), ("[00]:[00]", "1:2", "12:"),
    ])
  func anySeparatorEndsPlacesThatMayStayEmpty(source: String, text: String, formatted: String)
    throws
  {
    let mask = try Mask(source)
    let edit = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    #expect(edit.text.text == formatted)
    #expect(edit.rejectedCount == 0)
  }

  @Test(
    arguments: [
      (phone, "+7 (900) 555 33 33"), (FormatterMasks.cardNumber, "4111-1111-1111-1111"),
      (FormatterMasks.cardExpirationDate, "12-29"), (FormatterMasks.date, "01/02/2003"),
      (FormatterMasks.date, "01\u{A0}02\u{A0}2003"),
    ])
  func separatorsOfAnotherFormAreNotRefused(source: String, text: String) throws {
    let mask = try Mask(source)
    let edit = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    #expect(edit.rejectedCount == 0)
    #expect(edit.text.isComplete)
  }

  @Test func whereSeparatorsCanBeEnteredARefusedOneIsTold() throws {
    let mask = try Mask(FormatterMasks.password, notations: FormatterMasks.passwordNotations)
    let edit = mask.apply(.insertion(of: "correct horse", at: 0), to: mask.empty)
    #expect(edit.rejectedCount == 1)
    #expect(mask.format("12345678").isComplete)
    #expect(!mask.format("1234567").isComplete)
  }

  @Test func aStrayKeyLeavesWhatIsSelected() throws {
    let mask = try Mask(Self.phone)
    let field = mask.format("9005553333")
    for text in ["x", "-", " ", "xyz"] {
      let edit = mask.apply(TextEdit(replacing: 0..<18, with: text), to: field)
      #expect(edit.isRejected)
      #expect(edit.text.text == field.text)
    }
  }

  @Test func aWholeNumberTakesThePlaceOfItsFirstDigits() throws {
    let mask = try Mask(Self.phone)
    let field = mask.format("900")
    let paste = TextEdit.insertion(of: "+7 900 555 33 33", at: field.caret)
    #expect(mask.apply(paste, to: field).text.text == "+7 (900) 555-33-33")
    let part = mask.apply(.insertion(of: "90055533", at: field.caret), to: field)
    #expect(part.text.text == "+7 (900) 900-55-53")
    #expect(part.rejectedCount == 1)
  }

  @Test func theMaskThatSuitsBestIsInForce() throws {
    let mask = try Mask("[00000]", affineFormats: ["[00000]-[0000]"])
    var field = mask.format("12345")
    #expect(field.isComplete)
    field = mask.apply(.insertion(of: "6", at: 5), to: field).text
    #expect(field.text == "12345-6")
    #expect(!field.isComplete)
    field = mask.apply(.backspace(at: 7), to: field).text
    #expect(field.text == "12345")
    #expect(field.isComplete)
    let phones = try Mask(Self.phone, affineFormats: ["+380 ([00]) [000]-[00]-[00]"])
    #expect(phones.format("+380501234567").text == "+380 (50) 123-45-67")
    #expect(phones.format("+7 900 555 33 33").text == "+7 (900) 555-33-33")
    #expect(throws: MaskError.self) { try Mask("[0]", affineFormats: ["["]) }
  }

  @Test func theRestOfTheMaskCanBeShown() throws {
    let mask = try Mask(Self.phone)
    #expect(mask.remainder(of: mask.empty) == "+7 (___) ___-__-__")
    #expect(mask.remainder(of: mask.prefix()) == "___) ___-__-__")
    #expect(mask.remainder(of: mask.format("9161")) == "__-__-__")
    #expect(mask.remainder(of: mask.format("9161234567")) == "")
    let card = try Mask(FormatterMasks.cardNumber)
    #expect(card.remainder(of: card.format("41111111")) == "____ ____")
  }

  @Test func anAccentGoesOntoItsLetter() throws {
    let mask = try Mask("[A]-[A]")
    let field = mask.apply(.insertion(of: "\u{301}", at: 1), to: mask.format("e")).text
    #expect(field.text == "e\u{301}-")
    let half = TextEdit(replacing: 1..<2, direction: .backward)
    #expect(mask.apply(half, to: field).text.text == "e-")
    let otherLetter = TextEdit(replacing: 0..<1, with: "a")
    #expect(mask.apply(otherLetter, to: field).text.text == "a\u{301}-")
    let digits = try Mask("[00]")
    let rejected = digits.apply(.insertion(of: "\u{301}", at: 1), to: digits.format("1"))
    #expect(rejected.text.text == "1")
    #expect(rejected.rejectedCount == 1)
  }

  @Test func rangesOutsideOfTheTextAreItsNearestEnd() throws {
    let mask = try Mask("[000]")
    let field = mask.format("12")
    let atEnd = mask.apply(TextEdit(replacing: 40..<90, with: "3"), to: field).text
    #expect(atEnd.text == "123")
    let all = mask.apply(TextEdit(replacing: -5..<90, with: ""), to: field).text
    #expect(all.text == "")
    #expect(field.movingCaret(to: -1).caret == 0)
    #expect(field.movingCaret(to: 9).caret == 2)
  }

  @Test func aLongTextIsNoNumberOfAnyCountry() throws {
    let mask = try Mask(phoneNumbersOf: PhoneCountry.all)
    let text = String(repeating: "text without a country ", count: 50_000)
    let pasted = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    #expect(pasted.isRejected)
    #expect(pasted.rejectedCount == text.count)
    #expect(mask.format(text).text.isEmpty)
  }

  @Test func aLongTextIsNoTrouble() throws {
    let digits = String(repeating: "1234567890", count: TestEffort.size(20_000, thorough: 100_000))
    let field = try Mask(Self.phone).format(digits)
    #expect(field.text == "+7 (123) 456-78-90")
    let all = try Mask("[0…]")
    #expect(all.format(digits).text == digits)
    let letters = String(repeating: "ab ", count: TestEffort.size(60_000, thorough: 300_000))
    #expect(try Mask("[000]").format(letters).text == "")
  }

  @Test func bufferEditsAreTakenForTheKeysThatTheyAre() {
    func direction(_ range: Range<Int>, caret: Int, selected: Bool = false) -> TextEdit.Direction {
      TextEdit.reported(replacing: range, with: "", caret: caret, hasSelection: selected).direction
    }
    #expect(direction(2..<3, caret: 3) == .backward)
    #expect(direction(2..<3, caret: 2) == .forward)
    #expect(direction(2..<5, caret: 5, selected: true) == .none)
    #expect(direction(2..<5, caret: 9) == .none)
  }
}
