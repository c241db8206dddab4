import CConcertinaGtk

/// A handle on a GtkProgressBar: how much of something is done.
@MainActor
public final class ProgressBar: Widget {
  /// Creates a bar at a fraction.
  public init(fraction: Double = 0) {
    super.init(adopting: madeByGtk(gtk_progress_bar_new()))
    self.fraction = fraction
  }

  /// The part that is done, from 0 to 1.
  public var fraction: Double {
    get { call(gtk_progress_bar_get_fraction) }
    set { call(gtk_progress_bar_set_fraction, newValue.isFinite ? min(max(newValue, 0), 1) : 0) }
  }

  /// Moves the bar a step to and fro, where it is not known how much is left.
  public func pulse() { gtk_progress_bar_pulse(nativePointer) }

  /// The text beside the bar; empty for none.
  public var text: String {
    get { call(gtk_progress_bar_get_text) }
    set {
      call(gtk_progress_bar_set_text, newValue)
      call(gtk_progress_bar_set_show_text, !newValue.isEmpty)
    }
  }
}
