import DataBinding
import WidgetSupport

/// The initializer with exactly the parameters that the AutoHeightEditor of iOS has, and its way of
/// matching.
extension AutoHeightEditor {
  /// Creates an editor as code for iOS does.
  ///
  /// `maxLine` is ``maxLines``, and `lineSpace` is ``lineSpacing``; the other names are the same.
  ///
  /// - Parameters:
  ///   - text: The text, which the editor reads and writes.
  ///   - font: One of the eleven text styles, or a Pango font description.
  ///   - lineSpace: The space between lines in pixels; a negative value or NaN means none.
  ///   - maxLine: The number of lines at which the editor stops growing; less than 1 counts as 1.
  ///   - hasBorder: Whether the editor draws a border with round corners.
  ///   - isEnabled: Whether text can be entered; the editor only reads it.
  ///   - disabledPlaceholder: What the editor shows instead of its text while it is disabled.
  ///   - regExpUse: Whether the text is matched against a pattern.
  public convenience init(
    text: Binding<String>,
    font: TextFont = .body,
    lineSpace: Double = 2,
    maxLine: Int,
    hasBorder: Bool,
    isEnabled: Binding<Bool>,
    disabledPlaceholder: String,
    regExpUse: RegExpUse
  ) {
    self.init(
      text: text, font: font, lineSpacing: lineSpace, maxLines: maxLine, hasBorder: hasBorder,
      isEnabled: isEnabled, disabledPlaceholder: disabledPlaceholder)
    self.regExpUse = regExpUse
  }

  /// Whether the text is matched against a pattern.
  public var regExpUse: RegExpUse {
    get {
      let matching = bindings.matching
      return matching.pattern.map { .use(pattern: $0, isMatched: matching.isMatched) } ?? .none
    }
    set {
      switch newValue {
      case .use(let pattern, let isMatched): bindings.matching.use(pattern, isMatched: isMatched)
      case .none: bindings.matching.pattern = nil
      }
    }
  }
}
