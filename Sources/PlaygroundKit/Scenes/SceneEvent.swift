/// Something that happened on a stage, for the log of events.
public struct SceneEvent: Hashable, Sendable {
  /// The subject of the event, such as `height`.
  public let name: String
  /// The details, in the words of the log, such as `44 → 64`.
  public let detail: String
  /// The part of the stage that it happened in, such as a field of a form; empty for the stage's
  /// own input.
  public let source: String

  /// Makes an event of any name.
  public init(name: String, detail: String, source: String = "") {
    self.name = name
    self.detail = detail
    self.source = source
  }

  /// Returns the same event of a part of the stage.
  public func from(_ source: String) -> SceneEvent {
    SceneEvent(name: name, detail: detail, source: source)
  }

  /// Whether it continues another event, as each key of a text that is typed continues the one
  /// before.
  public func continues(_ other: SceneEvent) -> Bool {
    name == "text" && name == other.name && source == other.source
  }

  /// Returns an event for a change of the text.
  ///
  /// It contains only the beginning of the text and its length in Unicode scalars, so that the log
  /// does not copy a long document on every key.
  public static func text(excerpt: String, length: Int) -> SceneEvent {
    let isCut = excerpt.unicodeScalars.count < length
    let shown = JSONWriter.excerpt(of: isCut ? excerpt + "…" : excerpt)
    return SceneEvent(name: "text", detail: "\(shown) (\(length))")
  }

  /// Returns an event for a switch of the stage that the user has set.
  public static func set(_ setting: KnobSetting) -> SceneEvent {
    SceneEvent(name: "set", detail: "\(setting.knob) \(setting.value.json.compactText)")
  }

  /// Returns an event for a change of the height, in pixels.
  public static func height(from old: Int, to new: Int) -> SceneEvent {
    SceneEvent(name: "height", detail: "\(old) → \(new)")
  }

  /// Returns an event for a change of the match, to one of the names that `state` uses.
  public static func match(_ state: String) -> SceneEvent {
    SceneEvent(name: "match", detail: state)
  }

  /// Returns an event for getting or losing the focus.
  public static func focus(_ isFocused: Bool) -> SceneEvent {
    SceneEvent(name: "focus", detail: isFocused ? "in" : "out")
  }
}
