import FoundationEssentials

/// The names of attributes that text typed after the run does not inherit from it.
///
///     look[BackgroundStyleKey.self] = pill
///     look[LockedAttributesKey.self] = [BackgroundStyleKey.name]
public enum LockedAttributesKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Set<String>
  /// The name of the attribute.
  public static let name = "concertina.lockedAttributes"
}

extension LockedAttributesKey: RichTextKey {
  static let savedNames = ["lockedAttributes"]

  static func markdownLosses(of value: Set<String>, inCode: Bool) -> [String] { [] }
}
