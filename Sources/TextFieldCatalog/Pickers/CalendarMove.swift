import GtkCore
import TextRules

/// The effect of a key in a calendar.
enum CalendarMove: Equatable {
  case days(Int)
  case months(Int)
  case startOfMonth
  case endOfMonth

  /// Creates the move of a key; nil for a key that does nothing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held; Shift and Control lead further.
  ///   - isMirrored: Whether the days run from right to left.
  init?(_ key: KeySymbol, _ modifiers: KeyModifiers = [], isMirrored: Bool = false) {
    let isFar = !modifiers.isDisjoint(with: [.shift, .control])
    let forward = isMirrored ? -1 : 1
    switch key {
    case .left: self = isFar ? .months(-forward) : .days(-forward)
    case .right: self = isFar ? .months(forward) : .days(forward)
    case .up: self = isFar ? .months(-12) : .days(-7)
    case .down: self = isFar ? .months(12) : .days(7)
    case .pageUp: self = .months(isFar ? -12 : -1)
    case .pageDown: self = .months(isFar ? 12 : 1)
    case .home: self = .startOfMonth
    case .end: self = .endOfMonth
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
