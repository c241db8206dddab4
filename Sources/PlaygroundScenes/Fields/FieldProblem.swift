import Concertina

/// What is wrong with a knob of a field, in the words of the type that found it.
enum FieldProblem: Equatable, CustomStringConvertible {
  /// The letters that a mask shall have beside its own.
  case notations(JSONError)
  /// The mask.
  case mask(MaskError)
  /// The regular expression.
  case regex(PatternError)

  /// The knob.
  var knob: String {
    switch self {
    case .notations: "notations"
    case .mask: "mask"
    case .regex: "regex"
    }
  }

  /// The mistake in words.
  var message: String {
    switch self {
    case .notations(let error): "\(error)"
    case .mask(let error): "\(error)"
    case .regex(let error): "\(error)"
    }
  }

  /// The knob and its mistake, on one line.
  var description: String { "\(knob): \(message)" }
}
