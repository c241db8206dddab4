import DataBinding
import WidgetSupport

/// Whether an editor matches its text against a regular expression.
public enum RegExpUse {
  /// Matches after each change, and sets `isMatched` to whether the pattern is found anywhere in
  /// the text.
  case use(pattern: String, isMatched: Binding<Bool>)
  /// Matches nothing.
  case none
}
