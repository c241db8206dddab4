/// Reads phone numbers with masks that begin with `+` and the code of a country.
///
/// A number that is written with such a prefix chooses the mask of that country, or is rejected
/// completely if there is none: cut or shifted into the places of another country, it would be
/// the number of someone else.
package struct PhoneReading {
  let mask: Mask

  /// Reads a number; returns `nil` if the masks are not those of phone numbers, or for the sign or
  /// the code of a country alone.
  func reading(of text: String) -> MaskEdit? {
    guard mask.isInternational else { return nil }
    return withoutExtension(text) ?? numberReading(text)
  }

  private func numberReading(_ text: String) -> MaskEdit? {
    guard let number = WrittenNumber(text) else { return homeReading(text) }
    switch number.prefix {
    case .international: return internationalReading(number, text)
    case .trunk:
      guard let code = mask.countryCode, TrunkZero(ofCode: code) != .part else {
        return homeReading(text)
      }
      let national = TrunkZero(ofCode: code).dropped(from: number.rest)
      return Self.writing(national, in: mask, afterWritten: nil)
    }
  }

  /// Reads a number with an extension, which is refused as a whole; returns `nil` if there is none,
  /// or no whole number before it.
  private func withoutExtension(_ text: String) -> MaskEdit? {
    guard let parts = WrittenExtension(in: text),
      var edit = numberReading(String(parts.number)), mask.holdsNumber(edit.text)
    else { return nil }
    let refused = parts.text.filter { !$0.isInvisible }
    let count = edit.rejectedCount + refused.count
    edit.rejectedText += refused
    return MaskEdit(
      text: edit.text, rejectedCount: count, isRejected: edit.isRejected,
      rejectedText: edit.rejectedText, missingCount: count, effort: edit.effort)
  }

  /// Reads a number without a prefix, which is one of the first mask's country.
  private func homeReading(_ text: String) -> MaskEdit? {
    // The mask's own marks alone are read as any other text.
    guard !text.allSatisfy({ $0.isDash || $0.isSeparator }) else { return nil }
    let digits = text.compactMap(\.asciiDigit)
    let number = mask.nationalReading.number(in: digits)
    let isAsItIs = number.digits.count == digits.count && Self.renewed(text, in: mask) == nil
    guard isAsItIs else {
      return Self.writing(
        text.dropFirst(ofDigits: digits.count - number.digits.count), in: mask,
        afterWritten: number.isWithCode ? mask.countryCode.map { $0.count + 1 } : nil)
    }
    // The mask's own marks may be written, but its digits are not.
    var reader = MaskReader(mask.alone, isAtEnd: false)
    reader.read(text.lazy.map { $0.isDash ? "-" : $0 })
    var result = reader.edit
    result.missingCount = result.rejectedCount
    return result
  }

  private func internationalReading(_ number: WrittenNumber, _ text: String) -> MaskEdit? {
    let digits = number.rest.compactMap(\.asciiDigit)
    let codes = mask.members.filter { $0.areas.isEmpty }.map { ($0, Array($0.countryCode ?? "")) }
    let whole = codes.filter { digits.starts(with: $0.1) }
    guard let (member, code) = whole.max(by: { $0.1.count < $1.1.count }) else {
      let begun = codes.first { $0.1.starts(with: digits) }
      guard let begun else { return otherCountry(number) }
      let isPlain = mask.alternatives.isEmpty && number.isWithSign
      return isPlain ? nil : Self.codeReading(digits, in: begun.0)
    }
    var rest = number.rest.dropFirst(ofDigits: code.count)
    let national = rest.drop { $0.asciiDigit == nil && $0.isSeparator }
    // The prefix alone is read as any other text in the form of the mask.
    if national.isEmpty { return mask.alternatives.isEmpty ? nil : member.alone.reading(of: text) }
    // As in +49 (0)151: the zero is dialed only within the country.
    if national.first?.asciiDigit == "0" {
      rest = TrunkZero(ofCode: String(code)).dropped(from: national)
    }
    return Self.writing(rest, in: member, afterWritten: code.count + 1)
  }

  /// The beginning of a country's code.
  private static func codeReading(_ digits: [Character], in mask: Mask) -> MaskEdit {
    var writer = MaskWriter(mask)
    if !digits.isEmpty {
      writer.write(literal: digits.count)
      writer.noteLiteralsWritten(Set(0...digits.count))
    }
    return MaskEdit(text: writer.text, rejectedCount: 0, missingCount: 0, effort: writer.effort)
  }

  private func otherCountry(_ number: WrittenNumber) -> MaskEdit {
    let count = number.rest.count { $0.asciiDigit != nil }
    return MaskEdit(
      text: mask.empty, rejectedCount: count, isRejected: true, isOtherCountry: true,
      rejectedText: String(number.rest), missingCount: count)
  }

  /// Writes the digits of a national number.
  private static func writing(
    _ characters: some Sequence<Character>, in mask: Mask, afterWritten count: Int?
  ) -> MaskEdit {
    var (writer, rejected) = (MaskWriter(mask), "")
    writer.writeLiterals(to: writer.nextPlace)
    if let count { writer.noteLiteralsWritten(Set(0..<count)) }
    for character in renewed(characters, in: mask) ?? Array(characters) {
      // What follows other marks is an extension, or is dialed later.
      if character.asciiDigit == nil, character.isBetweenDigits {
        _ = writer.write(character)
      } else if !writer.writeEntered(character) {
        rejected.append(character)
      }
    }
    writer.complete()
    return MaskEdit(
      text: writer.text, rejectedCount: rejected.count, rejectedText: rejected,
      missingCount: rejected.count, effort: writer.effort)
  }
}

