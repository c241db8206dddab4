/// A knob and the value to set it to.
public struct KnobSetting: Hashable, Sendable {
  /// The knob's identifier, such as `maxLine`.
  public let knob: String
  /// The value, which the knob accepts.
  public let value: KnobValue

  /// Creates a setting.
  public init(_ knob: String, _ value: KnobValue) {
    self.knob = knob
    self.value = value
  }
}
