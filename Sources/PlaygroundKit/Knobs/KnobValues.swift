import RichTextModel

/// The values of all of a scene's knobs, with the defaults filled in.
///
/// ```swift
/// var values = KnobValues(scene.knobs)
/// values.apply(try values.setting(parsing: "maxLine=7"))
/// values[maxLine]  // 7
/// ```
///
/// A scene reads them by its own declarations, each a ``TypedKnob``.
public struct KnobValues: Hashable, Sendable {
  /// The knobs, in the inspector's order.
  public let knobs: [Knob]
  private var changed: [String: KnobValue] = [:]

  /// Creates the default values of these knobs, whose identifiers must differ.
  public init(_ knobs: [Knob]) {
    precondition(Set(knobs.map(\.id)).count == knobs.count, "knobs must have different identifiers")
    self.knobs = knobs
  }

  /// Returns the knob with this identifier, or nil.
  public func knob(_ id: String) -> Knob? {
    knobs.first { $0.id == id }
  }

  /// The value of a knob; nil if there is no such knob.
  public subscript(id: String) -> KnobValue? {
    changed[id] ?? knob(id)?.defaultValue
  }

  /// Sets an existing knob to a value that it accepts.
  public mutating func apply(_ setting: KnobSetting) {
    guard let knob = knob(setting.knob) else {
      preconditionFailure("setting must name a knob, not \(setting.knob)")
    }
    precondition(knob.accepts(setting.value), "setting must fit the knob \(setting.knob)")
    changed[knob.id] = setting.value
  }

  /// Sets several knobs; later settings override earlier ones.
  public mutating func apply(_ settings: [KnobSetting]) {
    for setting in settings {
      apply(setting)
    }
  }

  /// The settings that differ from the defaults, in the order of the knobs.
  public var settings: [KnobSetting] {
    knobs.compactMap { knob in
      guard let value = changed[knob.id], value != knob.defaultValue else { return nil }
      return KnobSetting(knob.id, value)
    }
  }

  /// All values by name, in the order of the knobs.
  public var json: JSONValue {
    .object(JSONObject(knobs.map { ($0.id, (self[$0.id] ?? $0.defaultValue).json) }))
  }
}
