import GtkCore

/// Notifying of events: first the listeners within the package, then the app.
extension GrowingTextAreaImplementation {
  func notifyTextChanged() {
    listeners.textChanged.notify(())
    events.textChanged?()
  }

  func notifyHeightChanged() {
    listeners.heightChanged.notify(lastHeight)
    events.heightChanged?(lastHeight)
  }

  func notifyFocusChanged(_ hasFocus: Bool) {
    listeners.focusChanged.notify(hasFocus)
    events.focusChanged?(hasFocus)
  }

  func notifyPreeditChanged(_ preedit: String) {
    listeners.preeditChanged.notify(preedit)
    events.preeditChanged?(preedit)
  }

  func notifyPasteRequested() {
    listeners.pasteRequested.notify(())
    events.pasteRequested?()
  }

  func notifyTextBroughtIn(_ text: String, at offset: Int) {
    listeners.textBroughtIn.notify(BroughtInText(text: text, offset: offset))
    events.textBroughtIn?(text, offset)
  }

  /// Offers the clipboard to the app and to the widgets around the area; returns whether one of
  /// them takes its contents instead of text.
  func offerPasteToOwner(_ clipboard: Clipboard) -> Bool {
    let offer = PasteOffer(clipboard)
    if let pasteOffered = events.pasteOffered { offer.offer(to: pasteOffered) }
    listeners.pasteOffered.notify(offer)
    return offer.isTaken
  }
}
