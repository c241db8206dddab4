import CConcertinaGtk

/// Reports keys that are pressed while the focus is in a widget.
@MainActor
public final class KeyController: EventController {
  /// Creates a controller; add it to a widget.
  public convenience init() {
    self.init(adopting: checked(gtk_event_controller_key_new()))
  }

  /// Called when a key is pressed; the handler returns whether it has handled the key.
  @discardableResult
  public func onPressed(_ handler: @escaping @MainActor (KeyPress) -> Bool) -> SignalConnection {
    connect(.keyPressed) { handler(KeyPress($0.arguments)) }
  }

  /// Called when a key is released.
  @discardableResult
  public func onReleased(_ handler: @escaping @MainActor (KeyPress) -> Void) -> SignalConnection {
    connect(.keyReleased) { handler(KeyPress($0.arguments)) }
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
