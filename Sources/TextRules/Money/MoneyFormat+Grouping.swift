extension MoneyFormat {
  /// Writes digits in their groups.
  ///
  /// - Parameters:
  ///   - significant: The digits and the decimal point.
  ///   - place: How many of them stand before the caret.
  /// - Returns: The text with the caret right behind that digit.
  func text(of significant: [Character], caretBehind place: Int) -> MoneyText {
    let point = significant.firstIndex(of: ".") ?? significant.endIndex
    // Zeros at the start are no group: what is left of 10,310 without its 1 must not look like 0.31.
    let separators = significant.first == "0" ? [] : groupStarts(ofDigits: point)
    var (text, caret) = ("", 0)
    for (index, character) in significant.enumerated() {
      if separators.contains(index), let groupingSeparator { text.append(groupingSeparator) }
      text.append(character == "." ? decimalSeparator : character)
      if index + 1 == place { caret = text.unicodeScalars.count }
    }
    return MoneyText(text: text, caret: caret, significant: significant)
  }

  /// How many digits stand before the fraction without a separator.
  var firstGroupSize: Int { groupSizes.first.map { $0 > 0 ? $0 : 3 } ?? 3 }

  /// The digits before which a separator stands, counted from the first one.
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
