import DataBinding
import GtkCore
import TextRules

extension CalendarView {
  /// Creates a calendar for a day.
  ///
  /// A calendar always has a day: for one that may be missing, say which it shows then:
  ///
  /// ```swift
  /// @State var due: CalendarDate? = nil
  /// let calendar = CalendarView(date: $due ?? .today)
  /// ```
  public convenience init(date: Binding<CalendarDate>) {
    self.init()
    bind(\.date, to: date) { calendar, changed in
      calendar.onDaySelected { day in CalendarDate(day).map(changed) }
    }
  }

  /// The selected day.
  public var date: CalendarDate {
    get { CalendarDate(selectedDay) ?? .today }
    set { selectedDay = Day(newValue) }
  }
}

extension CalendarView.Day {
  /// Creates the same day as a date.
  init(_ date: CalendarDate) { self.init(year: date.year, month: date.month, day: date.day) }
}

extension CalendarDate {
  /// Creates the same date as a day; nil if there is no such day.
  init?(_ day: CalendarView.Day) { self.init(year: day.year, month: day.month, day: day.day) }
}
