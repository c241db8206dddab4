import RichTextModel

/// Something on a stage that keeps people from using it.
public struct AccessibilityFinding: Hashable, Sendable {
  /// What was checked.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// Assistive technologies have a name for each widget that does something, and for pictures.
    case name
    /// Texts have enough contrast to what is below them: WCAG's 4.5 to 1, or 3 to 1 for large ones.
    case contrast
    /// What is clicked has room for a pointer that shakes: WCAG's 24 × 24 pixels.
    case target
    /// The keyboard reaches each widget that does something.
    case focus
  }

  /// The rule.
  public let rule: Rule
  /// The address of the widget, as in scenarios.
  public let widget: String
  /// What is wrong, in words.
  public let problem: String

  /// The finding as JSON.
  public var json: JSONValue {
    ["rule": .string(rule.rawValue), "widget": .string(widget), "problem": .string(problem)]
  }

  /// The finding on one line.
  public var line: String { "\(rule.rawValue): \(widget): \(problem)" }
}
