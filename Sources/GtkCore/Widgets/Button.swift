import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkButton.
@MainActor
public class Button: Widget {
  /// Creates a button with a text.
  public convenience init(_ label: String) {
    self.init(adopting: madeByGtk(gtk_button_new_with_label(label)))
  }

  /// Creates a button; an underscore in the text marks the key that, together with Alt, presses it.
  public convenience init(mnemonic text: String) {
    self.init(adopting: madeByGtk(gtk_button_new_with_mnemonic(text)))
  }

  /// Creates a button with a symbolic icon; the tooltip is also its accessible label.
  public convenience init(icon: String, tooltip: String) {
    self.init(adopting: madeByGtk(gtk_button_new_from_icon_name(icon)))
    self.tooltip = tooltip
    accessibleLabel = tooltip
  }

  /// Creates a button with a child widget.
  public convenience init(child: Widget) {
    self.init(adopting: madeByGtk(gtk_button_new()))
    call(gtk_button_set_child, child)
  }

  /// The text; empty if it has none.
  public final var label: String {
    get { call(gtk_button_get_label) }
    set { call(gtk_button_set_label, newValue) }
  }

  /// Called when the button is pressed, with the pointer or the keyboard.
  @discardableResult
  public final func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.clicked) { _ in handler() }
  }

  /// The name of the symbolic icon; empty if it has none.
  public final var icon: String {
    get { call(gtk_button_get_icon_name) }
    set { call(gtk_button_set_icon_name, newValue) }
  }

  /// Presses the button.
  public final func click() { emit(.clicked) }
}

/// A handle on a GtkToggleButton.
///
/// Before GTK 4.10 it is a switch to assistive technologies, which do not know there whether a
/// button is pressed.
@MainActor
public final class ToggleButton: Button {
  /// Creates a toggle button with a symbolic icon; the tooltip is also its accessible label.
  public convenience init(icon: String, tooltip: String) {
    self.init(adopting: madeByGtk(concertina_toggle_button_new()))
    gtk_button_set_icon_name(pointer(), icon)
    self.tooltip = tooltip
    accessibleLabel = tooltip
  }

  /// Whether the button is pressed in.
  public var isActive: Bool {
    get { call(gtk_toggle_button_get_active) }
    set { call(gtk_toggle_button_set_active, newValue) }
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
