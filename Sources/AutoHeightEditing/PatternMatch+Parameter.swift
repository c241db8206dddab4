import GtkCore
import TextRules

/// As a property; the error of an invalid pattern is not in it.
extension PatternMatch: ParameterValue {
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
