import CConcertinaGtk

/// GtkCalendar has no limits. Its days are labels in a grid, and a click on an insensitive one does
/// nothing. So a day that cannot be selected is made insensitive, which shows and is also reported
/// to assistive technologies.
extension CalendarView {
  /// Shows which days of the month can be selected, and which arrows lead to months with such days.
  ///
  /// Call this whenever another month is shown.
  ///
  /// - Parameters:
  ///   - earliest: The first day that can be selected; `nil` for no limit.
  ///   - latest: The last day that can be selected; `nil` for no limit.
  package func showLimits(earliest: Day?, latest: Day?) {
    let days = days
    for (label, day) in days {
      label.isSensitive = earliest.map { $0 <= day } ?? true && latest.map { $0 >= day } ?? true
    }
    let arrows = arrows
    let shown = selectedDay
    let first = Day(year: shown.year, month: shown.month, day: 1)
    let last = Day(year: shown.year, month: shown.month, day: 31)
    for arrow in arrows.back { arrow.isSensitive = earliest.map { $0 < first } ?? true }
    for arrow in arrows.onward { arrow.isSensitive = latest.map { $0 > last } ?? true }
  }

  /// The labels of the visible days, including those of the months before and after; empty if this
  /// version of GTK has a different structure.
  package var days: [(label: Widget, day: Day)] {
    let labels = children.filter { $0.typeName == "GtkGrid" }.flatMap(\.children)
      .filter { $0.hasStyleClass("day-number") }
    let shown = selectedDay
    guard labels.count == 42,
      let first = labels.firstIndex(where: { !$0.hasStyleClass("other-month") }),
      let start = g_date_time_new_utc(
        gint(clamping: shown.year), gint(clamping: shown.month), 1, 0, 0, 0)
    else { return [] }
    defer { g_date_time_unref(start) }
    return labels.enumerated().compactMap { index, label in
      guard let date = g_date_time_add_days(start, gint(index - first)) else { return nil }
      defer { g_date_time_unref(date) }
      return (label, Day(date))
    }
  }

  /// The arrows in the header: those for the month, then those for the year.
  private var arrows: (back: [Widget], onward: [Widget]) {
    let buttons = children.first?.children.filter { $0.typeName == "GtkButton" } ?? []
    guard buttons.count == 4 else { return ([], []) }
    return ([buttons[0], buttons[2]], [buttons[1], buttons[3]])
  }
}

extension CalendarView.Day {
  init(_ time: OpaquePointer) {
    self.init(
      year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
      day: Int(g_date_time_get_day_of_month(time)))
  }
}
