import GtkCore

/// The listeners within the package for an area's events.
///
/// They are called before the app's handlers, so that an app's handler finds everything in its new
/// state; only a paste is offered to the app first.
@MainActor
package struct GrowingTextAreaListeners {
  /// The text has changed, by the user or by code.
  package let textChanged = Listeners<Void>()
  /// The area has been allocated another height, in pixels.
  package let heightChanged = Listeners<Int>()
  /// The text has gained or lost the keyboard focus.
  package let focusChanged = Listeners<Bool>()
  /// The pointer that was pressed on the text was released, or has begun to drag.
  package let pointerReleased = Listeners<Void>()
  /// The user asked to paste; nothing is inserted yet.
  package let pasteRequested = Listeners<Void>()
  /// The pointer has inserted text from another program.
  package let textBroughtIn = Listeners<BroughtInText>()
  /// The user asked to paste, and no handler has taken the clipboard's contents yet.
  package let pasteOffered = Listeners<PasteOffer>()
  /// The user pressed the middle button to paste, and no handler has taken the selection yet.
  package let selectionOffered = Listeners<PasteOffer>()
  /// A composition of an input method has begun, changed or ended.
  package let preeditChanged = Listeners<String>()

  func removeAll() {
    textChanged.removeAll()
    heightChanged.removeAll()
    focusChanged.removeAll()
    pointerReleased.removeAll()
    pasteRequested.removeAll()
    textBroughtIn.removeAll()
    pasteOffered.removeAll()
    selectionOffered.removeAll()
    preeditChanged.removeAll()
  }
}

/// Text from another program, with the offset at which the pointer has inserted it.
package struct BroughtInText {
  package let text: String
  package let offset: Int
}

/// A clipboard whose contents, if they are not text, a handler may take.
@MainActor
package final class PasteOffer {
  /// The clipboard to paste from.
  package let clipboard: Clipboard
  /// The offset to paste at, or nil to replace the selection.
  package let offset: Int?
  /// Whether a handler has taken the contents: no text is inserted then.
  package private(set) var isTaken = false

  init(_ clipboard: Clipboard, at offset: Int? = nil) {
    self.clipboard = clipboard
    self.offset = offset
  }

  /// Offers the clipboard to a handler, unless its contents are taken.
  package func offer(to taker: @MainActor (Clipboard) -> Bool) {
    if !isTaken { isTaken = taker(clipboard) }
  }
}
