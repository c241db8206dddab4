import GtkCore
import TextRules

/// A picker of days: a calendar at a field.
///
/// ```swift
/// let picker = DatePickerView()
/// picker.onDateChanged = { date in profile.birthday = date }
/// birthday.picker = picker
/// ```
///
/// ## Events
/// Each day that is selected sets the field's text in the form of ``format`` and calls
/// ``onDateChanged``. Opening the picker selects the day of the field's text, or ``startDate``, or the
/// nearest to it that is allowed, and sets nothing.
///
/// | key | goes |
/// | --- | --- |
/// | Left, Right | to the day beside |
/// | Up, Down | to the week before, after |
/// | Page Up, Page Down | to the month before, after |
/// | with Shift | to the year before, after |
/// | Home, End | to the first, the last day of the month |
/// | Return, Space | takes the day and closes |
///
/// Days before ``minimumDate`` and after ``maximumDate`` are struck through, and a click on one does
/// nothing; a key or an arrow that would go beyond a limit goes to it.
///
/// ## Accessibility
/// The calendar is called as the field is, with the selected day; from GTK 4.14 on each day that is
/// selected is said.
///
/// ## Origin
/// The seed's view of the same name has a wheel, which ends today and stands at 1 January 1970 at
/// first; the form is its own. A calendar at that day would be far from most birthdays: see
/// ``startDate``.
@MainActor
public final class DatePickerView: PickerPopover {
  /// The first day that can be selected; nil: any.
  public var minimumDate: CalendarDate? { didSet { showLimits() } }
  /// The last day that can be selected; nil: any.
  ///
  /// Until it is set it is today, whatever day that is by then.
  public var maximumDate: CalendarDate? {
    get { latest ?? .today }
    set {
      latest = .some(newValue)
      showLimits()
    }
  }
  /// The day that is shown at first where the field's text is no day; nil: today.
  public var startDate: CalendarDate?
  /// Called with each day that is selected.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)?
  /// The form of the field's text.
  public let format: CalendarDateFormat
  /// The calendar.
  public let calendar = CalendarView()

  private var latest: CalendarDate??
  private var isShowing = false
  private var shown: CalendarDate?

  /// Makes a picker of days up to today.
  ///
  /// - Precondition: `dateFormat` has day, month and year: see ``CalendarDateFormat``.
  ///
  /// - Parameters:
  ///   - dateFormat: The form of the field's text.
  ///   - messages: The words in the bar above the calendar.
  public init(
    dateFormat: String = "dd.MM.yyyy", messages: PickerTopView.Messages = PickerTopView.Messages()
  ) {
    guard let format = CalendarDateFormat(dateFormat) else {
      preconditionFailure("dateFormat must have day, month and year once: \(dateFormat)")
    }
    self.format = format
    super.init(calendar, messages: messages)
    button = ActionButtonConfiguration(
      image: "x-office-calendar-symbolic", label: "Choose a date")
    calendar.onDaySelected { [weak self] day in self?.selected(day) }
    let keys = KeyController()
    // The calendar's own keys move a frame that nobody can ask for.
    keys.setPhase(.capture)
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    calendar.add(keys)
  }

  /// The day that is selected; nil before the picker was open.
  public var date: CalendarDate? { shown }

  public override func willOpen(with text: String) {
    show(allowed(format.date(from: text) ?? startDate ?? .today))
  }

  public override func tookBack(to text: String) {
    guard let date = format.date(from: text) else { return }
    told(date)
  }

  /// Takes the day that is selected, and closes.
  public override func done() { takeShown() }

  // MARK: Days

  private func allowed(_ date: CalendarDate) -> CalendarDate {
    date.clamped(from: minimumDate, to: maximumDate)
  }

  /// Shows a day without telling anybody.
  private func show(_ date: CalendarDate) {
    isShowing = true
    calendar.selectedDay = CalendarView.Day(date)
    isShowing = false
    shown = date
    showLimits()
    let name = CalendarView.name(of: CalendarView.Day(date))
    calendar.setAccessibleLabel([field?.placeholder ?? "", name].joined(separator: ": "))
  }

  /// Shows which days can be selected, and which arrows lead to any.
  private func showLimits() {
    calendar.showLimits(
      earliest: minimumDate.map(CalendarView.Day.init),
      latest: maximumDate.map(CalendarView.Day.init))
  }

  /// The person, or an arrow of the heading, has selected a day.
  private func selected(_ day: CalendarView.Day) {
    guard !isShowing, let date = CalendarDate(day) else { return }
    pick(date)
  }

  private func pick(_ wish: CalendarDate) {
    let date = allowed(wish)
    let isNew = date != shown
    show(date)
    guard isNew else { return }
    calendar.announce(CalendarView.name(of: CalendarView.Day(date)))
    take(date)
  }

  private func take(_ date: CalendarDate) {
    let text = format.string(from: date)
    choose(text)
    told(date)
  }

  private func told(_ date: CalendarDate) {
    onDateChanged?(date)
    field?.onDateChanged?(date)
  }

  // MARK: Keys

  private func press(_ key: KeyController.Key) -> Bool {
    guard let shown, !key.alt else { return false }
    if ["Return", "KP_Enter", "ISO_Enter", "space", "KP_Space"].contains(key.name) {
      takeShown()
      return true
    }
    let isMirrored = calendar.direction == .rightToLeft
    let move = CalendarMove(
      key.name, shift: key.shift, control: key.control, isMirrored: isMirrored)
    guard let move else { return false }
    pick(move.applied(to: shown))
    return true
  }

  /// Takes the day that is selected, also if nothing was moved since the picker opened.
  private func takeShown() {
    if let shown, field?.text != format.string(from: shown) { take(shown) }
    close()
  }
}

extension CalendarView.Day {
  fileprivate init(_ date: CalendarDate) {
    self.init(year: date.year, month: date.month, day: date.day)
  }
}

extension CalendarDate {
  fileprivate init?(_ day: CalendarView.Day) {
    self.init(year: day.year, month: day.month, day: day.day)
  }
}
