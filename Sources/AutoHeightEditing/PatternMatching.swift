import DataBinding
import GtkCore
import TextRules
import WidgetSupport

/// Keeps the binding of `RegExpUse` up to date with an editor's text.
@MainActor
final class PatternMatching {
  private let matcher: LivePatternMatcher
  private var isMatched: Binding<Bool>?

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

  /// Starts using a pattern, or none.
  func use(_ regExpUse: RegExpUse) {
    switch regExpUse {
    case .none:
      isMatched = nil
      matcher.pattern = nil
    case .use(let pattern, let isMatched):
      self.isMatched = isMatched
      matcher.pattern = pattern
      publish(matcher.match)
    }
  }

  /// Matches again, after the text has changed.
  func textChanged() { matcher.textDidChange() }

  private func publish(_ match: PatternMatch) {
    let matched = match == .matched
    if let isMatched, isMatched.wrappedValue != matched { isMatched.wrappedValue = matched }
    onChange?(match)
  }
}
