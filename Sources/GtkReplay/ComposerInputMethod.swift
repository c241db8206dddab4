import CConcertinaReplay
import GtkCore

/// An input method that the program controls itself, for playing back compositions.
///
/// It behaves like the input methods for Korean and Japanese: Return ends a composition by
/// committing it, BackSpace shortens it, Escape discards it, and any other key commits it first.
@MainActor
public enum ComposerInputMethod {
  /// Makes it the input method of all text widgets of the program, until ``uninstall(in:)``.
  public static func install() { concertina_composer_install() }

  /// Gives all text widgets the user's input method again.
  ///
  /// - Parameter window: The window that has the focus.
  public static func uninstall(in window: Window) {
    concertina_composer_uninstall()
    // GTK tells an input method when its widget gets the focus, but not one that comes later.
    guard window.isActive else { return }
    window.focusWidget?.inputMethod?.focusIn()
  }

  /// Displays a composition in the widget that has the focus; an empty one ends it.
  ///
  /// - Returns: Whether a widget with this input method has the focus.
  public static func compose(_ text: String) -> Bool { concertina_composer_set_preedit(text) != 0 }

  /// Ends the composition and commits a text.
  ///
  /// - Returns: Whether a widget with this input method has the focus.
  public static func commit(_ text: String) -> Bool { concertina_composer_commit(text) != 0 }

  /// Sets whether the program also receives the Return that has ended a composition, as with newer
  /// versions of ibus.
  public static func handReturnBack(_ handsBack: Bool) {
    concertina_composer_set_hands_return_back(handsBack ? 1 : 0)
  }

  /// Ends the current composition by committing it, as the next key would.
  static func finish() { concertina_composer_finish() }

  /// Lets the current composition handle a key; returns whether it did.
  static func take(_ value: UInt32) -> Bool { concertina_composer_take_key(value) != 0 }
}
