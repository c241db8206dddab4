import Concertina
import TextTranslation

/// Shows in words, and with an icon, whether a text matches its pattern.
@MainActor
final class MatchIndicator {
  let widget = Box(.horizontal, spacing: 6)
  private let icon = Image(icon: "list-remove-symbolic", role: .presentation)
  private let label = Label("", role: .status)

  init() {
    label.wrapLines()
    label.name = "match"
    widget.append(icon)
    widget.append(label)
    widget.addStyleClass("match-indicator")
    widget.horizontalAlignment = .center
  }

  /// Shows a result; an empty text is not shown as wrong.
  func show(_ match: AutoHeightEditor.Match, isEmpty: Bool) {
    let isNothing = match == .none || (match == .unmatched && isEmpty)
    let text = isNothing && match != .none ? Self.nothingYet : Self.text(of: match)
    label.text = text
    // Newer versions of GTK use only this as the name of a status, older ones its text.
    label.accessibleLabel = text
    icon.icon = Self.icon(of: isNothing ? .none : match)
    widget.setStyleClass("matched", match == .matched)
    widget.setStyleClass("refused", match != .matched && !isNothing)
  }

  private static let nothingYet = translated("nothing to match yet")

  /// Returns the result in words.
  static func text(of match: AutoHeightEditor.Match) -> String {
    switch match {
    case .none: translated("no pattern")
    case .matched: translated("matches")
    case .unmatched: translated("does not match")
    case .invalidPattern(let error): translated("invalid pattern: %s").formatted(error.message)
    case .gaveUp: translated("gave up: the pattern takes too long")
    }
  }

  // Icons that GTK itself includes, so that no theme lacks them.
  private static func icon(of match: AutoHeightEditor.Match) -> String {
    switch match {
    case .none: "list-remove-symbolic"
    case .matched: "object-select-symbolic"
    case .unmatched: "window-close-symbolic"
    case .invalidPattern: "dialog-warning-symbolic"
    case .gaveUp: "dialog-question-symbolic"
    }
  }
}

extension AutoHeightEditor.Match {
  /// The name of the result in a stage's state.
  var stateName: String {
    switch self {
    case .none: "none"
    case .matched: "matched"
    case .unmatched: "unmatched"
    case .invalidPattern: "invalidPattern"
    case .gaveUp: "gaveUp"
    }
  }
}
