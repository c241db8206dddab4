import GtkCore

/// A popover with an entry that asks for a short text, such as the address of a link.
@MainActor
final class EntryPopover {
  private let entry = Entry()
  private let popover: Popover
  private var onDone: (@MainActor (String?) -> Void)?

  /// Creates the popover.
  ///
  /// - Parameters:
  ///   - name: The name of the entry, for tests and style sheets.
  ///   - label: Its name for screen readers.
  ///   - placeholder: Its placeholder.
  init(name: String, label: String, placeholder: String) {
    entry.name = name
    entry.placeholder = placeholder
    entry.accessibleLabel = label
    entry.widthInCharacters = 28
    popover = Popover(entry)
    entry.onActivated { [weak self] in self?.finish() }
    popover.onClosed { [weak self] in self?.closed() }
  }

  /// Whether it is open.
  var isOpen: Bool { popover.isOpen }

  /// Opens at a rectangle of an editor.
  ///
  /// - Parameters:
  ///   - text: The text to begin with.
  ///   - place: The rectangle.
  ///   - node: The editor, which has the focus and its selection again afterwards.
  ///   - range: The part that the text is about, which is selected meanwhile.
  ///   - done: Called once with the text, or nil if the user cancels.
  func open(
    _ text: String, at place: Rectangle, of node: EditorNode, about range: Range<Int>,
    done: @escaping @MainActor (String?) -> Void
  ) {
    guard let editor = node.widget else { return done(nil) }
    let selection = KeptSelection(of: node)
    onDone = {
      selection.restore()
      done($0)
    }
    if popover.parent != editor { popover.attach(to: editor) }
    popover.setTarget(place)
    entry.text = text
    popover.open()
    entry.focus()
    selection.show(range)
  }

  private func finish() {
    let answer = entry.text
    let done = onDone
    onDone = nil
    popover.close()
    done?(answer)
  }

  private func closed() {
    let done = onDone
    onDone = nil
    done?(nil)
  }
}
