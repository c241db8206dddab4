import DataBinding
import GtkCore
import TextRules
import WidgetSupport

/// Matches an editor's text against its pattern, and keeps a binding up to date with the result.
@MainActor
final class PatternMatching {
  private let matcher: LivePatternMatcher
  /// Set to whether the pattern is found in the text, while there is one.
  private(set) var isMatched = Binding.constant(false)

  /// Called when the result of the match has changed.
  var onChange: (@MainActor (PatternMatch) -> Void)?

  init(buffer: TextBuffer) {
    matcher = LivePatternMatcher { [weak buffer] in
      guard let buffer, buffer.scalarCount <= MatchEffort.longestText else { return nil }
      return buffer.text
    }
    matcher.onChange = { [weak self] in self?.publish($0) }
  }

  /// The result so far.
  var match: PatternMatch { matcher.match }

  /// Whether the result is about the newest text.
  var isSettled: Bool { matcher.isSettled }

  /// The pattern; nil for none, which also ends the use of the binding.
  var pattern: String? {
    get { matcher.pattern }
    set {
      if newValue == nil { isMatched = .constant(false) }
      matcher.pattern = newValue
    }
  }

  /// Starts using a pattern, or none, with a binding for the result.
  func use(_ pattern: String?, isMatched: Binding<Bool>) {
    self.isMatched = isMatched
    self.pattern = pattern
    writeMatch()
  }

  /// Matches again, after the text has changed.
  func textChanged() { matcher.textDidChange() }

  private func publish(_ match: PatternMatch) {
    writeMatch()
    onChange?(match)
  }

  private func writeMatch() {
    let matched = match == .matched
    if isMatched.wrappedValue != matched { isMatched.wrappedValue = matched }
  }
}
