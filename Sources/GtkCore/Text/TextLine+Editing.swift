import CConcertinaGtk

extension TextLine {
  /// A change that a command of the keyboard or the menu makes, including everything it consists
  /// of.
  public enum Command: String, Sendable, CaseIterable {
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
  public func onInsertion(
    _ handler: @escaping @MainActor (_ text: String, _ offset: Int) -> Int?
  ) -> SignalConnection {
    // The line owns this closure: a handle in it would keep the line alive forever.
    nonisolated(unsafe) let pointer = nativePointer
    return connect("insert-text") { arguments in
      guard let place = arguments.pointer(2)?.assumingMemoryBound(to: gint.self) else { return }
      let text = arguments.withUTF8(0, length: arguments.integer(1)) {
        String(decoding: $0, as: UTF8.self)
      }
      guard let caret = handler(text, Int(place.pointee)) else { return }
      Object(retaining: pointer).stopEmission(of: "insert-text")
      place.pointee = gint(clamping: caret)
    }
  }

  /// Calls a handler that can replace every deletion by GTK.
  ///
  /// - Parameter handler: Receives the range to delete; returns whether it has done everything
  ///   itself.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func onDeletion(
    _ handler: @escaping @MainActor (Range<Int>) -> Bool
  ) -> SignalConnection {
    nonisolated(unsafe) let pointer = nativePointer
    return connect("delete-text") { arguments in
      let line = TextLine(retaining: pointer)
      let (start, end) = (max(arguments.integer(0), 0), arguments.integer(1))
      let count = line.scalarCount
      let upper = end < 0 ? count : min(end, count)
      if start >= upper || handler(start..<upper) { line.stopEmission(of: "delete-text") }
    }
  }

  /// Calls handlers before and after each command, whatever the command inserts and deletes.
  public func onCommand(
    begin: @escaping @MainActor (Command) -> Void, end: @escaping @MainActor (Command) -> Void
  ) {
    for command in Command.allCases {
      connect(command.rawValue) { _ in begin(command) }
      connect(command.rawValue, after: true) { _ in end(command) }
    }
  }

  /// Calls a handler that can paste in GTK's place, whether by a key or by the menu.
  public func onPaste(_ handler: @escaping @MainActor () -> Bool) {
    _ = Clipboard.connectPaste(of: self, handler)
  }

  /// Calls a handler that can prevent the text from being copied or cut.
  ///
  /// - Parameter handler: Receives whether the text is about to be cut; returns whether to prevent
  ///   it.
  public func onCopy(_ handler: @escaping @MainActor (_ cuts: Bool) -> Bool) {
    stop("copy-clipboard") { handler(false) }
    stop("cut-clipboard") { handler(true) }
  }

  /// Calls a handler whenever the caret moves or the selection changes.
  public func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) {
    for end in ["cursor-position", "selection-bound"] { onChange(of: end, handler: handler) }
  }

  private func stop(_ signal: String, if handler: @escaping @MainActor () -> Bool) {
    nonisolated(unsafe) let pointer = nativePointer
    connect(signal) { _ in
      guard handler() else { return }
      Object(retaining: pointer).stopEmission(of: signal)
    }
  }

  /// Calls a handler when Return is pressed, unless the input method handles it.
  public func onActivated(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }

  /// Pastes from the clipboard, as the user's key does.
  public func paste() { emit("paste-clipboard") }

  /// Performs a clipboard command by the name of its signal, as GTK's menu does.
  package func emitCommand(_ signal: String) { emit(signal) }

  /// Copies the selection to the clipboard, as the user's key does.
  public func copySelection() { emit("copy-clipboard") }

  /// The clipboard that the user's copy and paste keys use.
  public var clipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_clipboard(widgetPointer)))
  }

  /// The primary selection, which contains what is selected anywhere, for the middle mouse button.
  public var primaryClipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_primary_clipboard(widgetPointer)))
  }

  /// Returns the offset nearest to a position, in pixels from the left edge.
  public func offset(x: Double) -> Int {
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
