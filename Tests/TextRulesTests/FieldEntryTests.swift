import Testing

@testable import TextRules

/// What was entered is kept beside what is shown.
@Suite struct FieldEntryTests {
  private static let german = "+49 [000] [00000999]"
  private static let french = "+33 [0] [00] [00] [00] [00]"

  private static func entry(_ change: (inout EntryFormat) -> Void) -> FieldEntry {
    var format = EntryFormat()
    change(&format)
    return FieldEntry(format)
  }

  // MARK: There and back

  @Test(arguments: ["type", "paste", "set"])
  func anotherCountryAndBackIsTheSameNumber(way: String) throws {
    let (german, french) = (try Mask(Self.german), try Mask(Self.french))
    var entry = Self.entry { $0.mask = german }
    switch way {
    case "type": entry.type("15112345678")
    case "paste": entry.insert("15112345678", .paste)
    default: entry.setText("15112345678")
    }
    let before = entry.content
    entry.change { $0.mask = french }
    #expect(entry.content.text == "+33 1 51 12 34 56")
    #expect(entry.content.loss?.text == "78")
    for _ in 0..<2 {
      entry.change { $0.mask = german }
      #expect(entry.content.text == before.text)
      #expect(entry.content.loss == nil)
      entry.change { $0.mask = french }
      #expect(entry.content.loss?.text == "78")
    }
  }

  @Test func aNumberThatIsEditedInAnotherCountryKeepsItsEnd() throws {
    let (german, french) = (try Mask(Self.german), try Mask(Self.french))
    var entry = Self.entry { $0.mask = german }
    entry.type("15112345678")
    entry.change { $0.mask = french }
    entry.delete(0..<5)
    #expect(entry.content.loss?.text == "78")
    entry.change { $0.mask = german }
    #expect(entry.content.text == "+49 511 2345678")
    #expect(entry.content.loss == nil)
  }

  @Test(arguments: [
    ("12.50", MoneyFormat(maxFractionDigits: 0), "12", ".50"),
    ("-5", MoneyFormat(), "5", "-"),
    ("123456", MoneyFormat(maxIntegerDigits: 3), "123", "456"),
    ("1234.5", MoneyFormat(decimalSeparator: ",", groupingSeparator: "."), "1.234,5", nil),
  ])
  func anotherCurrencyAndBackIsTheSameSum(
    typed: String, other: MoneyFormat, shown: String, lost: String?
  ) {
    let format = MoneyFormat(allowsNegative: true)
    var entry = Self.entry { $0.money = format }
    entry.type(typed)
    let before = entry.content.text
    for _ in 0..<2 {
      entry.change { $0.money = other }
      #expect(entry.content.text == shown)
      #expect(entry.content.loss?.text == lost)
      entry.change { $0.money = format }
      #expect(entry.content.text == before)
      #expect(entry.content.loss == nil)
    }
  }

  @Test func whatDoesNotFitYetFitsALongerLimit() {
    var entry = Self.entry { $0.rules.maxLength = 4 }
    entry.type("Anna Lena")
    #expect(entry.content.text == "Anna")
    #expect(entry.content.loss?.reason == .length)
    entry.change { $0.rules.maxLength = 20 }
    #expect(entry.content.text == "Anna Lena")
    #expect(entry.content.loss == nil)
    entry.change { $0.rules.maxLength = 4 }
    #expect(entry.content.text == "Anna")
    #expect(entry.content.loss?.text == " Lena")
  }

  @Test func aLimitCutsNothingThatIsThere() {
    var entry = Self.entry { _ in }
    entry.type("Anna Lena")
    entry.change { $0.rules.maxLength = 4 }
    #expect(entry.content.text == "Anna Lena")
    #expect(entry.content.loss == nil)
  }

  @Test func aSumThatIsEditedInAnotherFormatKeepsItsEnd() {
    var entry = Self.entry { $0.money = MoneyFormat() }
    entry.type("12.50")
    entry.change { $0.money = MoneyFormat(maxFractionDigits: 0) }
    entry.select(anchor: 0, caret: 0)
    entry.insert("3", .typing)
    #expect(entry.content.text == "312")
    entry.change { $0.money = MoneyFormat() }
    #expect(entry.content.text == "312.50")
    #expect(entry.content.loss == nil)
  }

