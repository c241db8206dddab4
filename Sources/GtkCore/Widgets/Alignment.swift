import CConcertinaGtk

/// The alignment of a widget in a space that is larger than it needs.
public enum Alignment: Sendable, CaseIterable {
  /// Fills all the space.
  case fill
  /// At the left (in right-to-left text at the right) or top.
  case start
  /// At the right (in right-to-left text at the left) or bottom.
  case end
  /// In the middle.
  case center
  /// On the baseline of its neighbors.
  case baseline
}

extension Alignment {
  /// The alignment of what is at a part of the way from the start to the end.
  init(position: Float) {
    self = position < 0.25 ? .start : position > 0.75 ? .end : .center
  }

  /// The part of the way from the start to the end.
  var position: Float {
    switch self {
    case .fill, .start, .baseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

extension Alignment: CRepresentable {
  init(_ value: GtkAlign) { self = Self.allCases.first { $0.cValue == value } ?? .fill }

  var cValue: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}
