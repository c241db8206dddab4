import CConcertinaGtk

/// A key that is pressed, with the modifiers that matter for shortcuts.
public struct KeyPress: Sendable {
  /// The meaning of the key.
  public let symbol: KeySymbol
  /// The key's name in GDK, such as `KP_Enter` or `a`.
  public let name: String
  /// The character that the key types by itself; `nil` if it types none.
  public let character: Unicode.Scalar?
  /// The digit on the key, which it may type only without Shift; `nil` if there is none.
  public let digit: Int?
  /// The modifiers that are held.
  public let modifiers: KeyModifiers

  /// Whether Control is held.
  public var control: Bool { modifiers.contains(.control) }
  /// Whether Shift is held.
  public var shift: Bool { modifiers.contains(.shift) }
  /// Whether Alt is held.
  public var alt: Bool { modifiers.contains(.alt) }

  /// Whether it opens the menu of the widget with the focus.
  package var opensMenu: Bool { symbol == .menu || name == "F10" && shift }
}

extension KeyPress {
  @MainActor
  init(_ key: KeyArguments) {
    name = gdk_keyval_name(key.value).map { String(cString: $0) } ?? ""
    symbol = KeySymbol(named: name)
    character = Unicode.Scalar(gdk_keyval_to_unicode(key.value))
      .flatMap { $0.value == 0 ? nil : $0 }
    digit = Self.digit(ofKey: key.code)
    modifiers = KeyModifiers(state: key.modifiers)
  }

  /// Returns the digit that a physical key types without modifiers, in the first layout.
  @MainActor
  private static func digit(ofKey code: UInt32) -> Int? {
    var value = guint(0)
    guard let display = gdk_display_get_default(),
      gdk_display_translate_key(
        display, code, GdkModifierType(rawValue: 0), 0, &value, nil, nil, nil) != 0,
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.isASCII
    else { return nil }
    return Character(scalar).wholeNumberValue
  }
}

extension KeyModifiers {
  @MainActor
  fileprivate init(state: UInt32) {
    // Caps Lock and Num Lock are not part of a shortcut.
    let state = state & gtk_accelerator_get_default_mod_mask().rawValue
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { insert(.alt) }
  }
}
