import GtkCore
import TextRules
import TextTranslation

/// A picker of days: a calendar in a popover of a field.
///
/// ```swift
/// let picker = DatePickerView()
/// picker.onDateChanged = { date in profile.birthday = date }
/// birthday.picker = picker
/// ```
///
/// ## Events
/// Selecting a day sets the field's text in the format of ``format`` and calls ``onDateChanged``.
/// Opening the picker selects the day of the field's text, or ``startDate``, or the nearest allowed
/// day, and sets nothing.
///
/// | key | action |
/// | --- | --- |
/// | Left, Right | day to the left, to the right |
/// | Up, Down | previous, next week |
/// | Page Up, Page Down | previous, next month |
/// | with Shift | previous, next year |
/// | Home, End | first, last day of the month |
/// | Return, Space | takes the day and closes |
///
/// Days before ``earliest`` and after ``latest`` are struck through, and a click on one does
/// nothing; a key or an arrow button that would go beyond a limit selects the limit.
///
/// ## Accessibility
/// The calendar is named after the field and the selected day; from GTK 4.14 on each selected day
/// is announced.
///
/// ## Origin
/// The view of the same name in TextFieldsCatalog has a wheel, which ends today and first shows 1
/// January 1970; the format is the same. A calendar at that day would be far from most birthdays:
/// see ``startDate``.
@MainActor
public final class DatePickerView: PickerPopover {
  /// The first day that can be selected; nil for no limit.
  public var earliest: CalendarDate? { didSet { showLimits() } }
  /// The last day that can be selected; nil for no limit.
  ///
  /// Until it is set it is the present day, even when that changes.
  public var latest: CalendarDate? {
    get { chosenLatest ?? .today }
    set {
      chosenLatest = .some(newValue)
      showLimits()
    }
  }
  /// The day that is shown at first if the field's text is not a day; nil for today.
  public var startDate: CalendarDate?
  /// Called with each day that is selected.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)?
  /// The format of the field's text.
  public let format: CalendarDateFormat
  /// The calendar.
  public let calendar = CalendarView()

  private var chosenLatest: CalendarDate??
  private var isShowing = false
  private var shown: CalendarDate?

  /// Creates a picker of days up to today.
  ///
  /// - Parameters:
  ///   - format: The format of the field's text.
  ///   - messages: The texts of the bar above the calendar.
  public init(
    format: CalendarDateFormat = .standard,
    messages: PickerTopView.Messages = PickerTopView.Messages()
  ) {
    self.format = format
    super.init(calendar, messages: messages)
    button = ActionButtonConfiguration(
      image: "x-office-calendar-symbolic", label: translated("Choose a date"))
    calendar.onDaySelected { [weak self] day in self?.selected(day) }
    let keys = KeyController()
    // The calendar's own keys move a focus frame whose position cannot be read.
    keys.phase = .capture
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    calendar.add(keys)
  }

  /// The selected day; nil before the picker has been opened.
  public var date: CalendarDate? { shown }

  public override func willOpen(with text: String) {
    show(allowed(format.date(from: text) ?? startDate ?? .today))
  }

  public override func textRestored(to text: String) {
    guard let date = format.date(from: text) else { return }
    reportDate(date)
  }

  /// Takes the selected day, and closes.
  public override func done() { takeShown() }

  // MARK: Days

  private func allowed(_ date: CalendarDate) -> CalendarDate {
    date.clamped(from: earliest, to: latest)
  }

  /// Shows a day without reporting it.
  private func show(_ date: CalendarDate) {
    isShowing = true
    calendar.selectedDay = CalendarView.Day(date)
    isShowing = false
    shown = date
    showLimits()
    let name = CalendarView.name(of: CalendarView.Day(date))
    calendar.accessibleLabel = [field?.placeholder ?? "", name].joined(separator: ": ")
  }

  /// Shows which days can be selected, and which arrow buttons lead to any.
  private func showLimits() {
    calendar.showLimits(
      earliest: earliest.map(CalendarView.Day.init),
      latest: latest.map(CalendarView.Day.init))
  }

  /// Called when the user, or an arrow button of the heading, has selected a day.
  private func selected(_ day: CalendarView.Day) {
    guard !isShowing, let date = CalendarDate(day) else { return }
    pick(date)
  }

  private func pick(_ requested: CalendarDate) {
    let date = allowed(requested)
    let isNew = date != shown
    show(date)
    guard isNew else { return }
    calendar.announce(CalendarView.name(of: CalendarView.Day(date)))
    take(date)
  }

  private func take(_ date: CalendarDate) {
    let text = format.string(from: date)
    choose(text)
    reportDate(date)
  }

  private func reportDate(_ date: CalendarDate) {
    onDateChanged?(date)
    field?.implementation.dateChanged.notify(date)
  }

  // MARK: Keys

  private func press(_ key: KeyPress) -> Bool {
    guard let shown, !key.alt else { return false }
    if key.symbol.activates {
      takeShown()
      return true
    }
    let isMirrored = calendar.direction == .rightToLeft
    guard let move = CalendarMove(key.symbol, key.modifiers, isMirrored: isMirrored) else {
      return false
    }
    pick(move.applied(to: shown))
    return true
  }

  /// Takes the selected day, even if it is still the one from when the picker opened.
  private func takeShown() {
    if let shown, field?.text != format.string(from: shown) { take(shown) }
    close()
  }
}
