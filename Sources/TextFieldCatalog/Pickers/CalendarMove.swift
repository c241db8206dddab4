import GtkCore
import TextRules

/// Where a key goes in a calendar.
enum CalendarMove: Equatable {
  case days(Int)
  case months(Int)
  case startOfMonth
  case endOfMonth

  /// What a key does; nil for a key that does nothing.
  ///
  /// - Parameters:
  ///   - name: The key's name, as GDK has it.
  ///   - shift: Whether Shift is held.
  ///   - control: Whether Control is held.
  ///   - isMirrored: Whether the days run from right to left.
  init?(_ name: String, shift: Bool = false, control: Bool = false, isMirrored: Bool = false) {
    // The same keys are on the pad with the numbers.
    let name = name.hasPrefix("KP_") ? String(name.dropFirst(3)) : name
    let isFar = shift || control
    switch name {
    case "Left": self = isFar ? .months(isMirrored ? 1 : -1) : .days(isMirrored ? 1 : -1)
    case "Right": self = isFar ? .months(isMirrored ? -1 : 1) : .days(isMirrored ? -1 : 1)
    case "Up": self = isFar ? .months(-12) : .days(-7)
    case "Down": self = isFar ? .months(12) : .days(7)
    case "Page_Up", "Prior": self = .months(isFar ? -12 : -1)
    case "Page_Down", "Next": self = .months(isFar ? 12 : 1)
    case "Home": self = .startOfMonth
    case "End": self = .endOfMonth
    default: return nil
    }
  }

  /// The day that one comes to.
  func applied(to date: CalendarDate) -> CalendarDate {
    switch self {
    case .days(let days): date.adding(days: days)
    case .months(let months): date.adding(months: months)
    case .startOfMonth: date.startOfMonth
    case .endOfMonth: date.endOfMonth
    }
  }
}
