/// Something that happened on a stage, for the log of events.
public struct SceneEvent: Hashable, Sendable {
  /// The subject of the event, such as `height`.
  public let name: String
  /// What happened, in the words of the log, such as `44 → 64`.
  public let detail: String

  /// Makes an event of any name.
  public init(name: String, detail: String) {
    self.name = name
    self.detail = detail
  }

  /// Returns an event for a change of the text.
  ///
  /// It contains only the beginning of the text and its length in Unicode scalars, so that the log
  /// does not copy a long document on every key.
  public static func text(excerpt: String, length: Int) -> SceneEvent {
    SceneEvent(name: "text", detail: "\(JSONWriter.excerpt(of: excerpt)) (\(length))")
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
