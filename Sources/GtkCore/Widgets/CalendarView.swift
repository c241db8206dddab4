import CConcertinaGtk
import CConcertinaShims
import TextTranslation

/// A handle on a GtkCalendar, which shows a month with one selected day.
///
/// Its name differs from GTK's, because programs know `Calendar` from Foundation.
///
/// The calendar has keys of its own, which move a focus frame whose position it does not report,
/// and it has no limits. To change either, handle the keys in the capture phase and select days
/// yourself.
@MainActor
public final class CalendarView: Widget {
  /// A day as the calendar represents it: a year from 1 to 9999 and a month from 1 to 12.
  public struct Day: Comparable, Hashable, Sendable {
    /// The year.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Creates a day.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// Returns whether one day is before another.
    public static func < (first: Day, second: Day) -> Bool {
      (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
  }

  /// Creates a calendar with today selected.
  public convenience init() {
    // GTK 4.18 does not allow labels for generic widgets, which a calendar is by default.
    self.init(adopting: madeByGtk(concertina_calendar_new_with_role(AccessibleRole.group.value)))
  }

  /// The selected day; setting a day that does not exist has no effect.
  public var selectedDay: Day {
    get {
      guard let date = gtk_calendar_get_date(nativePointer) else {
        return Day(year: 1, month: 1, day: 1)
      }
      defer { g_date_time_unref(date) }
      return Day(date)
    }
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

  /// Called when another day was selected, by the user or by code.
  ///
  /// The arrows in the header select the same day of another month. The same selection may be
  /// reported twice.
  @discardableResult
  public func onDaySelected(_ handler: @escaping @MainActor (Day) -> Void) -> SignalConnection {
    // GTK 4.8 reports `day-selected` only for another day of the month.
    let names = ["day-selected", "notify::month", "notify::year"]
    return SignalConnection(
      joining: names.map { name in connect(Signal(name)) { handler($0.emitter.selectedDay) } })
  }

  /// Returns a day in the user's language, such as `7 March 1999`.
  public static func name(of day: Day) -> String {
    guard
      let date = g_date_time_new_local(
        gint(clamping: day.year), gint(clamping: day.month), gint(clamping: day.day), 0, 0, 0)
    else { return "" }
    defer { g_date_time_unref(date) }
    // The month is in the form used with a day, in languages that have two forms.
    guard let text = g_date_time_format(date, translated("%-e %B %Y", context: "date")) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension CalendarView: ConcreteHandle {}
