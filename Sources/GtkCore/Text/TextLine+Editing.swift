import CConcertinaGtk

extension TextLine {
  /// A change that a command of the keyboard or the menu makes, including everything it consists
  /// of.
  package enum Command: String, Sendable, CaseIterable {
    /// Deletes the selection, or what is before the caret.
    case backspace
    /// Deletes the selection, or what is after the caret.
    case deleteFromCursor = "delete-from-cursor"
    /// Cuts the selection to the clipboard.
    case cut = "cut-clipboard"
  }

  /// Calls a handler that can replace every insertion by GTK.
  ///
  /// Keys, input methods, emoji, GTK's own paste and drop, assistive technologies, and
  /// ``replace(_:with:)`` pass through it. Assistive technologies are notified only of what GTK
  /// itself does.
  ///
  /// - Parameter handler: Receives the text and the offset of the insertion. Returns the caret's
  ///   offset after it has done everything itself, or `nil` to let GTK insert the text.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  package func onInsertion(
    _ handler: @escaping @MainActor (_ text: String, _ offset: Int) -> Int?
  ) -> SignalConnection {
    connect(.insertText) { emission in
      guard let place = emission.arguments.position,
        let caret = handler(emission.arguments.text, Int(place.pointee))
      else { return }
      emission.stop()
      place.pointee = gint(clamping: caret)
    }
  }

  /// Calls a handler that can replace every deletion by GTK.
  ///
  /// - Parameter handler: Receives the range to delete; returns whether it has done everything
  ///   itself.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  package func onDeletion(
    _ handler: @escaping @MainActor (Range<Int>) -> Bool
  ) -> SignalConnection {
    connect(.deleteText) { emission in
      let (start, end) = (max(emission.arguments.start, 0), emission.arguments.end)
      let count = emission.emitter.scalarCount
      let upper = end < 0 ? count : min(end, count)
      if start >= upper || handler(start..<upper) { emission.stop() }
    }
  }

  /// Calls handlers before and after each command, whatever the command inserts and deletes.
  package func onCommand(
    begin: @escaping @MainActor (Command) -> Void, end: @escaping @MainActor (Command) -> Void
  ) {
    for command in Command.allCases {
      connect(Signal(command.rawValue)) { _ in begin(command) }
      connect(Signal(command.rawValue), after: true) { _ in end(command) }
    }
  }

  /// Calls a handler after each change of the text.
  @discardableResult
  package func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.changed) { _ in handler() }
  }

  /// Calls a handler whenever the caret moves or the selection changes.
  @discardableResult
  package func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    SignalConnection(joining: [
      onChange(of: .cursorPosition, handler: handler),
      onChange(of: .selectionBound, handler: handler),
    ])
  }

  /// Calls a handler when Return is pressed, unless the input method handles it.
  @discardableResult
  package func onActivated(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.activate) { _ in handler() }
  }

  /// Pastes from the clipboard, as the user's key does.
  package func paste() { emit(.pasteClipboard) }

  /// Copies the selection to the clipboard, as the user's key does.
  package func copySelection() { emit(.copyClipboard) }

  /// Returns the offset nearest to a position, in pixels from the left edge.
  package func offset(x: Double) -> Int {
    var nearest = (offset: 0, distance: Double.infinity)
    // GTK provides the position of each caret, but not the caret at a position.
    for offset in 0...min(scalarCount, Self.maximumSearchedOffset) {
      let distance = abs(place(of: offset) - x)
      if distance < nearest.distance { nearest = (offset, distance) }
    }
    return nearest.offset
  }

  /// The last offset considered for a click; further into a text, no one looks for it.
  static let maximumSearchedOffset = 2_000
}

extension TextLine: ConcreteHandle {}

extension Signal where Emitter: TextLine, Arguments == Void, Result == Void {
  fileprivate static var activate: Self { Signal("activate") }
  fileprivate static var changed: Self { Signal("changed") }
}

/// Text that GTK is about to insert, and the storage for its offset, which becomes the caret's.
private typealias LineInsertion = (text: String, position: UnsafeMutablePointer<gint>?)

extension Signal where Emitter: TextLine, Arguments == LineInsertion, Result == Void {
  fileprivate static var insertText: Self {
    Signal("insert-text") { arguments in
      let utf8 = arguments.utf8(0, count: arguments.integer(1))
      return (
        String(decoding: utf8, as: UTF8.self),
        arguments.pointer(2)?.assumingMemoryBound(to: gint.self)
      )
    }
  }
}

extension Signal where Emitter: TextLine, Arguments == (start: Int, end: Int), Result == Void {
  fileprivate static var deleteText: Self {
    Signal("delete-text") { ($0.integer(0), $0.integer(1)) }
  }
}

extension Property where Owner: TextLine, Value == Int {
  /// The caret's offset.
  package static var cursorPosition: Self { Property("cursor-position") }
  fileprivate static var selectionBound: Self { Property("selection-bound") }
}
