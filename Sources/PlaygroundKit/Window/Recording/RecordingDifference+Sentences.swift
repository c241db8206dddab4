import RichTextModel
import TextTranslation

extension RecordingDifference {
  /// Returns how the state at the end of a replay differs from that at the end of the recording.
  static func all(_ recorded: JSONValue, _ replayed: JSONValue) -> [RecordingDifference] {
    recorded.differences(from: replayed).map {
      RecordingDifference(
        path: $0.path.textWithoutRoot, recorded: $0.before, replayed: $0.after)
    }
  }

  /// The place without the values, which may be secret.
  var withoutValues: RecordingDifference {
    RecordingDifference(path: path, recorded: nil, replayed: nil)
  }

  /// The number of differences that a question shows, and of the characters of a value.
  private static let limits = (differences: 6, value: 60)

  /// Returns what a user has to know of differences.
  static func sentences(_ differences: [RecordingDifference]) -> String {
    let lines = differences.prefix(limits.differences).map(\.line)
    let rest = differences.count - lines.count
    let more = translated("and %d more", plural: "and %d more", count: rest)
    return
      ([translated("When it is replayed, it ends differently:")] + lines
      + (rest > 0 ? [more] : [])).joined(separator: "\n")
  }

  private var line: String {
    guard recorded != nil || replayed != nil else { return path }
    return "\(path): \(Self.text(recorded)) → \(Self.text(replayed))"
  }

  private static func text(_ value: JSONValue?) -> String {
    guard let text = value?.compactText else { return translated("nothing") }
    return text.count > limits.value ? "\(text.prefix(limits.value))…" : text
  }
}

extension ScenarioRecorder.Unrecorded {
  /// The sentence about input that could not be recorded.
  var sentence: String {
    switch self {
    case .pointer(let address):
      translated("Not recorded: what the pointer did on “%s”").formatted(address)
    case .pasteOfOtherThanText: translated("Not recorded: a paste of something other than text")
    }
  }
}
