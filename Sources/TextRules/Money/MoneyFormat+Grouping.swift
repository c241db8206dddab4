extension MoneyFormat {
  /// Writes digits in groups.
  ///
  /// - Parameters:
  ///   - significant: The digits and the decimal point.
  ///   - place: How many of them are before the caret.
  /// - Returns: The text with the caret directly after that digit.
  func text(of significant: [Character], caretAfter place: Int) -> MoneyText {
    let point = significant.firstIndex(of: ".") ?? significant.endIndex
    // Leading zeros are not grouped: what is left of 10,310 without its 1 must not look like 0.31.
    let separators = significant.first == "0" ? [] : groupStarts(ofDigits: point)
    var (text, caret) = ("", 0)
    for (index, character) in significant.enumerated() {
      if separators.contains(index), let groupingSeparator { text.append(groupingSeparator) }
      text.append(character == "." ? decimalSeparator : character)
      if index + 1 == place { caret = text.unicodeScalars.count }
    }
    return MoneyText(text: text, caret: caret, significant: significant)
  }

  /// The number of digits before the fraction that need no separator.
  var firstGroupSize: Int { groupSizes.first.map { $0 > 0 ? $0 : 3 } ?? 3 }

  /// The indices of the digits, from the first, that have a separator before them.
  func groupStarts(ofDigits count: Int) -> Set<Int> {
    guard groupingSeparator != nil else { return [] }
    var starts: Set<Int> = []
    var (position, index) = (count, 0)
    while let size = groupSizes.isEmpty ? nil : groupSizes[min(index, groupSizes.count - 1)] {
      guard size > 0, position > size else { break }
      position -= size
      starts.insert(position)
      index += 1
    }
    return starts
  }
}
