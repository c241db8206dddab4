extension MoneyFormat {
  /// Returns a sum with all digits of its fraction, as it is shown when editing has ended.
  ///
  /// ```swift
  /// let format = MoneyFormat()
  /// format.finished(format.format("1234.5")).text  // "1,234.50"
  /// format.finished(format.empty).text             // ""
  /// ```
  ///
  /// - Parameter sum: A sum that this format has produced.
  /// - Returns: The sum with ``maxFractionDigits`` digits after the decimal separator and the
  ///   caret at its end; an empty sum is returned unchanged.
  public func finished(_ sum: MoneyText) -> MoneyText {
    let value = sum.value
    guard !value.isEmpty, maxFractionDigits > 0 else { return sum }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    let missing = maxFractionDigits - (parts.count > 1 ? parts[1].count : 0)
    guard missing > 0 else { return sum }
    let point = parts.count > 1 ? "" : "."
    return format(value: value + point + String(repeating: "0", count: missing))
  }
}
