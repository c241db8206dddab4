import CGtk

/// A handle on a GtkSpinner: something is under way.
@MainActor
public final class Spinner: Widget {
  /// Makes a spinner that stands.
  public init() {
    super.init(adopting: madeByGtk(gtk_spinner_new()))
  }

  /// Whether it turns.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(nativePointer) != 0 }
    set { gtk_spinner_set_spinning(nativePointer, newValue ? 1 : 0) }
  }
}
