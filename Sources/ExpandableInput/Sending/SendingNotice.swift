import GtkCore

/// The line above the text that says why a message was not sent, with what can be done about it.
@MainActor
final class SendingNotice {
  let label = Label("", role: .status)
  let actions = Box(.horizontal, spacing: 6)
  private let retryButton = Button("")
  private let editButton = Button("")

  init() {
    label.addStyleClass("notice")
    label.wrapLines()
    label.horizontalTextAlignment = 0
    retryButton.name = "retry"
    editButton.name = "edit"
    for button in [retryButton, editButton] { actions.append(button) }
    hide()
  }

  func setMessages(_ messages: ComposerMessages) {
    retryButton.label = messages.retry
    editButton.label = messages.edit
    editButton.tooltip = messages.editUnsent
  }

  func connect(retry: @escaping @MainActor () -> Void, edit: @escaping @MainActor () -> Void) {
    retryButton.onClicked(retry)
    editButton.onClicked(edit)
  }

  /// Shows an error; nil hides it.
  func show(_ sending: MessageSending) {
    guard let error = sending.error else { return hide() }
    label.text = error
    label.isVisible = true
    actions.isVisible = sending.canRetry
    actions.isSensitive = true
    editButton.isVisible = !sending.detachedTexts.isEmpty
  }

  /// Keeps the error where it is while the message is sent again: the bar would shrink and grow.
  func wait() { actions.isSensitive = false }

  private func hide() {
    label.text = ""
    label.isVisible = false
    actions.isVisible = false
  }
}
