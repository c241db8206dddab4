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

  /// Postpones a paste if the clipboard's formats are not known yet.
  ///
  /// - Parameter paste: Pastes again; called once, later, with what is known then.
  /// - Returns: Whether the paste is postponed.
  func putOff(_ paste: @escaping @MainActor () -> Void) -> Bool {
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
