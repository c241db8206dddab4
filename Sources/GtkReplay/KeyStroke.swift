import CConcertinaGtk

/// A key with its modifiers, as a keyboard would send it.
public struct KeyStroke: Equatable, Sendable {
  let value: UInt32
  let modifiers: UInt32

  /// Creates a key stroke from the key's name in GDK, such as `Return`, `a` or `ISO_Left_Tab`;
  /// `nil` if there is no such key.
  public init?(
    name: String, control: Bool = false, shift: Bool = false, alt: Bool = false,
    superKey: Bool = false
  ) {
    let value = gdk_keyval_from_name(name)
    guard value != GDK_KEY_VoidSymbol else { return nil }
    self.value = UInt32(value)
    modifiers =
      (control ? GDK_CONTROL_MASK.rawValue : 0) | (shift ? GDK_SHIFT_MASK.rawValue : 0)
      | (alt ? GDK_ALT_MASK.rawValue : 0) | (superKey ? GDK_SUPER_MASK.rawValue : 0)
  }

  /// Creates the stroke of the key that types a character: Return for a line break, Tab for a tab.
  public init(character: Unicode.Scalar) {
    modifiers = 0
    switch character {
    case "\n", "\r": value = UInt32(GDK_KEY_Return)
    case "\t": value = UInt32(GDK_KEY_Tab)
    default: value = gdk_unicode_to_keyval(character.value)
    }
  }

  /// Returns whether GDK knows a key of that name.
  public static func isKeyName(_ name: String) -> Bool {
    gdk_keyval_from_name(name) != GDK_KEY_VoidSymbol
  }
}
