import CConcertinaGtk

/// A direction on the screen.
public enum Orientation: Sendable {
  /// From left to right, or from right to left in right-to-left text.
  case horizontal
  /// From top to bottom.
  case vertical

  init(_ value: GtkOrientation) {
    self = value == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
  }

  var value: GtkOrientation {
    self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }
}
