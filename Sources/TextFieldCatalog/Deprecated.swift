import TextRules

extension DatePickerView {
  /// Creates a picker of days up to today.
  ///
  /// - Precondition: `dateFormat` has day, month and year: see `CalendarDateFormat`.
  @available(*, deprecated, message: "Use DatePickerView(format:) with a CalendarDateFormat.")
  public convenience init(
    dateFormat: String, messages: PickerTopView.Messages = PickerTopView.Messages()
  ) {
    guard let format = CalendarDateFormat(dateFormat) else {
      preconditionFailure("dateFormat must have day, month and year once: \(dateFormat)")
    }
    self.init(format: format, messages: messages)
  }
}
