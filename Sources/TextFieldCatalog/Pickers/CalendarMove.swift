import GtkCore
import TextRules

/// What a key does in a calendar.
enum CalendarMove: Equatable {
  case days(Int)
  case months(Int)
  case startOfMonth
  case endOfMonth

  /// Makes the move of a key; nil for a key that does nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the key in GDK.
  ///   - shift: Whether Shift is held.
  ///   - control: Whether Control is held.
  ///   - isMirrored: Whether the days run from right to left.
  init?(_ name: String, shift: Bool = false, control: Bool = false, isMirrored: Bool = false) {
    // The keys on the numeric keypad do the same.
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

  /// Returns the day that the move leads to from a date.
  func applied(to date: CalendarDate) -> CalendarDate {
    switch self {
    case .days(let days): date.adding(days: days)
    case .months(let months): date.adding(months: months)
    case .startOfMonth: date.startOfMonth
    case .endOfMonth: date.endOfMonth
    }
  }
}
