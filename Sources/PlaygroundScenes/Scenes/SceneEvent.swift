/// Something that happened on a stage, for the log of events.
public struct SceneEvent: Hashable, Sendable {
  /// What it is about, such as `height`.
  public let name: String
  /// What happened, in the log's words, such as `44 → 64`.
  public let detail: String

  /// Makes an event of any name.
  public init(name: String, detail: String) {
    self.name = name
    self.detail = detail
  }

  /// The text changed; only its beginning and its length in Unicode scalars are told, for a log
  /// shall not copy a long document on every key.
  public static func text(excerpt: String, length: Int) -> SceneEvent {
    SceneEvent(name: "text", detail: "\(JSONWriter.excerpt(of: excerpt)) (\(length))")
  }

  /// The height changed, in pixels.
  public static func height(from old: Int, to new: Int) -> SceneEvent {
    SceneEvent(name: "height", detail: "\(old) → \(new)")
  }

  /// The pattern's answer changed, to one of the names that `state` uses.
  public static func match(_ state: String) -> SceneEvent {
    SceneEvent(name: "match", detail: state)
  }

  /// The focus came or went.
  public static func focus(_ isFocused: Bool) -> SceneEvent {
    SceneEvent(name: "focus", detail: isFocused ? "in" : "out")
  }
}
