import GtkCore

/// What an area tells, first to those within the package and then to the app.
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

  /// Whether the app, or a widget around the area, takes what is to be pasted in place of text.
  func isTakenByOwner(_ clipboard: Clipboard) -> Bool {
    let offer = PasteOffer(clipboard)
    if let pasteOffered = events.pasteOffered { offer.offer(to: pasteOffered) }
    listeners.pasteOffered.tell(offer)
    return offer.isTaken
  }
}
