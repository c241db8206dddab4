import GtkCore

/// Notifying of events: first the listeners within the package, then the app.
extension GrowingTextAreaImplementation {
  func tellTextChanged() {
    listeners.textChanged.tell(())
    events.textChanged?()
  }

  func tellHeightChanged() {
    listeners.heightChanged.tell(lastHeight)
    events.heightChanged?(lastHeight)
  }

  func tellFocusChanged(_ hasFocus: Bool) {
    listeners.focusChanged.tell(hasFocus)
    events.focusChanged?(hasFocus)
  }

  func tellPreeditChanged(_ preedit: String) {
    listeners.preeditChanged.tell(preedit)
    events.preeditChanged?(preedit)
  }

  func tellPasteRequested() {
    listeners.pasteRequested.tell(())
    events.pasteRequested?()
  }

  func tellBroughtIn(_ text: String, at offset: Int) {
    listeners.textBroughtIn.tell(BroughtInText(text: text, offset: offset))
    events.textBroughtIn?(text, offset)
  }

  /// Offers the clipboard to the app and to the widgets around the area; returns whether one of
  /// them takes its contents instead of text.
  func isTakenByOwner(_ clipboard: Clipboard) -> Bool {
    let offer = PasteOffer(clipboard)
    if let pasteOffered = events.pasteOffered { offer.offer(to: pasteOffered) }
    listeners.pasteOffered.tell(offer)
    return offer.isTaken
  }
}
