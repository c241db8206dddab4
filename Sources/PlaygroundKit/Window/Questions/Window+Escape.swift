import GtkCore

extension Window {
  /// Closes the window on Escape, as users are used to from dialogs.
  func closeOnEscape() {
    let escape = KeyController()
    let reference = WeakReference(self)
    escape.onPressed { key in
      guard key.symbol == .escape else { return false }
      reference.handle(Window.init(retaining:))?.close()
      return true
    }
    add(escape)
  }
}
