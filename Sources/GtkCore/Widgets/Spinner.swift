import CConcertinaGtk

/// A handle on a GtkSpinner, which shows that something is in progress.
@MainActor
public final class Spinner: Widget {
  /// Creates a spinner that is not spinning.
  public init() {
    super.init(adopting: madeByGtk(gtk_spinner_new()))
  }

  /// Whether it is spinning.
  public var isSpinning: Bool {
    get { call(gtk_spinner_get_spinning) }
    set { call(gtk_spinner_set_spinning, newValue) }
  }
}
