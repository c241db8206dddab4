import CConcertinaGtk

/// The keyboard of the default display.
@MainActor
package final class Keyboard: Object {
  /// The keyboard; `nil` without a display.
  package static var current: Keyboard? {
    guard let display = gdk_display_get_default(),
      let seat = gdk_display_get_default_seat(display),
      let device = gdk_seat_get_keyboard(seat)
    else { return nil }
    return Keyboard(retaining: device)
  }

  /// Whether Caps Lock is on.
  package var isCapsLockOn: Bool { self[.capsLockState] }

  /// Whether it types right-to-left letters at present.
  package var runsToTheLeft: Bool {
    gdk_device_get_direction(nativePointer) == PANGO_DIRECTION_RTL
  }

  /// Called when the user begins to type in the other direction.
  package func onDirectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onChange(of: .direction, handler: handler)
  }

  /// Called when Caps Lock was turned on or off, in whichever window.
  package func onCapsLockChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onChange(of: .capsLockState, handler: handler)
  }
}

extension Property where Owner: Keyboard, Value == Bool {
  fileprivate static var capsLockState: Self { Property("caps-lock-state") }
  fileprivate static var direction: Self { Property("direction") }
}
