import Concertina

/// An error in a knob of a field, as described by the type that found it.
enum FieldProblem: Equatable, CustomStringConvertible {
  /// The additional letters of a mask.
  case notations(JSONError)
  /// The mask.
  case mask(MaskError)
  /// The regular expression.
  case regex(PatternError)

  /// The name of the knob.
  var knob: String {
    switch self {
    case .notations: FieldKnobs.notations.knob.id
    case .mask: FieldKnobs.mask.knob.id
    case .regex: FieldKnobs.regex.knob.id
    }
  }

  /// The error message.
  var message: String {
    switch self {
    case .notations(let error): "\(error)"
    case .mask(let error): "\(error)"
    case .regex(let error): "\(error)"
    }
  }

  /// The knob and its error, on one line.
  var description: String { "\(knob): \(message)" }
}
