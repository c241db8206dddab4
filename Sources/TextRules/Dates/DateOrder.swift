/// The order of day, month and year in a date.
public enum DateOrder: String, Sendable, CaseIterable {
  /// As in 31.12.2003.
  case dayMonthYear
  /// As in 12/31/2003.
  case monthDayYear
  /// As in 2003-12-31.
  case yearMonthDay
}
