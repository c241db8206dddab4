import GtkCore

/// What stands above the text of a bar: an error that is about no message, the messages that have
/// not arrived, and what is to be known about the text before it is sent.
@MainActor
final class ComposerNotices {
  let widget = Box(.vertical, spacing: 8)
  let pending = PendingList()
  let label = Label("", role: .status)
  /// Removes the marks that turn the direction of the text.
  let removeButton = Button("")
  private let direction = Box(.horizontal, spacing: 8)
  private let warning = Label("", role: .status)

  init() {
    label.addStyleClass("notice")
    warning.addStyleClass("status")
    for label in [label, warning] {
      label.wrapLines()
      label.xAlignment = .start
    }
    warning.setExpands(horizontally: true)
    removeButton.name = "remove-marks"
    removeButton.addStyleClass("flat")
    removeButton.verticalAlignment = .center
    direction.append(warning)
    direction.append(removeButton)
    direction.isVisible = false
    label.isVisible = false
    for part in [pending.widget, label, direction] as [Widget] { widget.append(part) }
    update()
  }

  func setMessages(_ messages: ComposerMessages) {
    pending.messages = messages
    warning.text = messages.turnsDirection
    removeButton.label = messages.removeMarks
  }

  /// Whether the text has marks that turn its direction.
  var turnsDirection: Bool {
    get { direction.isVisible }
    set {
      direction.isVisible = newValue
      update()
    }
  }

  /// Shows the messages that have not arrived, or an error that is about none of them.
  func show(_ sending: MessageSending) {
    pending.show(sending.pending)
    label.text = sending.pending.isEmpty ? sending.error ?? "" : ""
    label.isVisible = !label.text.isEmpty
    update()
  }

  /// Whether the messages that have not arrived are shown.
  var showsPending: Bool {
    get { pending.isShown }
    set {
      pending.isShown = newValue
      update()
    }
  }

  private func update() {
    widget.isVisible =
      pending.widget.isVisible || label.isVisible || direction.isVisible
  }
}
