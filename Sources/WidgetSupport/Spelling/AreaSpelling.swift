import GtkCore

/// The spell checking of a growing area: its checker, the marks in its text, and their messages.
@MainActor
final class AreaSpelling {
  /// The marks in the text; nil while there is no checker.
  private(set) var marks: SpellingMarks?
  private let textView: TextView

  init(textView: TextView) { self.textView = textView }

  /// The checker of the text; nil for none.
  var checker: SpellChecker? {
    get { marks?.checker }
    set {
      guard newValue !== marks?.checker else { return }
      end()
      marks = newValue.map { SpellingMarks(textView: textView, checker: $0) }
      marks?.menu.messages = messages
      marks?.isLiteral = isLiteral
    }
  }

  /// Returns whether the text at an offset is exempt from spell checking, such as code.
  var isLiteral: (@MainActor (Int) -> Bool)? { didSet { marks?.isLiteral = isLiteral } }

  /// The messages in the menu of a misspelled word.
  var messages = SpellingMessages() { didSet { marks?.menu.messages = messages } }

  /// Whether all visible text is checked.
  var isSettled: Bool { marks?.isSettled ?? true }

  /// Removes all marks and stops checking.
  func end() {
    marks?.end()
    marks = nil
  }
}
