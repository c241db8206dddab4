/// Reads phone numbers with masks that begin with `+` and the code of a country.
///
/// A number that is written with such a prefix chooses the mask of that country, or is rejected
/// completely if there is none: cut or shifted into the places of another country, it would be
/// the number of someone else.
package struct PhoneReading {
  let mask: Mask

  /// Reads a number with a prefix for international or trunk calls, or one without a prefix where
  /// several countries are possible; returns `nil` for any other text, or if the masks are not
  /// those of phone numbers.
  func reading(of text: String) -> MaskEdit? {
    guard mask.isInternational else { return nil }
    guard let number = WrittenNumber(text) else {
      return mask.alternatives.isEmpty ? nil : homeReading(text)
    }
    switch number.prefix {
    case .international: return internationalReading(number, text)
    case .trunk:
      guard let code = mask.countryCode, TrunkZero(ofCode: code) != .part else {
        return mask.alternatives.isEmpty ? nil : homeReading(text)
      }
      let national = TrunkZero(ofCode: code).dropped(from: number.rest)
      return Self.writing(national, in: mask, afterWritten: nil)
    }
  }

  /// Reads a number without a prefix, which is one of the first mask's country.
  private func homeReading(_ text: String) -> MaskEdit {
    var result = mask.alone.reading(of: text)
    result.missingCount = result.rejectedCount
    return result
  }

  private func internationalReading(_ number: WrittenNumber, _ text: String) -> MaskEdit? {
    let digits = number.rest.compactMap(\.asciiDigit)
    let codes = mask.members.map { ($0, Array($0.countryCode ?? "")) }
    let whole = codes.filter { digits.starts(with: $0.1) }
    guard let (member, code) = whole.max(by: { $0.1.count < $1.1.count }) else {
      let begun = codes.first { $0.1.starts(with: digits) }
      guard let begun else { return otherCountry(number) }
      let isPlain = mask.alternatives.isEmpty && number.isWithSign
      return isPlain ? nil : Self.codeReading(digits, in: begun.0)
    }
    var rest = number.rest.dropFirst(number.length(of: code.count))
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
    for character in characters {
      // What follows other marks is an extension, or is dialed later.
      let isMeant = character.asciiDigit != nil || !character.isBetweenDigits
      if isMeant, !writer.writeEntered(character) {
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
  /// Puts what a user has entered with another mask into the places of this one.
  ///
  /// A number whose country is a part of its value gets the country of this mask: the user has
  /// chosen another country for the same digits.
  package static func format(entered: String, in mask: Mask) -> MaskedText {
    guard case .literal("+", isValue: true) = mask.elements.first else {
      return mask.format(rawText: entered)
    }
    return writing(entered, in: mask, afterWritten: nil).text
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
    case .literal: element.isSeparator
    case .slot(let characters, _), .repetition(let characters): characters == .digits
    }
  }
}

extension Character {
  /// Whether a mark is between the digits of one number, whatever the country.
  fileprivate var isBetweenDigits: Bool { isSeparator && !"#*@&%!?;,:".contains(self) }
}
