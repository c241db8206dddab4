import GtkCore

/// The events of a growing area.
@MainActor
package final class AreaEvents: EventSource {
  /// The text has changed, by the user or by code.
  package private(set) lazy var textChanged: Event<Void> = makeEvent()
  /// The area has been allocated another height, in pixels.
  package private(set) lazy var heightChanged: Event<Int> = makeEvent()
  /// The text has gained or lost the keyboard focus.
  package private(set) lazy var focusChanged: Event<Bool> = makeEvent()
  /// The pointer that was pressed on the text was released, or has begun to drag.
  package private(set) lazy var pointerReleased: Event<Void> = makeEvent()
  /// The user asked to paste; nothing is inserted yet.
  package private(set) lazy var pasteRequested: Event<Void> = makeEvent()
  /// The pointer has inserted text from another program.
  package private(set) lazy var textBroughtIn: Event<BroughtInText> = makeEvent()
  /// The user asked to paste, and the app has not taken the clipboard's contents.
  package private(set) lazy var pasteOffered: Event<PasteOffer> = makeEvent()
  /// The user pressed the middle button to paste the selection.
  package private(set) lazy var selectionOffered: Event<PasteOffer> = makeEvent()
  /// A composition of an input method has begun, changed or ended.
  package private(set) lazy var preeditChanged: Event<String> = makeEvent()

  /// Whether the app takes the contents of the clipboard instead of text.
  var takesPaste: (@MainActor (Clipboard) -> Bool)?

  /// Offers the clipboard to the app and to the widgets around the area.
  ///
  /// - Returns: Whether one of them takes its contents, so that no text is pasted.
  func offerPaste(from clipboard: Clipboard) -> Bool {
    let offer = PasteOffer(clipboard)
    if let takesPaste { offer.offer(to: takesPaste) }
    pasteOffered.notify(offer)
    return offer.isTaken
  }

  /// Offers the selection of the desktop, to be pasted at an offset, to the widgets around the
  /// area.
  ///
  /// - Returns: Whether one of them takes its contents, so that no text is pasted.
  func offerSelection(from clipboard: Clipboard, at offset: Int) -> Bool {
    let offer = PasteOffer(clipboard, at: offset)
    selectionOffered.notify(offer)
    return offer.isTaken
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
