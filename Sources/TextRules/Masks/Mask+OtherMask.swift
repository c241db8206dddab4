extension Mask {
  /// Returns what was entered with another mask in this one.
  ///
  /// A separator of one mask may be a part of the value in another, so only what the user has
  /// entered counts. Of a number, this mask has the country, and of a date, its order: the parts
  /// go where they belong, and an unfinished date, whose parts are not certain, has none there.
  ///
  /// - Parameters:
  ///   - text: The text that the other mask has produced.
  ///   - other: The other mask.
  ///   - entered: All of what was entered, if the other mask had no room for some of it.
  /// - Returns: The text with the caret at its end; without what has no place in this mask.
  func reading(of text: MaskedText, in other: Mask, entered: String? = nil) -> MaskedText {
    if let date = dateMask, let otherDate = other.dateMask {
      if date.hasOrder(of: otherDate) { return format(entered: entered ?? text.enteredText) }
      guard entered == nil, text.isComplete, date.hasParts(of: otherDate) else { return empty }
      return format(parts: otherDate.digits(of: text))
    }
    return format(entered: entered ?? text.enteredText)
  }

  private func format(entered: String) -> MaskedText {
    PhoneReading.format(entered: entered, in: self)
  }

  private func format(parts: [DateMask.Part: String]) -> MaskedText {
    guard let dateMask else { return empty }
    var writer = MaskWriter(self)
    for (part, places) in dateMask.parts {
      for (place, digit) in zip(places, parts[part] ?? "") {
        _ = writer.writeInPlace(MaskCell(character: digit, kind: .entered, element: place))
      }
    }
    writer.complete()
    return writer.text
  }
}

extension DateMask {
  /// Whether another mask has the same parts in the same order.
  fileprivate func hasOrder(of other: DateMask) -> Bool {
    parts.map(\.part) == other.parts.map(\.part)
  }

  /// Whether another mask has the same parts in any order.
  fileprivate func hasParts(of other: DateMask) -> Bool {
    Set(parts.map(\.part)) == Set(other.parts.map(\.part))
  }

  /// The digits that a text has in the places of each part.
  fileprivate func digits(of text: MaskedText) -> [Part: String] {
    var digits: [Part: String] = [:]
    for cell in text.cells where cell.isEntered {
      guard let part = parts.first(where: { $0.places.contains(cell.element) }) else { continue }
      digits[part.part, default: ""].append(cell.character)
    }
    return digits
  }
}
