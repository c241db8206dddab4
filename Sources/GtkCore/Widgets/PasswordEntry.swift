import CConcertinaGtk

/// A handle on a GtkPasswordEntry: a line of text that is shown as dots.
@MainActor
public final class PasswordEntry: Widget {
  /// Creates an empty entry, with a button that shows its text unless `canReveal` is false.
  public convenience init(canReveal: Bool = true) {
    self.init(adopting: madeByGtk(gtk_password_entry_new()))
    call(gtk_password_entry_set_show_peek_icon, canReveal)
  }

  /// The text.
  public var text: String {
    get { call(gtk_editable_get_text) }
    set { call(gtk_editable_set_text, newValue) }
  }

  /// The placeholder, which is shown while there is no text.
  public var placeholder: String {
    get { self[.placeholderText] }
    set {
      self[.placeholderText] = newValue
      setAccessiblePlaceholder(newValue)
    }
  }

  /// Called when the user presses Enter in the entry.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.activate) { _ in handler() }
  }

  /// Called when the text has changed, by the user or by code.
  @discardableResult
  public func onTextChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(.changed) { handler($0.emitter.text) }
  }
}

extension PasswordEntry: ConcreteHandle {}

extension Signal where Emitter: PasswordEntry, Arguments == Void, Result == Void {
  fileprivate static var activate: Self { Signal("activate") }
  fileprivate static var changed: Self { Signal("changed") }
}

extension Property where Owner: PasswordEntry, Value == String {
  fileprivate static var placeholderText: Self { Property("placeholder-text") }
}
