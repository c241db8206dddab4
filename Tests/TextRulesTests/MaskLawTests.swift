import TestSupport
import Testing
import TextRules

/// The laws of masks, with random edits; failures name the random seed of their run.
@Suite struct MaskLawTests {
  static let masks = [
    "+7 ([000]) [000]-[00]-[00]", "[00]:[00]", "[000]", "[0000] [0000] [0000] [0000] [999]",
    "[AA]-[00]", "[A][000][AA] [00]", "[099].[00]", "{+7}[0000000000]", "[_…]", "([aaa]) [0…]",
    "[A…]", "[00]0[00]", "7 [000]", "[00]%", "[-][0] {x} [a]",
  ]
  private static let alphabet: [Character] =
    Array("0123456789ABCxyz +-()/._%7é😀٣५９") + ["e\u{301}", "\u{301}"]

  @Test(arguments: masks)
  func editsTouchNothingElse(source: String) throws {
    let mask = try Mask(source)
    for seed in 0..<TestEffort.count(2) {
      var generator = SeededRandom(seed: UInt64(seed))
      var field = mask.empty
      for _ in 0..<230 {
        let edit = Self.randomEdit(of: field, &generator)
        let result = mask.apply(edit, to: field)
        check(mask, edit, field, result, "seed \(seed), \(edit) on \(field.text)")
        field = result.text
      }
    }
  }

