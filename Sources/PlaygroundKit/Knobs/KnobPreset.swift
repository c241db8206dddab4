/// A text that the inspector offers for a text knob.
public struct KnobPreset: Hashable, Sendable {
  /// The title in the inspector, such as "E-mail".
  public let title: String
  /// The text itself.
  public let value: String

  /// Creates a preset.
  public init(_ title: String, _ value: String) {
    self.title = title
    self.value = value
  }
}
