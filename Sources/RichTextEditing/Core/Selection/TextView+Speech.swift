import GtkCore

extension TextView {
  /// Lets screen readers say something about the caret.
  ///
  /// Before GTK 4.14 there are no announcements. There it becomes the description of the text,
  /// whose change screen readers report while the focus is in it, and which can be read again.
  func say(_ message: String) {
    if !announce(message) { setAccessibleDescription(message) }
  }

  /// Notes that there is nothing to say about the caret any more.
  func sayNothing() {
    if !Widget.canAnnounce { setAccessibleDescription(accessibleDescription) }
  }
}
