/// The reason that a `--set` was rejected.
public enum KnobError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no `=` between a name and a value.
  case malformed(setting: String)
  /// The scene has no such knob; `known` are its knobs.
  case unknown(knob: String, known: [String])
  /// The knob does not accept the value.
  case rejected(knob: String, expected: String, found: String)

  /// The message for the user, on one line.
  public var description: String {
    switch self {
    case .malformed(let setting):
      "expected knob=value, found \(JSONWriter.excerpt(of: setting))"
    case .unknown(let knob, let known):
      "unknown knob \(JSONWriter.excerpt(of: knob))"
        + NearestName.hint(for: knob, among: known)
        + (known.isEmpty
          ? "; this scene has no knobs" : "; the knobs are \(known.joined(separator: ", "))")
    case .rejected(let knob, let expected, let found):
      "knob \"\(knob)\": expected \(expected), found \(found)"
    }
  }
}
