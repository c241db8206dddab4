import GtkCore

/// What an area tells those within the package who work with it.
///
/// They hear of an event before the app does, so that an app's handler finds everything in its new
/// state; only what is pasted is offered to the app first.
@MainActor
package struct GrowingTextAreaListeners {
  /// The text has changed, by whomever.
  package let textChanged = Listeners<Void>()
  /// The area has been given another height, in pixels.
  package let heightChanged = Listeners<Int>()
  /// The keyboard focus came into the text or left it.
  package let focusChanged = Listeners<Bool>()
  /// The pointer was let go that was pressed on the text, or drags now.
  package let pressEnded = Listeners<Void>()
  /// The user asked to paste; nothing is inserted yet.
  package let pasteRequested = Listeners<Void>()
  /// The pointer has brought text in, from another program.
  package let textBroughtIn = Listeners<BroughtInText>()
  /// The user asked to paste, and nobody has taken what is on the clipboard yet.
  package let pasteOffered = Listeners<PasteOffer>()
  /// The middle button is to paste what is selected somewhere, and nobody has taken it yet.
  package let selectionOffered = Listeners<PasteOffer>()
  /// A composition of an input method began, changed or ended.
  package let preeditChanged = Listeners<String>()

  func removeAll() {
    textChanged.removeAll()
    heightChanged.removeAll()
    focusChanged.removeAll()
    pressEnded.removeAll()
    pasteRequested.removeAll()
    textBroughtIn.removeAll()
    pasteOffered.removeAll()
    selectionOffered.removeAll()
    preeditChanged.removeAll()
  }
}

/// A text of another program, with the offset that the pointer has brought it to.
package struct BroughtInText {
  package let text: String
  package let offset: Int
}

/// A clipboard that somebody may take something from that is no text.
@MainActor
package final class PasteOffer {
  /// What is to be pasted from.
  package let clipboard: Clipboard
  /// The offset that the pointer is at; nil: it is to take the place of the selection.
  package let offset: Int?
  /// Whether somebody has taken what is there: no text is inserted then.
  package private(set) var isTaken = false

  init(_ clipboard: Clipboard, at offset: Int? = nil) {
    self.clipboard = clipboard
    self.offset = offset
  }

  /// Offers the clipboard, unless it was taken already.
  package func offer(to taker: @MainActor (Clipboard) -> Bool) {
    if !isTaken { isTaken = taker(clipboard) }
  }
}