  @Test(arguments: [("12.", "12,"), ("1x500", "1.500"), ("10-20", "1.020"), ("1x234", "1.234")])
  func otherMarksMeanTheSameSum(typed: String, shown: String) {
    var entry = Self.entry { $0.money = MoneyFormat() }
    entry.type(typed)
    let isMissing = entry.content.loss != nil
    entry.change { $0.money = MoneyFormat(decimalSeparator: ",", groupingSeparator: ".") }
    #expect(entry.content.text == shown)
    #expect((entry.content.loss != nil) == isMissing)
  }

  @Test func aPasteAfterAValueIsAsMuchAPartOfItAsKeysAre() throws {
    let mask = try Mask(Self.german)
    for source in [InputRules.Source.typing, .paste] {
      var entry = Self.entry { $0.mask = mask }
      entry.type("302312500")
      if source == .typing { entry.type(" ext. 12") } else { entry.insert(" ext. 12", .paste) }
      #expect(entry.content.loss?.isPartial == true, "\(source)")
    }
  }

  @Test func aValueWithMoreIsNotTheValueAlone() throws {
    var entry = Self.entry { _ in }
    let mask = try Mask("[00].[00].[0000]")
    entry.change { $0.mask = mask }
    entry.type("12.05.1987")
    entry.select(anchor: 0, caret: 10)
    entry.insert("12.5.1987-13.5.1987", .paste)
    #expect(entry.content.text == "12.05.1987")
    #expect(entry.content.loss?.isPartial == true)
  }

  // MARK: Dates

  @Test func aDateIsReadInTheOrderOfAnotherMask() throws {
    let masks = try ["[00].[00].[0000]", "[0000]-[00]-[00]"].map { try Mask($0) }
    let american = try Mask("[00]/[00]/[0000]", dateOrder: .monthDayYear)
    var entry = Self.entry { $0.mask = masks[0] }
    entry.type("24.12.1955")
    for (mask, text) in [
      (masks[1], "1955-12-24"), (american, "12/24/1955"), (masks[0], "24.12.1955"),
    ] {
      entry.change { $0.mask = mask }
      #expect(entry.content.text == text)
      #expect(entry.content.loss == nil)
    }
  }

  @Test func anUnfinishedDateIsRefusedByAnotherOrder() throws {
    let masks = try ["[00].[00].[0000]", "[0000]-[00]-[00]"].map { try Mask($0) }
    var entry = Self.entry { $0.mask = masks[0] }
    entry.type("24.1")
    let before = entry.content.text
    entry.change { $0.mask = masks[1] }
    #expect(entry.content.valueText == "")
    #expect(entry.content.loss?.text == "241")
    entry.change { $0.mask = masks[0] }
    #expect(entry.content.text == before)
    #expect(entry.content.loss == nil)
  }

  @Test func theYearStaysOneWhileTheRestOfADateIsWritten() throws {
    let mask = try Mask("[00]/[00]/[0000]", dateOrder: .monthDayYear)
    var entry = Self.entry { $0.mask = mask }
    entry.type("1987.")
    #expect(entry.content.text == "__/__/1987")
    entry.select(anchor: 0, caret: 0)
    entry.type("12")
    #expect(entry.content.text == "12/__/1987")
    entry.type("31")
    #expect(entry.content.text == "12/31/1987")
  }

  // MARK: What is missing

  @Test func aRejectedKeyIsNotRejectedAgainByTheNextOne() throws {
    let mask = try Mask(FormatterMasks.phone)
    var entry = Self.entry { $0.mask = mask }
    for (key, isRejected) in [("x", true), ("x", true), ("9", false), ("y", true), ("1", false)] {
      let outcome = entry.outcome(
        of: .insertion(of: key, at: entry.content.caret), in: entry.content, .typing)
      entry.carryOut(outcome)
      #expect((outcome.rejection != nil) == isRejected, "\(key)")
    }
    #expect(entry.content.loss?.isPartial == true)
  }

  @Test func onlyTheCutEndForgivesTheCut() {
    var entry = Self.entry { $0.rules.maxLength = 6 }
    entry.insert("Wolfeschlegel", .paste)
    #expect(entry.content.text == "Wolfes")
    entry.select(anchor: 0, caret: 1)
    entry.insert("V", .typing)
    #expect(entry.content.text == "Volfes")
    #expect(entry.content.loss?.isPartial == true)
    entry.delete(5..<6)
    #expect(entry.content.loss == nil)
  }

