import GtkCore

/// Brings content from elsewhere into a text: from the clipboard, by the middle button and by
/// dropping, in the same steps for one line, for many, and for rich text.
///
///     allowed? ─▶ follow the range ─▶ read ─▶ still allowed? ─▶ replace the range ─▶ show it
///
/// Nothing is lost on the way. GTK's own implementation ends at the first NUL, and deletes the
/// selection before any handler is asked about the text.
@MainActor
package final class TextIntake: EventSource {
  /// How content comes into a text.
  package enum Way: Sendable {
    /// From the clipboard, in place of the selection.
    case paste
    /// From what is selected on the desktop, at the pointer.
    case middleButton
    /// By dropping, at the pointer.
    case drop
    /// By a command, which reads it from anywhere.
    case command
  }

  /// Content that has been read.
  package struct Content {
    /// The text, if it is nothing more than that.
    let text: String?
    /// Replaces a range; returns the end of what was inserted, or nil if nothing was.
    let replace: @MainActor (_ range: Range<Int>) -> Int?

    /// Creates content.
    package init(
      text: String? = nil, replacing replace: @escaping @MainActor (_ range: Range<Int>) -> Int?
    ) {
      (self.text, self.replace) = (text, replace)
    }
  }

  /// Plain text that was inserted.
  package struct InsertedText {
    package let text: String
    /// The range that it has replaced.
    package let range: Range<Int>
    package let way: Way
  }

  /// Reads content, and calls its argument once; with nil if there is nothing to insert.
  package typealias Reading =
    @MainActor (_ arrived: @escaping @MainActor (Content?) -> Void) -> Void
  /// Reads nothing.
  package static let nothing: Reading = { $0(nil) }
  /// Returns how to read an offer; nil to leave it to the readers that were added later.
  package typealias Reader = @MainActor (_ offer: any ContentOffer, _ way: Way) -> Reading?

  /// The user asks to paste in place of the selection; nothing is inserted yet.
  package private(set) lazy var requested: Event<Void> = makeEvent()
  /// Plain text was inserted.
  package private(set) lazy var inserted: Event<InsertedText> = makeEvent()
  /// The user has tried to bring content in, and the app has turned that off.
  package private(set) lazy var refused: Event<Void> = makeEvent()
  /// A paste from a clipboard has ended, whether or not anything was inserted.
  package private(set) lazy var pasteEnded: Event<Clipboard> = makeEvent()

  /// Whether content is accepted from the clipboard, by the middle button and by dropping.
  package var acceptsPaste = true
  /// Whether the app takes the contents of the clipboard instead of text.
  package var takesPaste: (@MainActor (Clipboard) -> Bool)?
  /// Whether content is being inserted.
  package private(set) var isInserting = false
  /// Receives what is dropped.
  package let drops = DropTarget()

  /// Whether content for any text is on its way.
  package static var isReading: Bool { pending.contains(where: \.isPending) }
  private static var pending: [WeakReading] = []

  private weak var text: (any EnteredText)?
  private let widget: Widget
  private var readers: [Reader] = []

  /// Creates the intake of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - widget: The widget that has the focus.
  package init(into text: any EnteredText, widget: Widget) {
    self.text = text
    self.widget = widget
  }

  /// Connects to the widget.
  package func connect() {
    widget.onPasteSignal { [weak self] in self?.paste() }
    drops.onDrop { [weak self] in self?.take($0, x: $1, y: $2) ?? false }
    widget.add(drops)
  }

  /// Adds a reader of more than plain text; all of them are asked before text is read.
  package func add(_ reader: @escaping Reader) { readers.append(reader) }

  // MARK: The ways

  /// Pastes from the clipboard.
  ///
  /// - Parameter reading: Reads a certain form of the content; nil for the best one.
  package func paste(_ reading: Reading? = nil) {
    guard let text else { return }
    if acceptsPaste { requested.notify(()) }
    let clipboard = widget.clipboard
    let isTaken = reading == nil && allows(.paste) && takesPaste?(clipboard) == true
    let chosen = isTaken ? Self.nothing : reading
    _ = take(clipboard, into: text.selection, by: .paste, chosen) { [pasteEnded] _ in
      pasteEnded.notify(clipboard)
    }
  }

  /// Pastes what is selected on the desktop at the pointer; a selection that was clicked on is
  /// replaced.
  ///
  /// - Returns: Whether the press is handled here: false leaves it to GTK.
  package func pasteSelected(x: Double, y: Double) -> Bool {
    guard let text, DesktopSettings.current?.pastesWithMiddleButton ?? false else { return false }
    if text.acceptsInput { text.focusForPointer() }
    let (offset, selection) = (text.offset(x: x, y: y), text.selection)
    let isOnSelection =
      !selection.isEmpty && (selection.lowerBound...selection.upperBound).contains(offset)
    if isOnSelection, acceptsPaste { requested.notify(()) }
    let clipboard = widget.primaryClipboard
    return take(
      clipboard, into: isOnSelection ? selection : offset..<offset, by: .middleButton
    ) { [pasteEnded] _ in pasteEnded.notify(clipboard) }
  }

  private func take(_ drop: Drop, x: Double, y: Double) -> Bool {
    guard let text else { return false }
    let offset = text.offset(x: x, y: y)
    return take(drop, into: offset..<offset, by: .drop) { drop.finish(isAccepted: $0) }
  }

  // MARK: The steps

  /// Takes an offer into a range.
  ///
  /// - Parameters:
  ///   - offer: The offer.
  ///   - range: The range that it replaces.
  ///   - way: The way in which it comes.
  ///   - reading: Reads a certain form of it; nil for the best one.
  ///   - done: Called with whether anything was inserted, unless the offer is left to GTK.
  /// - Returns: Whether the offer is handled here: false leaves it to GTK.
  func take(
    _ offer: any ContentOffer, into range: Range<Int>, by way: Way, _ reading: Reading? = nil,
    done: @escaping @MainActor (_ isInserted: Bool) -> Void
  ) -> Bool {
    guard allows(way) else {
      done(false)
      if text?.acceptsInput == true { refused.notify(()) }
      return true
    }
    guard let reading = reading ?? self.reading(of: offer, by: way) else { return false }
    insert(into: range, by: way, reading, done: done)
    return true
  }

  /// Inserts content in place of a range, which follows the changes of the text until the content
  /// is read.
  package func insert(
    into range: Range<Int>, by way: Way, _ reading: Reading,
    done: @escaping @MainActor (_ isInserted: Bool) -> Void = { _ in }
  ) {
    guard let place = text?.follow(range) else { return }
    let pending = PendingReading()
    Self.pending.removeAll { !$0.isPending }
    Self.pending.append(WeakReading(reading: pending))
    reading { [weak self] content in
      pending.hasArrived = true
      done(self?.insert(content, into: place(), by: way) ?? false)
    }
  }

  private func insert(_ content: Content?, into range: Range<Int>, by way: Way) -> Bool {
    // Another program may have taken its time to answer.
    guard let text, let content, allows(way) else { return false }
    isInserting = true
    let end = content.replace(range)
    isInserting = false
    guard let end else { return false }
    text.showInserted(by: way, replacing: range, endingAt: end)
    if let plain = content.text {
      inserted.notify(InsertedText(text: plain, range: range, way: way))
    }
    return true
  }

  private func allows(_ way: Way) -> Bool {
    text?.acceptsInput == true && (acceptsPaste || way == .command)
  }

  private func reading(of offer: any ContentOffer, by way: Way) -> Reading? {
    for reader in readers {
      if let reading = reader(offer, way) { return reading }
    }
    guard let text, offer.offersPlainText || text.takesBuffers(by: way) else { return nil }
    return { [weak text] arrived in
      offer.readAnyText { plain in
        guard let plain, !plain.isEmpty else { return arrived(nil) }
        arrived(Content(text: plain) { text?.insertPasted(plain, replacing: $0) })
      }
    }
  }
}

/// Content that is on its way; gone when nothing waits for it any more.
@MainActor
private final class PendingReading {
  var hasArrived = false
}

@MainActor
private struct WeakReading {
  weak var reading: PendingReading?

  var isPending: Bool { reading?.hasArrived == false }
}
