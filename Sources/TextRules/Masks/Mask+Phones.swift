extension Mask {
  /// How an entry without `+` is read.
  var nationalReading: NationalReading {
    NationalReading(code: countryCode ?? "", aliases: prefixAliases, capacity: capacity)
  }

  /// How many places have to be filled, and how many can be.
  private var capacity: ClosedRange<Int> {
    let places = elements.filter { !$0.isLiteral }
    let isOpen = elements.last.map { if case .repetition = $0 { true } else { false } } ?? false
    return places.count(where: \.isMandatory)...(isOpen ? MaskForm.longestText : places.count)
  }

  /// Whether a text is the number of a country's plan; without a plan, whether it is complete.
  func holdsNumber(_ text: MaskedText) -> Bool {
    text.isComplete && verdict(onNumber: text).map { $0.kind != nil } ?? true
  }

  /// What the plan of its country says about a phone number; `nil` if this is not a mask of phone
  /// numbers, or the plan is not known.
  func verdict(onNumber text: MaskedText) -> PhoneNumber.Verdict? {
    guard isInternational, let code = members[text.member].countryCode else { return nil }
    return NumberingPlan.ofCode(code)?.verdict(text.enteredText)
  }

  /// Returns a phone number in the groups that are usual in its area.
  func grouped(_ text: MaskedText) -> MaskedText {
    guard members.contains(where: { !$0.areas.isEmpty }) else { return text }
    let present = members[text.member]
    let forms = members.filter { $0.countryCode == present.countryCode }
    let digits = text.enteredText
    let best = forms.max { $0.length(ofAreaIn: digits) < $1.length(ofAreaIn: digits) }
    guard let best, best.member != text.member else { return text }
    return best.taking(text)
  }

  /// How many digits of a number are the area of this form: -1 if it has another form, 0 if the
  /// form is for every number.
  private func length(ofAreaIn digits: String) -> Int {
    areas.isEmpty
      ? 0 : areas.lazy.filter { $0.match(digits) == .whole }.map(\.count).max() ?? -1
  }

  /// Writes a number of another form of the same country.
  private func taking(_ text: MaskedText) -> MaskedText {
    let entered = text.enteredCount(before: text.caret)
    var writer = MaskWriter(self)
    writer.writeLiterals(to: writer.nextPlace)
    var caret = writer.caret
    let written = Set(text.cells.lazy.filter { $0.isLiteral && $0.isWritten }.map(\.element))
    let digits = Array(text.enteredText)
    for (index, digit) in digits.enumerated() {
      _ = writer.writeEntered(digit)
      if index + 1 == entered { caret = writer.caret }
    }
    writer.complete()
    writer.noteLiteralsWritten(written.intersection(0...(countryCode?.count ?? 0)))
    var result = writer.text
    if entered < digits.count { result = result.movingCaret(to: caret) }
    (result.source, result.entry) = (text.source, text.entry)
    result.missingCount = text.missingCount
    return result
  }
}

extension PhoneCountry {
  /// The forms of the country's areas: masks like ``mask``, with the first digits of their numbers.
  var areaForms: [(mask: String, areas: [NumberStart])] {
    guard let plan = NumberingPlan.ofCode(callingCode) else { return [] }
    let places = nationalMask.split { $0 == "[" }.flatMap { $0.prefix { $0 != "]" } }
      .filter { "09".contains($0) }
    let least = places.count { $0 == "0" }
    return plan.forms.map { form in
      ("{+\(callingCode)} " + Self.mask(form.groups, least: least, most: places.count), form.starts)
    }
  }

  /// A mask with groups of digits and as many places as another one.
  private static func mask(_ groups: String, least: Int, most: Int) -> String {
    var (mask, count) = ("", 0)
    for character in groups {
      if character == "#" {
        mask += count < least ? "[0]" : "[9]"
        count += 1
      } else {
        mask.append(character)
      }
    }
    return mask + String(repeating: count < least ? "[0]" : "[9]", count: max(0, most - count))
  }
}
