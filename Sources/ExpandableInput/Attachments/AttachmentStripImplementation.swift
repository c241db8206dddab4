import GtkCore

/// The parts of a strip of attachments.
@MainActor
final class AttachmentStripImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(AttachmentStrip.declaration)

  private(set) var chips: [AttachmentChip] = []
  var messages = ComposerMessages() { didSet { widget.accessibleLabel = messages.attachments } }
  private(set) lazy var changed: Event<Void> = makeEvent()
  private let scroller = ScrolledWindow()
  private let row = Box(.horizontal, spacing: 6)

  func build() {
    scroller.setScrolls(horizontally: true, vertically: false)
    scroller.child = row
    scroller.insert(into: widget)
    widget.accessibleLabel = messages.attachments
    widget.isVisible = false
  }

  func add(_ attachments: [MessageAttachment]) {
    for single in attachments.flatMap(\.single) {
      let chip = AttachmentChip(single, messages: messages)
      chip.onRemove = { [weak self, weak chip] in
        if let self, let chip { self.remove(chip) }
      }
      chips.append(chip)
      row.append(chip.widget)
    }
    update()
  }

  func takeAll() -> [MessageAttachment] {
    let taken = chips.map(\.attachment)
    row.removeAll()
    chips = []
    if !taken.isEmpty { update() }
    return taken
  }

  private func remove(_ chip: AttachmentChip) {
    guard let index = chips.firstIndex(where: { $0 === chip }) else { return }
    let hadFocus = chip.widget.containsFocus
    chips.remove(at: index)
    // Before the chip is gone, or GTK would look for a place by itself.
    if hadFocus { moveFocus(from: index) }
    row.remove(chip.widget)
    update()
  }

  /// Moves the focus to the chip that takes the place of a removed one, or to the text.
  private func moveFocus(from index: Int) {
    guard !chips.isEmpty else {
      widget.parent?.focus()
      return
    }
    chips[min(index, chips.count - 1)].focus()
  }

  private func update() {
    widget.isVisible = !chips.isEmpty
    changed.notify(())
  }

  override var fillingChild: Widget? { scroller }

  override func dispose() {
    chips = []
  }
}
