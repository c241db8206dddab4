import CConcertinaGtk

/// Reports keys that are pressed while the focus is in a widget.
@MainActor
public final class KeyController: EventController {
  /// A key, by its name in GDK, with the modifiers that matter for shortcuts.
  public struct Key: Sendable {
    /// The key's name, such as `Return` or `a`.
    public let name: String
    /// The character that the key types by itself; `nil` if it types none.
    public let character: Unicode.Scalar?
    /// The digit on the key, which it may type only without Shift; `nil` if there is none.
    public let digit: Int?
    /// Whether Control is held.
    public let control: Bool
    /// Whether Shift is held.
    public let shift: Bool
    /// Whether Alt is held.
    public let alt: Bool
  }

  /// Creates a controller; add it to a widget.
  public convenience init() {
    self.init(adopting: checked(gtk_event_controller_key_new()))
  }

  /// Called when a key is pressed; the handler returns whether it has handled the key.
  @discardableResult
  public func onPressed(_ handler: @escaping @MainActor (Key) -> Bool) -> SignalConnection {
    connect(.keyPressed) { handler(Key($0.arguments)) }
  }

  /// Called when a key is released.
  @discardableResult
  public func onReleased(_ handler: @escaping @MainActor (Key) -> Void) -> SignalConnection {
    connect(.keyReleased) { handler(Key($0.arguments)) }
  }
}

extension KeyController.Key {
  fileprivate init(_ key: KeyArguments) {
    // Caps Lock and Num Lock are not part of a shortcut.
    let modifiers = key.modifiers & gtk_accelerator_get_default_mod_mask().rawValue
    name = gdk_keyval_name(key.value).map { String(cString: $0) } ?? ""
    character = Unicode.Scalar(gdk_keyval_to_unicode(key.value))
      .flatMap { $0.value == 0 ? nil : $0 }
    digit = Self.digit(ofKey: key.code)
    control = modifiers & GDK_CONTROL_MASK.rawValue != 0
    shift = modifiers & GDK_SHIFT_MASK.rawValue != 0
    alt = modifiers & GDK_ALT_MASK.rawValue != 0
  }
}

extension KeyController.Key {
  /// Returns the digit that a physical key types without modifiers, in the first layout.
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

/// A key as GDK reports it: its value, the code of the physical key, and the modifiers.
typealias KeyArguments = (value: UInt32, code: UInt32, modifiers: UInt32)

extension Signal where Emitter: KeyController, Arguments == KeyArguments, Result == Bool {
  static var keyPressed: Self {
    Signal("key-pressed") { ($0.unsigned(0), $0.unsigned(1), $0.flags(2)) }
  }
}

extension Signal where Emitter: KeyController, Arguments == KeyArguments, Result == Void {
  fileprivate static var keyReleased: Self {
    Signal("key-released") { ($0.unsigned(0), $0.unsigned(1), $0.flags(2)) }
  }
}
