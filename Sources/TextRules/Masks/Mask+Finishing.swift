extension Mask {
  /// Returns a date with all digits of its year, as it is shown when editing has ended.
  ///
  /// ```swift
  /// let mask = try Mask(FormatterMasks.date)
  /// mask.finished(mask.format("1.2.03"), today: today).text  // "01.02.2003"
  /// ```
  ///
  /// - Parameters:
  ///   - text: A text that this mask has produced.
  ///   - today: The day that counts as today.
  ///   - yearsAhead: How many years after today two digits may mean; those above belong to the
  ///     century before.
  /// - Returns: The date with the caret at its end; any other text is returned unchanged.
  public func finished(
    _ text: MaskedText, today: CalendarDate, yearsAhead: Int = 10
  ) -> MaskedText {
    guard let dateMask, !dateMask.hasShortYear, !text.isComplete else { return text }
    var digits: [DateMask.Part: String] = [:]
    for cell in text.cells where cell.isEntered {
      guard let part = dateMask.parts.first(where: { $0.places.contains(cell.element) }) else {
        continue
      }
      digits[part.part, default: ""].append(cell.character)
    }
    guard digits[.day]?.count == 2, digits[.month]?.count == 2, let short = digits[.year],
      short.count == 2, let year = Int(short)
    else { return text }
    let latest = today.year + yearsAhead
    let full = latest - ((latest - year) % 100 + 100) % 100
    digits[.year] = String(full)
    let all = dateMask.parts.map { digits[$0.part] ?? "" }.joined()
    let finished = format(all)
    return finished.isComplete ? finished : text
  }
}
