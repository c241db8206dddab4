import CConcertinaGtk

/// A handle on a GtkCheckButton; in a group it is a radio button.
@MainActor
public final class CheckButton: Widget {
  /// Creates a button; an underscore in the text marks the key that, together with Alt, presses it.
  public convenience init(mnemonic text: String) {
    self.init(adopting: madeByGtk(gtk_check_button_new_with_mnemonic(text)))
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> { pointer() }

  /// Adds the button to a group, in which only one is on.
  public func join(_ other: CheckButton) {
    gtk_check_button_set_group(button, other.button)
  }

  /// Whether the button is on.
  public var isOn: Bool {
    get { call(gtk_check_button_get_active) }
    set { call(gtk_check_button_set_active, newValue) }
  }

  /// Called when the button was turned on or off, by the user or by code.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    connect(.toggled) { handler($0.emitter.isOn) }
  }
}

extension CheckButton: ConcreteHandle {}

extension Signal where Emitter: CheckButton, Arguments == Void, Result == Void {
  fileprivate static var toggled: Self { Signal("toggled") }
}
