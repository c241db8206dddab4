import CConcertinaGtk

/// A handle on a GtkButton.
@MainActor
public class Button: Widget {
  /// Creates a button with a text.
  public convenience init(_ label: String) {
    self.init(adopting: madeByGtk(gtk_button_new_with_label(label)))
  }

  /// Creates a button with a symbolic icon; the tooltip is also its accessible label.
  public convenience init(icon: String, tooltip: String) {
    self.init(adopting: madeByGtk(gtk_button_new_from_icon_name(icon)))
    setTooltip(tooltip)
    setAccessibleLabel(tooltip)
  }

  /// Creates a button with a child widget.
  public convenience init(child: Widget) {
    self.init(adopting: madeByGtk(gtk_button_new()))
    gtk_button_set_child(pointer(), child.widgetPointer)
  }

  /// Sets the text.
  public final func setLabel(_ label: String) { gtk_button_set_label(pointer(), label) }

  /// Called when the button is pressed, with the pointer or the keyboard.
  @discardableResult
  public final func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.clicked) { _ in handler() }
  }

  /// Sets the symbolic icon.
  public final func setIcon(_ icon: String) { gtk_button_set_icon_name(pointer(), icon) }

  /// Presses the button.
  public final func click() { emit(.clicked) }
}

/// A handle on a GtkToggleButton.
@MainActor
public final class ToggleButton: Button {
  /// Creates a toggle button with a symbolic icon; the tooltip is also its accessible label.
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
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    connect(.toggled) { handler($0.emitter.isActive) }
  }
}

extension ToggleButton: ConcreteHandle {}

extension Signal where Emitter: Button, Arguments == Void, Result == Void {
  fileprivate static var clicked: Self { Signal("clicked") }
}

extension Signal where Emitter: ToggleButton, Arguments == Void, Result == Void {
  fileprivate static var toggled: Self { Signal("toggled") }
}
