import GtkCore
import TextRules

/// The result of matching an editor's text against its pattern.
public enum EditorMatch: Equatable, Sendable {
  /// There is no pattern.
  case none
  /// The pattern is found in the text.
  case matched
  /// The pattern is not found, or there is no text.
  case unmatched
  /// The pattern is not a valid regular expression; the message says why.
  case invalidPattern(String)
  /// Finding out would take too long, so the matcher gave up.
  case gaveUp

  init(_ match: PatternMatch) {
    switch match {
    case .none: self = .none
    case .matched: self = .matched
    case .unmatched: self = .unmatched
    case .invalidPattern(let error): self = .invalidPattern(error.message)
    case .gaveUp: self = .gaveUp
    }
  }
}

/// As a property; the message of an invalid pattern is not in it.
extension EditorMatch: ParameterValue {
  package static var kind: ParameterKind {
    .choice(
      type: "EditorMatch", cases: ["none", "matched", "unmatched", "invalidPattern", "gaveUp"])
  }

  package var plain: PlainValue {
    switch self {
    case .none: .text("none")
    case .matched: .text("matched")
    case .unmatched: .text("unmatched")
    case .invalidPattern: .text("invalidPattern")
    case .gaveUp: .text("gaveUp")
    }
  }

  package init?(plain: PlainValue) { return nil }
}
