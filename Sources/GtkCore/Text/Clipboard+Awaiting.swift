import CConcertinaGtk

extension Clipboard {
  /// The time in seconds that another program may take to report what it offers.
  private static let patience = 1.0
  /// Whether pastes use the clipboard as it is.
  private static var isWaitOver = false

  /// Whether another program offers content whose formats are not known yet.
  private var isUnknown: Bool {
    let formats = gdk_clipboard_get_formats(nativePointer)
    return !isOwn && gdk_content_formats_get_mime_types(formats, nil) == nil
      && gdk_content_formats_get_gtypes(formats, nil) == nil
  }

  /// Whether a paste would now be postponed, and requested once more a moment later.
  package var postponesPaste: Bool { isUnknown && !Self.isWaitOver }

  /// Connects a handler for pastes into a widget, whether by a key or by the menu.
  ///
  /// A paste waits until it is known what another program offers. GDK requests that when it is
  /// notified that something was copied. A key that comes before the answer, for example on a busy
  /// machine, would paste a picture as text: GTK would request text then, and some programs provide
  /// whatever they have.
  ///
  /// - Parameters:
  ///   - widget: A widget that has the signal `paste-clipboard`.
  ///   - handler: Called before each paste; returns whether it does the pasting itself.
  /// - Returns: A token that can disconnect the handler.
  static func connectPaste(
    of widget: Widget, _ handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    widget.connect(.pasteClipboard) { emission in
      let widget = emission.widget
      let clipboard = Clipboard(retaining: checked(gtk_widget_get_clipboard(widget.widgetPointer)))
      let isPutOff = clipboard.putOff {
        if widget.isMapped { widget.emit(.pasteClipboard) }
      }
      if isPutOff || handler() { emission.stop() }
    }
  }

  /// Postpones a paste if the clipboard's formats are not known yet.
  ///
  /// - Parameter paste: Pastes again; called once, later, with what is known then.
  /// - Returns: Whether the paste is postponed.
  private func putOff(_ paste: @escaping @MainActor () -> Void) -> Bool {
    guard isUnknown, !Self.isWaitOver else { return false }
    var changes: SignalConnection?
    var deadline: MainLoopSource?
    let end = { @MainActor in
      changes?.disconnect()
      deadline?.cancel()
      (changes, deadline) = (nil, nil)
      Self.isWaitOver = true
      paste()
      Self.isWaitOver = false
    }
    changes = onContentChanged { [weak self] in
      if self?.isUnknown == false { end() }
    }
    deadline = MainLoopSource.after(seconds: Self.patience, end)
    return true
  }
}

/// The commands of text views and lines.
extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  static var copyClipboard: Self { Signal("copy-clipboard") }
  static var cutClipboard: Self { Signal("cut-clipboard") }
  static var pasteClipboard: Self { Signal("paste-clipboard") }
}
