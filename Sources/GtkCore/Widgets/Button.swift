import CGtk

/// A handle on a GtkButton.
@MainActor
public class Button: Widget {
  /// Makes a button with a text.
  public convenience init(_ label: String) {
    self.init(adopting: madeByGtk(gtk_button_new_with_label(label)))
  }

  /// Makes a button with a symbolic icon; name it for screen readers and give it a tooltip.
  public convenience init(icon: String, tooltip: String) {
    self.init(adopting: madeByGtk(gtk_button_new_from_icon_name(icon)))
    setTooltip(tooltip)
    setAccessibleLabel(tooltip)
  }

  /// Makes a button with a widget in it.
  public convenience init(child: Widget) {
    self.init(adopting: madeByGtk(gtk_button_new()))
    gtk_button_set_child(pointer(), child.widgetPointer)
  }

  /// Shows another text.
  public final func setLabel(_ label: String) { gtk_button_set_label(pointer(), label) }

  /// Called when the button is pressed, with the pointer or the keyboard.
  public final func onClicked(_ handler: @escaping @MainActor () -> Void) {
    connect("clicked") { _ in handler() }
  }

  /// Shows another symbolic icon.
  public final func setIcon(_ icon: String) { gtk_button_set_icon_name(pointer(), icon) }

  /// Presses the button.
  public final func click() { emit("clicked") }
}

/// A handle on a GtkToggleButton.
@MainActor
public final class ToggleButton: Button {
  /// Makes a toggle button with a symbolic icon.
  public convenience init(icon: String, tooltip: String) {
    self.init(adopting: madeByGtk(gtk_toggle_button_new()))
    gtk_button_set_icon_name(pointer(), icon)
    setTooltip(tooltip)
    setAccessibleLabel(tooltip)
  }

  /// Whether the button is pressed in.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Called when the button was pressed in or released.
  public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) {
    nonisolated(unsafe) let native = nativePointer
    connect("toggled") { _ in handler(ToggleButton(retaining: native).isActive) }
  }
}