  @Test func aSignWithinASumIsNotForgivenAtItsEnd() {
    var entry = Self.entry { $0.money = MoneyFormat() }
    entry.type("10-20")
    entry.setActive(true)
    entry.setActive(false)
    let end = entry.content.text.count
    entry.select(anchor: end, caret: end)
    entry.insert("5", .typing)
    #expect(entry.content.text == "10,205")
    #expect(entry.content.loss?.text == "-")
    // The digit before the sign was left out.
    entry.delete(1..<2)
    #expect(entry.content.loss == nil)
  }

  @Test func aTextThatReplacesEverythingIsAnotherOne() {
    var entry = Self.entry { $0.rules.maxLength = 4 }
    entry.insert("Anna Lena", .paste)
    entry.select(anchor: 0, caret: 4)
    entry.insert("Bo", .paste)
    #expect(entry.content.text == "Bo")
    #expect(entry.content.loss == nil)
  }

  @Test func aTextThatIsSetAgainIsAsIncompleteAsItWas() {
    var entry = Self.entry { $0.rules.maxLength = 4 }
    entry.insert("Anna Lena", .paste)
    entry.setText("Anna")
    #expect(entry.content.loss?.text == " Lena")
    entry.setText("Bo")
    #expect(entry.content.loss == nil)
  }

  @Test(arguments: ["<b>Anna</b>", "Anna🙂", "Anna\u{202E}Lena", "Anna1"])
  func aTextThatIsSetIsJudgedLikeAPastedOne(text: String) {
    let rules = InputRules(allowedCharacterSet: .union([.letters, .anyOf(" -'’")]))
    var pasted = Self.entry { $0.rules = rules }
    pasted.insert(text, .paste)
    var set = Self.entry { $0.rules = rules }
    set.setText(text)
    #expect(set.content.text == pasted.content.text)
    #expect(set.content.loss?.text == pasted.content.loss?.text)
    #expect((set.content.loss?.isPartial ?? false) == (pasted.content.loss?.isPartial ?? false))
  }

  // MARK: Undo

  @Test func undoBringsBackWhatWasEnteredInAnotherFormat() throws {
    let (german, french) = (try Mask(Self.german), try Mask(Self.french))
    var entry = Self.entry { $0.mask = german }
    entry.insert("15112345678", .paste)
    entry.change { $0.mask = french }
    entry.select(anchor: 0, caret: entry.content.text.count)
    entry.insert("612345678", .paste)
    #expect(entry.content.loss == nil)
    let isUndone = entry.undo()
    #expect(isUndone)
    #expect(entry.content.text == "+33 1 51 12 34 56")
    #expect(entry.content.loss?.text == "78")
    entry.change { $0.mask = german }
    #expect(entry.content.text == "+49 151 12345678")
    let isRedone = entry.redo()
    #expect(isRedone)
    #expect(entry.content.text == "+49 612 345678")
  }

  @Test func aSecretKeepsNothingToUndo() {
    var entry = Self.entry { _ in }
    entry.hasUndo = false
    entry.type("secret")
    #expect(!entry.history.canUndo)
    let isUndone = entry.undo()
    #expect(!isUndone)
    #expect(entry.content.text == "secret")
  }
}

extension FieldEntry {
  /// Types a text key by key.
  mutating func type(_ text: String) {
    for character in text { insert(String(character), .typing) }
  }

  /// Inserts a text instead of the selection.
  @discardableResult
  mutating func insert(_ text: String, _ source: InputRules.Source) -> Bool {
    let before = content
    let outcome = outcome(
      of: TextEdit(replacing: before.selection, with: text), in: before, source)
    carryOut(outcome)
    if !content.isSpelledLike(before) { record(from: before, typed: outcome.typed) }
    return outcome.after != nil
  }

  /// Deletes a range.
  mutating func delete(_ range: Range<Int>) {
    let before = content
    delete(TextEdit(replacing: range), in: before)
    if !content.isSpelledLike(before) { record(from: before, typed: nil) }
  }
}
