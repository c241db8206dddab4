/// One knob with the value that it is to get.
public struct KnobSetting: Hashable, Sendable {
  /// The knob's identifier, such as `maxLine`.
  public let knob: String
  /// The value, which the knob accepts.
  public let value: KnobValue

  /// Makes a setting.
  public init(_ knob: String, _ value: KnobValue) {
    self.knob = knob
    self.value = value
  }
}
