import RichTextModel

/// A value in a scene's state that a replay of a recording led to another one of than what was
/// recorded.
public struct RecordingDifference: Hashable, Sendable {
  /// The value's path in the state.
  public let path: String
  /// The value at the end of what was recorded; nil if there was none.
  public let recorded: JSONValue?
  /// The value at the end of the replay; nil if there was none.
  public let replayed: JSONValue?

  /// Creates a difference.
  public init(path: String, recorded: JSONValue?, replayed: JSONValue?) {
    self.path = path
    self.recorded = recorded
    self.replayed = replayed
  }

  /// Reads a difference from a file; nil if it has no path.
  init?(_ json: JSONValue) {
    guard let path = json["path"]?.stringValue else { return nil }
    self.init(path: path, recorded: json["recorded"], replayed: json["replayed"])
  }

  /// The difference as JSON.
  public var json: JSONValue {
    var object: JSONObject = ["path": .string(path)]
    object["recorded"] = recorded
    object["replayed"] = replayed
    return .object(object)
  }
}
