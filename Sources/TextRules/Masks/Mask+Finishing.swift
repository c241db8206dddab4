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
  ///   - earliest: The first day that is allowed: where two digits can mean a year after it, they
  ///     do.
  ///   - latest: The last day that is allowed. A birthday `1.6.30` is in 1930 if that is today.
  /// - Returns: The date with the caret at its end; any other text is returned unchanged.
  public func finished(
    _ text: MaskedText, today: CalendarDate, yearsAhead: Int = 10,
    earliest: CalendarDate? = nil, latest: CalendarDate? = nil
  ) -> MaskedText {
    let century = Century(
      latestYear: today.year + yearsAhead, limits: DateLimits(earliest: earliest, latest: latest))
    return DateReading(self)?.finished(text, in: century) ?? text
  }
}
