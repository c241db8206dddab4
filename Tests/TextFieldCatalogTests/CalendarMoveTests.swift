import GtkCore
import Testing
import TextRules

@testable import TextFieldCatalog

@Suite struct CalendarMoveTests {
  @Test(
    arguments: [
      ("Left", false, false, .days(-1)), ("Right", false, false, .days(1)),
      ("Left", false, true, .days(1)), ("Right", false, true, .days(-1)),
      ("Up", false, false, .days(-7)), ("Down", false, false, .days(7)),
      ("KP_Down", false, true, .days(7)), ("Page_Up", false, false, .months(-1)),
      ("Page_Down", true, false, .months(12)), ("KP_Next", false, false, .months(1)),
      ("Left", true, false, .months(-1)), ("Left", true, true, .months(1)),
      ("Up", true, false, .months(-12)), ("Home", false, false, .startOfMonth),
      ("KP_End", false, false, .endOfMonth),
    ] as [(String, Bool, Bool, CalendarMove)])
  func keys(_ key: String, _ shift: Bool, _ isMirrored: Bool, _ move: CalendarMove) {
    let symbol = KeySymbol(named: key)
    #expect(CalendarMove(symbol, shift ? .shift : [], isMirrored: isMirrored) == move)
    #expect(CalendarMove(symbol, shift ? .control : [], isMirrored: isMirrored) == move)
  }

  @Test(arguments: ["a", "Tab", "Return", "Escape", "F1", ""])
  func otherKeysDoNothing(_ key: String) {
    #expect(CalendarMove(KeySymbol(named: key)) == nil)
  }
}
