import GtkCore

/// Notifies of an area's events: first the listeners within the package, then the app.
@MainActor
final class AreaNotifier {
  /// The handlers of the app.
  var events = GrowingTextAreaEvents()
  /// The listeners within the package.
  let listeners = GrowingTextAreaListeners()

  /// Reports that the text has changed.
  func notifyTextChanged() {
    listeners.textChanged.notify(())
    events.textChanged?()
  }

  /// Reports that the area has been allocated another height.
  func notifyHeightChanged(_ height: Int) {
    listeners.heightChanged.notify(height)
    events.heightChanged?(height)
  }

  /// Reports that the text has gained or lost the keyboard focus.
  func notifyFocusChanged(_ hasFocus: Bool) {
    listeners.focusChanged.notify(hasFocus)
    events.focusChanged?(hasFocus)
  }

  /// Reports that a composition has begun, changed or ended.
  func notifyPreeditChanged(_ preedit: String) {
    listeners.preeditChanged.notify(preedit)
    events.preeditChanged?(preedit)
  }

  /// Reports that the pointer that was pressed on the text was released.
  func notifyPointerReleased() { listeners.pointerReleased.notify(()) }

  /// Reports that the user asked to paste.
  func notifyPasteRequested() {
    listeners.pasteRequested.notify(())
    events.pasteRequested?()
  }

  /// Reports that the pointer has inserted text from another program.
  func notifyTextBroughtIn(_ text: String, at offset: Int) {
    listeners.textBroughtIn.notify(BroughtInText(text: text, offset: offset))
    events.textBroughtIn?(text, offset)
  }

  /// Offers the clipboard to the app and to the widgets around the area.
  ///
  /// - Returns: Whether one of them takes its contents, so that no text is pasted.
  func offerPaste(from clipboard: Clipboard) -> Bool {
    let offer = PasteOffer(clipboard)
    if let pasteOffered = events.pasteOffered { offer.offer(to: pasteOffered) }
    listeners.pasteOffered.notify(offer)
    return offer.isTaken
  }

  /// Offers the selection of the desktop, to be pasted at an offset, to the widgets around the
  /// area.
  ///
  /// - Returns: Whether one of them takes its contents, so that no text is pasted.
  func offerSelection(from clipboard: Clipboard, at offset: Int) -> Bool {
    let offer = PasteOffer(clipboard, at: offset)
    listeners.selectionOffered.notify(offer)
    return offer.isTaken
  }

  /// Forgets all handlers, which may own what they capture.
  func removeAll() {
    events = GrowingTextAreaEvents()
    listeners.removeAll()
  }
}
