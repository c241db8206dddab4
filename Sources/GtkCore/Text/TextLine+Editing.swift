import CGtk

extension TextLine {
  /// A change that a command of the keyboard or the menu makes, with all that belongs to it.
  public enum Command: String, Sendable, CaseIterable {
    /// What is selected, or what stands before the caret, goes.
    case backspace
    /// What is selected, or what stands behind the caret, goes.
    case deleteFromCursor = "delete-from-cursor"
    /// What is selected goes to the clipboard.
    case cut = "cut-clipboard"
  }

  /// Lets a handler do every insertion in GTK's place.
  ///
  /// Keys, input methods, emoji, GTK's own paste and drop, assistive programs, and ``replace(_:with:)``
  /// pass here. Assistive programs are told of what GTK itself does, and of nothing else.
  ///
  /// - Parameter handler: Gets the text and where it would go; answers where the caret is to be when it
  ///   has done everything, and nil to let GTK insert the text.
  /// - Returns: A token to disconnect with.
  @discardableResult
  public func onInsertion(
    _ handler: @escaping @MainActor (_ text: String, _ offset: Int) -> Int?
  ) -> SignalConnection {
    // The line owns this closure: a handle in it would keep the line alive for ever.
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

  /// Lets a handler do every deletion in GTK's place.
  ///
  /// - Parameter handler: Gets the range that is to go; whether it has done everything itself.
  /// - Returns: A token to disconnect with.
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

  /// Calls handlers before and after each command, whatever it inserts and deletes.
  public func onCommand(
    begin: @escaping @MainActor (Command) -> Void, end: @escaping @MainActor (Command) -> Void
  ) {
    for command in Command.allCases {
      connect(command.rawValue) { _ in begin(command) }
      connect(command.rawValue, after: true) { _ in end(command) }
    }
  }

  /// Lets a handler paste in GTK's place, whether a key or the menu asked for it.
  public func onPaste(_ handler: @escaping @MainActor () -> Bool) {
    _ = Clipboard.connectPaste(of: self, handler)
  }

  /// Lets a handler keep the text from being copied or cut.
  ///
  /// - Parameter handler: Gets whether the text is to be cut; whether nothing shall happen.
  public func onCopy(_ handler: @escaping @MainActor (_ cuts: Bool) -> Bool) {
    stop("copy-clipboard") { handler(false) }
    stop("cut-clipboard") { handler(true) }
  }

  /// Calls a handler whenever another part of the text is selected.
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

  /// Calls a handler when Return is pressed, after the input method had its turn.
  public func onActivated(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }

  /// Pastes from the clipboard, as the user's key does.
  public func paste() { emit("paste-clipboard") }

  /// Starts a command of the clipboard by the name of its signal, as GTK's menu does.
  package func emitCommand(_ signal: String) { emit(signal) }

  /// Copies the selection to the clipboard, as the user's key does.
  public func copySelection() { emit("copy-clipboard") }

  /// The clipboard that the user's keys use.
  public var clipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_clipboard(widgetPointer)))
  }

  /// The clipboard that holds what is selected anywhere, for the middle button.
  public var primaryClipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_primary_clipboard(widgetPointer)))
  }

  /// The offset in the text that is nearest to a place, in pixels from the left edge.
  public func offset(x: Double) -> Int {
    var nearest = (offset: 0, distance: Double.infinity)
    // GTK tells where each caret is and not which is at a place.
    for offset in 0...min(scalarCount, Self.mostPlacesToAsk) {
      let distance = abs(place(of: offset) - x)
      if distance < nearest.distance { nearest = (offset, distance) }
    }
    return nearest.offset
  }

  /// Farther into a text nobody looks for the place of a click.
  static let mostPlacesToAsk = 2_000
}
