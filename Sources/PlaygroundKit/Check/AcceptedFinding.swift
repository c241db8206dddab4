import GtkCore
import RichTextModel

/// A finding of a check that stays as it is, with the reason.
public struct AcceptedFinding: Hashable, Sendable {
  /// A key of an entry in a file.
  enum Key: String, CaseIterable {
    case scene, rule, widget, scheme, reason

    /// Whether an entry without the key is rejected.
    var isRequired: Bool { self != .scheme }

    /// The value that the key accepts, in the words of a message.
    var expectation: String {
      switch self {
      case .scene: "a scene such as \"form\""
      case .rule:
        "one of \(AccessibilityFinding.Rule.allCases.map(\.rawValue).joined(separator: ", "))"
      case .widget: "a widget as the check prints it, such as \"submit/label\""
      case .scheme: "light or dark"
      case .reason: "a sentence that says why it stays"
      }
    }
  }

  /// The scene, by its identifier.
  public let scene: String
  /// The rule.
  public let rule: AccessibilityFinding.Rule
  /// The address of the widget.
  public let widget: String
  /// The appearance in which it is found; nil for both.
  public let scheme: ColorScheme?
  /// The reason why it stays.
  public let reason: String

  /// Describes a finding that stays.
  public init(
    scene: String, rule: AccessibilityFinding.Rule, widget: String, scheme: ColorScheme? = nil,
    reason: String
  ) {
    (self.scene, self.rule, self.widget) = (scene, rule, widget)
    (self.scheme, self.reason) = (scheme, reason)
  }

  /// Whether it is about what a check in an appearance has found.
  public func covers(
    _ finding: AccessibilityFinding, in scene: String, _ scheme: ColorScheme
  ) -> Bool {
    applies(in: scene, scheme) && finding.rule == rule && finding.widget == widget
  }

  /// Whether it is about a scene in an appearance.
  func applies(in scene: String, _ scheme: ColorScheme) -> Bool {
    scene == self.scene && [nil, scheme].contains(self.scheme)
  }

  /// The entry as JSON.
  public var json: JSONValue {
    var object = JSONObject()
    object[Key.scene.rawValue] = .string(scene)
    object[Key.rule.rawValue] = .string(rule.rawValue)
    object[Key.widget.rawValue] = .string(widget)
    if let scheme { object[Key.scheme.rawValue] = .string(scheme.rawValue) }
    object[Key.reason.rawValue] = .string(reason)
    return .object(object)
  }
}
