import CGtk

/// A handle on a GtkCheckButton; in a group it is a radio button.
@MainActor
public final class CheckButton: Widget {
  /// Makes a button; an underscore in the text marks the key that presses it together with Alt.
  public init(mnemonic text: String) {
    super.init(adopting: madeByGtk(gtk_check_button_new_with_mnemonic(text)))
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> { pointer() }

  /// Puts the button into a group, of which only one is on.
  public func join(_ other: CheckButton) {
    gtk_check_button_set_group(button, other.button)
  }

  /// Whether the button is on.
  public var isOn: Bool {
    get { gtk_check_button_get_active(button) != 0 }
    set { gtk_check_button_set_active(button, newValue ? 1 : 0) }
  }

  /// Called when the button went on or off, by whomever.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    nonisolated(unsafe) let native = nativePointer
    return connect("toggled") { _ in
      handler(gtk_check_button_get_active(UnsafeMutablePointer(native)) != 0)
    }
  }
}
