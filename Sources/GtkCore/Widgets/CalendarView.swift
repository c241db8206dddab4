import CGtk
import CGtkShims

/// A handle on a GtkCalendar: a month, of which one day is selected.
///
/// Its name is not GTK's: `Calendar` is what programs know from Foundation.
///
/// The calendar has its own keys, which move a frame that nobody outside can ask for, and no limits.
/// Who needs either takes the keys in the capture phase and selects days itself.
@MainActor
public final class CalendarView: Widget {
  /// A day as the calendar has it: any year from 1 to 9999, month 1 to 12.
  public struct Day: Comparable, Hashable, Sendable {
    /// The year.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Names a day.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// Whether one day is before another.
    public static func < (first: Day, second: Day) -> Bool {
      (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
  }

  /// Makes a calendar in which today is selected.
  public convenience init() {
    // GTK 4.18 lets nobody name what is generic to it, as a calendar is by itself.
    self.init(adopting: madeByGtk(concertina_calendar_new_with_role(AccessibleRole.group.value)))
  }

  /// The selected day; one that there is not is not selected.
  public var selectedDay: Day {
    get { Self.selectedDay(of: nativePointer) }
    set {
      let (year, month, day) = (newValue.year, newValue.month, newValue.day)
      guard
        let date = g_date_time_new_local(
          gint(clamping: year), gint(clamping: month), gint(clamping: day), 0, 0, 0)
      else { return }
      gtk_calendar_select_day(nativePointer, date)
      g_date_time_unref(date)
    }
  }

  /// Called when the user selects another day.
  ///
  /// The arrows of the heading select the same day of another month. A selection may be told twice.
  public func onDaySelected(_ handler: @escaping @MainActor (Day) -> Void) {
    // The calendar owns these closures: a handle in them would keep it alive for ever.
    nonisolated(unsafe) let native = nativePointer
    // Of what the heading does GTK 4.8 tells by signals of its own and not by that of the day.
    for signal in ["day-selected", "prev-month", "next-month", "prev-year", "next-year"] {
      connect(signal) { _ in handler(Self.selectedDay(of: native)) }
    }
  }

  /// A day in the words of the user's language, as `7 March 1999`.
  public static func name(of day: Day) -> String {
    guard
      let date = g_date_time_new_local(
        gint(clamping: day.year), gint(clamping: day.month), gint(clamping: day.day), 0, 0, 0)
    else { return "" }
    defer { g_date_time_unref(date) }
    // The month stands in the form that it has beside a day, in languages that have two.
    guard let text = g_date_time_format(date, "%-e %B %Y") else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func selectedDay(of calendar: OpaquePointer) -> Day {
    guard let date = gtk_calendar_get_date(calendar) else { return Day(year: 1, month: 1, day: 1) }
    defer { g_date_time_unref(date) }
    return Day(date)
  }
}