  private func check(
    _ mask: Mask, _ edit: TextEdit, _ old: MaskedText, _ result: MaskEdit, _ label: Comment
  ) {
    let new = result.text
    if result.isRejected { return #expect(new.text == old.text, label) }
    if isReadAnew(mask, edit, old, result) { return }
    let entered = Array(old.enteredText.unicodeScalars)
    let start = old.enteredCount(before: edit.range.lowerBound)
    let end = old.enteredCount(before: edit.range.upperBound)
    let isEmpty = edit.text.isEmpty && start == end
    let first = isEmpty && edit.direction == .backward ? max(0, start - 1) : start
    let last = isEmpty && edit.direction == .forward ? end + 1 : end
    let from = old.enteredText.prefix(first).unicodeScalars.count
    let to = old.enteredText.prefix(last).unicodeScalars.count
    let after = Array(new.enteredText.unicodeScalars)
    let (head, tail) = (entered[..<from], entered[to...])
    #expect(after.starts(with: head), label)
    #expect(after.reversed().starts(with: tail.reversed()), label)
    #expect(after.count >= head.count + tail.count, label)
    guard after.count >= head.count + tail.count else { return }
    let middle = after[head.count..<(after.count - tail.count)]
    #expect(isSubsequence(middle, of: Self.asciiDigits(edit.text)), label)
    #expect(new.caret >= 0 && new.caret <= new.text.unicodeScalars.count, label)
    let passed = enteredScalars(of: new, before: new.caret)
    #expect(passed == from + middle.count, label)
  }

  /// Whether the text was read again without loss: digits became the mask's own, or the pasted
  /// text fills the mask by itself.
  private func isReadAnew(
    _ mask: Mask, _ edit: TextEdit, _ old: MaskedText, _ result: MaskEdit
  ) -> Bool {
    let whole = mask.format(edit.text)
    if whole == result.text, whole.isComplete, result.rejectedCount == 0 { return true }
    let kept = old.enteredText.prefix(old.enteredCount(before: edit.range.lowerBound))
    guard old.enteredCount(before: edit.range.upperBound) == old.enteredText.count else {
      return false
    }
    let shown = result.text.text.filter { $0.isLetter || $0.isNumber }
    return shown.hasPrefix(kept) && !result.text.enteredText.hasPrefix(kept)
  }

  @Test(arguments: masks)
  func formattingTwiceIsFormattingOnce(source: String) throws {
    let mask = try Mask(source)
    var generator = SeededRandom(seed: 7)
    for _ in 0..<TestEffort.count(200) {
      let text = Self.randomText(&generator)
      let once = mask.format(text)
      #expect(mask.format(once.text).text == once.text, "\(text)")
      // A raw text does not show which positions are blank.
      if !once.text.contains(mask.blank) {
        #expect(mask.format(rawText: once.rawText).rawText == once.rawText, "\(text)")
      }
      let own = once.enteredText
      #expect(isSubsequence(Array(own.unicodeScalars)[...], of: Self.asciiDigits(text)))
    }
  }

  @Test(arguments: masks)
  func digitsOfEveryScriptAreThoseOfASCII(source: String) throws {
    let mask = try Mask(source)
    var generator = SeededRandom(seed: 17)
    for _ in 0..<TestEffort.count(80) {
      let text = Self.randomText(&generator)
      let ascii = String(String.UnicodeScalarView(Self.asciiDigits(text)))
      #expect(mask.format(text) == mask.format(ascii), "\(text)")
      #expect(type(text, mask, into: mask.empty) == type(ascii, mask, into: mask.empty), "\(text)")
    }
  }

  @Test(arguments: masks)
  func typingPastingAndSettingAreTheSame(source: String) throws {
    let mask = try Mask(source)
    var generator = SeededRandom(seed: 11)
    for _ in 0..<TestEffort.count(80) {
      let value = mask.format(Self.randomText(&generator))
      for text in [value.text, value.rawText] where !text.contains(mask.blank) {
        let set = mask.format(text)
        #expect(type(text, mask, into: mask.empty) == set, "\(text)")
        guard !set.enteredText.isEmpty, source != "7 [000]" else { continue }
        #expect(type(text, mask, into: mask.prefix()) == set, "\(text) behind the prefix")
        let paste = TextEdit.insertion(of: text, at: mask.prefix().caret)
        #expect(mask.apply(paste, to: mask.prefix()).text == set, "\(text) behind the prefix")
      }
    }
  }

  private func type(_ text: String, _ mask: Mask, into field: MaskedText) -> MaskedText {
    text.reduce(field) { field, character in
      mask.apply(.insertion(of: String(character), at: field.caret), to: field).text
    }
  }

  private func enteredScalars(of field: MaskedText, before offset: Int) -> Int {
    let count = field.enteredCount(before: offset)
    return field.enteredText.prefix(count).unicodeScalars.count
  }

  private func isSubsequence(
    _ part: ArraySlice<Unicode.Scalar>, of whole: [Unicode.Scalar]
  ) -> Bool {
    var rest = whole[...]
    for scalar in part {
      guard let index = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func asciiDigits(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
      else { return scalar }
      return Unicode.Scalar(UInt8(48 + Int(value)))
    }
  }

  private static func randomText(_ generator: inout SeededRandom) -> String {
    let length = Int.random(in: 0...14, using: &generator)
    return String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
  }

  /// Returns an edit at positions between whole characters, as widgets make them.
  private static func randomEdit(
    of field: MaskedText, _ generator: inout SeededRandom
  ) -> TextEdit {
    var places = [0]
    for character in field.text {
      places.append(places[places.count - 1] + character.unicodeScalars.count)
    }
    let one = Int.random(in: 0..<places.count, using: &generator)
    let other = Int.random(in: 0..<places.count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...4:
      let character = alphabet.randomElement(using: &generator) ?? "1"
      return .insertion(of: String(character), at: places[one])
    case 5:
      return TextEdit(replacing: places[max(0, one - 1)]..<places[one], direction: .backward)
    case 6:
      let end = min(one + 1, places.count - 1)
      return TextEdit(replacing: places[one]..<places[end], direction: .forward)
    case 7: return TextEdit(replacing: places[min(one, other)]..<places[max(one, other)])
    case 8: return .insertion(of: randomText(&generator), at: places[one])
    default:
      let range = places[min(one, other)]..<places[max(one, other)]
      return TextEdit(replacing: range, with: randomText(&generator))
    }
  }
}
