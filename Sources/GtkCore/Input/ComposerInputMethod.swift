import CGtkShims

/// An input method that the program drives itself: it plays compositions back.
///
/// It behaves as the input methods of Korean and Japanese do: Return ends a composition by inserting
/// it, BackSpace shortens it, Escape drops it, any other key inserts it first.
@MainActor
public enum ComposerInputMethod {
  /// Makes it the input method of all fields that are made from now on.
  public static func install() { concertina_composer_install() }

  /// Shows a composition in the field with the focus; an empty one ends it.
  ///
  /// - Returns: Whether a field with this input method has the focus.
  public static func compose(_ text: String) -> Bool { concertina_composer_set_preedit(text) != 0 }

  /// Ends the composition and inserts a text.
  ///
  /// - Returns: Whether a field with this input method has the focus.
  public static func commit(_ text: String) -> Bool { concertina_composer_commit(text) != 0 }

  /// Sets whether the program gets the Return that has ended a composition, too, as from newer ibus.
  public static func handReturnBack(_ handsBack: Bool) {
    concertina_composer_set_hands_return_back(handsBack ? 1 : 0)
  }

  /// Ends a composition in progress by inserting it, as the next key would.
  static func finish() { concertina_composer_finish() }

  /// Lets a composition in progress have a key; whether it used it.
  static func take(_ value: UInt32) -> Bool { concertina_composer_take_key(value) != 0 }
}