extension PhoneReading {
  /// A number with digits of an older plan, as it is dialed today; `nil` for any other.
  private static func renewed(
    _ characters: some Sequence<Character>, in mask: Mask
  ) -> [Character]? {
    guard let plan = NumberingPlan.ofCode(mask.countryCode ?? "") else { return nil }
    var digits: [Character] = []
    for character in characters {
      if let digit = character.asciiDigit {
        digits.append(digit)
      } else if !character.isBetweenDigits {
        return nil
      }
    }
    return plan.renewed(digits)
  }

  /// Puts what a user has entered with another mask into the places of this one.
  ///
  /// A number whose country is a part of its value gets the country of this mask: the user has
  /// chosen another country for the same digits.
  package static func format(entered: String, in mask: Mask) -> MaskedText {
    guard case .literal("+", isValue: true) = mask.elements.first else {
      return mask.format(rawText: entered)
    }
    return mask.grouped(writing(entered, in: mask, afterWritten: nil).text)
  }
}

extension [MaskElement] {
  /// The ``Mask/countryCode`` of these elements.
  var countryCode: String? {
    let prefix = prefix { $0.isLiteral }.compactMap { element -> Character? in
      if case .literal(let own, _) = element { own } else { nil }
    }
    guard prefix.first == "+" else { return nil }
    let code = prefix.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return code.isEmpty || !dropFirst(code.count + 1).allSatisfy(Self.isOfNumber)
      ? nil : String(code)
  }

  private static func isOfNumber(_ element: MaskElement) -> Bool {
    switch element {
    case .literal(let own, _): own.isBetweenDigits
    case .slot(let characters, _), .repetition(let characters): characters == .digits
    }
  }
}

extension Character {
  /// Whether a mark is between the digits of one number, whatever the country.
  fileprivate var isBetweenDigits: Bool {
    isDash || isSeparator && !"#*@&%!?;,:".contains(self)
  }

  /// Whether it is written for a hyphen, though it is a sign of arithmetic, a letter that makes the
  /// one before it long, as on Japanese keyboards, or part of a frame.
  fileprivate var isDash: Bool { "−ー\u{FF70}˗─━".contains(self) }
}
