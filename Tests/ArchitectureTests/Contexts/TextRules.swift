import TextRules

// What the examples in the comments of this module use and do not declare.

@MainActor
final class Editor {
  var text = ""
}

@MainActor
final class Indicator {
  func show(_ match: PatternMatch) {}
}

@MainActor let editor = Editor()
@MainActor let indicator = Indicator()
func isFree(_ name: String) async throws -> Bool { true }
let today = CalendarDate.today
