import CGtk

extension Clipboard {
  /// How long another program may take to say what it offers, in seconds.
  private static let patience = 1.0
  /// Whether pastes take the clipboard as it is.
  private static var isWaitOver = false

  /// Whether another program offers something, and has not said yet what it is.
  private var isUnknown: Bool {
    let formats = gdk_clipboard_get_formats(nativePointer)
    return !isOwn && gdk_content_formats_get_mime_types(formats, nil) == nil
      && gdk_content_formats_get_gtypes(formats, nil) == nil
  }

  /// Connects what pastes into a widget, whether a key or the menu asked for it.
  ///
  /// A paste waits until it is known what another program offers. GDK asks for that when it hears that
  /// somebody has copied something. A key that comes before the answer, as on a busy machine, would paste a
  /// picture as text: that is what GTK asks for then, and there are programs that give whatever they have.
  ///
  /// - Parameters:
  ///   - widget: A widget that has the signal `paste-clipboard`.
  ///   - handler: Called before each paste; whether it does the pasting itself.
  /// - Returns: A token to disconnect with.
  static func connectPaste(
    of widget: Widget, _ handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    // The widget owns this closure: a handle in it would keep the widget alive for ever.
    nonisolated(unsafe) let pointer = widget.nativePointer
    return widget.connect("paste-clipboard") { _ in
      let widget = Widget(retaining: pointer)
      let clipboard = Clipboard(retaining: checked(gtk_widget_get_clipboard(widget.widgetPointer)))
      let isPutOff = clipboard.putOff {
        if widget.isMapped { widget.emit("paste-clipboard") }
      }
      if isPutOff || handler() { widget.stopEmission(of: "paste-clipboard") }
    }
  }

  /// Puts a paste off where it is not known yet what there is.
  ///
  /// - Parameter paste: Pastes again; called once, later on, with what is known then.
  /// - Returns: Whether the paste is put off.
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
