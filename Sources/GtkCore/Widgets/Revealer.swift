import CConcertinaGtk

/// A handle on a GtkRevealer: shows and hides a widget with an animation.
@MainActor
public final class Revealer: Widget {
  /// A way in which the widget appears.
  public enum Transition: Sendable {
    /// At once.
    case none
    /// By becoming opaque.
    case fade
    /// From the top.
    case slideDown
    /// From the bottom.
    case slideUp

    fileprivate var value: GtkRevealerTransitionType {
      switch self {
      case .none: GTK_REVEALER_TRANSITION_TYPE_NONE
      case .fade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      case .slideDown: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      case .slideUp: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
      }
    }
  }

  /// Creates a widget that hides its child.
  public init(_ child: Widget? = nil, transition: Transition = .slideDown) {
    super.init(adopting: madeByGtk(gtk_revealer_new()))
    gtk_revealer_set_transition_type(nativePointer, transition.value)
    if let child { self.child = child }
  }

  /// The widget that is shown and hidden.
  public var child: Widget? {
    get { call(gtk_revealer_get_child) }
    set { call(gtk_revealer_set_child, newValue) }
  }

  /// Whether the child is shown, or about to be.
  public var isRevealed: Bool {
    get { call(gtk_revealer_get_reveal_child) }
    set { call(gtk_revealer_set_reveal_child, newValue) }
  }
}
