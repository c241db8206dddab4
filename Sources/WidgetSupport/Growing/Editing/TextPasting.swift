import GtkCore
import TextRules

/// Pastes from the clipboard, by the middle button and by dropping, without losing any text.
///
/// GTK's own implementation ends at the first NUL, and deletes the selection before any handler is
/// asked about the text. What the pointer drags from a text view of this program is a buffer, which
/// GTK inserts whole.
@MainActor
final class TextPasting {
  /// Whether text is accepted from the clipboard, by the middle button and by dropping.
  var acceptsPaste = true
  /// Whether the text that is being inserted was pasted or dropped.
  private(set) var isPasting = false

  private let textView: TextView
  private let gate: EditGate
  private let caret: CaretScroller
  private let events: AreaEvents
  private let area: AreaWidget

  init(
    textView: TextView, gate: EditGate, caret: CaretScroller, events: AreaEvents,
    area: AreaWidget
  ) {
    self.textView = textView
    self.gate = gate
    self.caret = caret
    self.events = events
    self.area = area
  }

  private var buffer: TextBuffer { textView.buffer }

  /// Connects to the view.
  func connect() {
    textView.onPaste { [weak self] in
      self?.paste()
      return true
    }
    let drops = DropTarget()
    drops.onDrop { [weak self] in self?.take($0, x: $1, y: $2) ?? false }
    textView.add(drops)
  }

  /// Pastes text, unless the owner takes the clipboard's contents.
  private func paste() {
    guard acceptsPaste else { return }
    events.pasteRequested.notify(())
    let clipboard = textView.clipboard
    guard gate.acceptsInput else { return buffer.notifyPasteDone(from: clipboard) }
    guard !events.offerPaste(from: clipboard) else { return }
    clipboard.readAnyText { [weak self] text in
      guard let self, self.area.exists else { return }
      if let text { self.insertPasted(text) }
      self.buffer.notifyPasteDone(from: clipboard)
    }
  }

  private func insertPasted(_ text: String) {
    // Another program may have taken its time to answer.
    guard gate.acceptsInput, !text.isEmpty else { return }
    isPasting = true
    defer { isPasting = false }
    gate.insert(text, replacing: buffer.selection)
    textView.scrollToCaret()
  }

  // MARK: The middle button

  /// Pastes the text that is selected in another program at the position of the pointer.
  ///
  /// - Returns: Whether the press is handled here: false leaves it to GTK.
  func pasteSelected(x: Double, y: Double) -> Bool {
    guard acceptsPaste else { return true }
    let clipboard = textView.primaryClipboard
    let offset = textView.offset(x: x, y: y)
    guard !events.offerSelection(from: clipboard, at: offset) else { return true }
    guard gate.acceptsInput, DesktopSettings.current?.pastesWithMiddleButton ?? false,
      clipboard.offersPlainText
    else { return false }
    textView.focus()
    textView.resetComposition()
    let place = buffer.makeMark(at: textView.offset(x: x, y: y))
    clipboard.readPlainText { [weak self, buffer] bytes in
      let offset = buffer.offset(of: place)
      buffer.remove(place)
      guard let self, self.area.exists else { return }
      if let bytes { self.insertSelected(String(sanitizing: bytes), at: offset) }
      buffer.notifyPasteDone(from: clipboard)
    }
    return true
  }

  /// Inserts text without moving the caret or the visible text, as GTK does; a selection that was
  /// clicked on is replaced.
  private func insertSelected(_ text: String, at offset: Int) {
    guard gate.acceptsInput, !text.isEmpty else { return }
    let selection = buffer.selection
    if !selection.isEmpty, (selection.lowerBound...selection.upperBound).contains(offset) {
      events.pasteRequested.notify(())
      return insertPasted(text)
    }
    isPasting = true
    defer { isPasting = false }
    gate.insert(text, replacing: offset..<offset)
    caret.allowCaretOutOfView()
    events.textBroughtIn.notify(BroughtInText(text: text, offset: offset))
  }

  // MARK: Dropping

  /// Inserts text that another program drops, and leaves the rest to GTK.
  ///
  /// - Returns: Whether the drop is handled here: false leaves it to GTK.
  private func take(_ drop: Drop, x: Double, y: Double) -> Bool {
    guard acceptsPaste else {
      drop.reject()
      return true
    }
    guard area.exists, gate.acceptsInput, drop.offersPlainText else { return false }
    let place = buffer.makeMark(at: textView.offset(x: x, y: y))
    drop.readPlainText { [weak self, buffer] bytes in
      defer { buffer.remove(place) }
      guard let self, self.area.exists, self.gate.acceptsInput, let bytes else { return false }
      let offset = buffer.offset(of: place)
      let text = String(sanitizing: bytes)
      self.isPasting = true
      defer { self.isPasting = false }
      self.gate.insert(text, replacing: offset..<offset)
      // After as much of the text as was allowed.
      buffer.caret = buffer.offset(of: place)
      self.textView.scrollToCaret()
      self.events.textBroughtIn.notify(BroughtInText(text: text, offset: offset))
      return true
    }
    return true
  }
}
