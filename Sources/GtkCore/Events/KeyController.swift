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
    /// Whether Control is held.
    public let control: Bool
    /// Whether Shift is held.
    public let shift: Bool
    /// Whether Alt is held.
    public let alt: Bool
  }

  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_key_new()))
  }

  /// Called when a key is pressed; the handler returns whether it has handled the key.
  public func onPressed(_ handler: @escaping @MainActor (Key) -> Bool) {
    connect("key-pressed") { $0.setResult(handler(Self.key($0))) }
  }

  /// Called when a key is released.
  public func onReleased(_ handler: @escaping @MainActor (Key) -> Void) {
    connect("key-released") { handler(Self.key($0)) }
  }

  private static func key(_ arguments: SignalArguments) -> Key {
    // Caps Lock and Num Lock are not part of a shortcut.
    let modifiers = arguments.flags(2) & gtk_accelerator_get_default_mod_mask().rawValue
    return Key(
      name: gdk_keyval_name(arguments.unsigned(0)).map { String(cString: $0) } ?? "",
      character: Unicode.Scalar(gdk_keyval_to_unicode(arguments.unsigned(0)))
        .flatMap { $0.value == 0 ? nil : $0 },
      control: modifiers & GDK_CONTROL_MASK.rawValue != 0,
      shift: modifiers & GDK_SHIFT_MASK.rawValue != 0,
      alt: modifiers & GDK_ALT_MASK.rawValue != 0)
  }
}
