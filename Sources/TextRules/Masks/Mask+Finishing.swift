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
    DateReading(self)?.finished(text, today: today, yearsAhead: yearsAhead) ?? text
  }
}
