import CConcertinaGtk

/// The clipboards of a widget that has text, and the signals for them that such a widget has.
extension Widget {
  /// The clipboard that the user's copy and paste keys use.
  package final var clipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_clipboard(widgetPointer)))
  }

  /// The primary selection, which contains what is selected anywhere, for the middle mouse button.
  package final var primaryClipboard: Clipboard {
    Clipboard(retaining: checked(gtk_widget_get_primary_clipboard(widgetPointer)))
  }

  /// Performs a clipboard command by the name of its signal, as GTK's menu does.
  package final func emitCommand(_ signal: String) { emit(Signal(signal)) }

  /// Calls a handler that can copy or cut in GTK's place, whether by a key or by the menu.
  ///
  /// - Parameter handler: Called before each copy or cut, with whether it is a cut; returns whether
  ///   it does it itself, or prevents it.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  package final func onCopy(
    _ handler: @escaping @MainActor (_ cuts: Bool) -> Bool
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.copyClipboard) { if handler(false) { $0.stop() } },
      connect(.cutClipboard) { if handler(true) { $0.stop() } },
    ])
  }

  /// Calls a handler that pastes in GTK's place, whether by a key or by the menu.
  ///
  /// A paste waits until it is known what another program offers. GDK requests that when it is
  /// notified that something was copied. A key that comes before the answer, for example on a busy
  /// machine, would paste a picture as text: GTK would request text then, and some programs provide
  /// whatever they have.
  @discardableResult
  package final func onPasteSignal(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.pasteClipboard) { emission in
      emission.stop()
      let widget = emission.widget
      let isPutOff = widget.clipboard.putOff {
        if widget.isMapped { widget.emit(.pasteClipboard) }
      }
      if !isPutOff { handler() }
    }
  }
}

/// The commands of text views and lines.
extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  static var copyClipboard: Self { Signal("copy-clipboard") }
  static var cutClipboard: Self { Signal("cut-clipboard") }
  static var pasteClipboard: Self { Signal("paste-clipboard") }
}
