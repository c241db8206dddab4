import TextTranslation

/// A kind of events, by which the log is filtered.
enum EventKind: CaseIterable {
  case text
  case size
  case focus
  case error
  case other

  /// The kind of an event.
  init(_ event: SceneEvent) {
    switch event.name {
    case "text": self = .text
    case "height": self = .size
    case "focus", "selection": self = .focus
    case "refused", "draft": self = .error
    case let name where name.hasPrefix("not "): self = .error
    default: self = .other
    }
  }

  /// The title in the list of filters.
  var title: String {
    switch self {
    case .text: translated("Text")
    case .size: translated("Height")
    case .focus: translated("Focus and selection")
    case .error: translated("Errors")
    case .other: translated("Other events")
    }
  }
}
