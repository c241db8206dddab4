import CConcertinaGtk

/// A handle on a GtkSeparator: a thin line.
@MainActor
public final class Separator: Widget {
  /// Creates a separator.
  public init(_ orientation: Orientation) {
    super.init(adopting: madeByGtk(gtk_separator_new(orientation.value)))
  }
}
