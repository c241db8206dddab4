import GtkCore

/// What stands above the text while a message was not sent: why, which one, and what can be done.
@MainActor
final class SendingNotice {
  /// The greatest number of characters of a message that are shown.
  private static let greatestExcerpt = 80

  let label = Label("", role: .status)
  let actions = Box(.horizontal, spacing: 6)
  let retryButton = Button("")
  let editButton = Button("")
  let deleteButton = Button(icon: "user-trash-symbolic", tooltip: "")
  private var messages = ComposerMessages()

  init() {
    label.addStyleClass("notice")
    label.wrapLines()
    label.horizontalTextAlignment = 0
    retryButton.name = "retry"
    editButton.name = "edit"
    deleteButton.name = "delete"
    // Not as high as a message of several lines beside it.
    actions.verticalAlignment = .center
    for button in [retryButton, editButton, deleteButton] { actions.append(button) }
    hide()
  }

  func setMessages(_ messages: ComposerMessages) {
    self.messages = messages
    retryButton.label = messages.retry
    editButton.label = messages.edit
    editButton.tooltip = messages.editUnsent
    deleteButton.accessibleLabel = messages.delete
    deleteButton.tooltip = messages.deleteUnsent
  }

  /// Whether there is room in the text for the message that has failed.
  var canEdit = true {
    didSet {
      if canEdit != oldValue { editButton.isSensitive = canEdit }
    }
  }

  /// Shows an error; nil hides it.
  func show(_ sending: MessageSending) {
    guard let error = sending.error else { return hide() }
    label.text = lines(error, sending).joined(separator: "\n")
    label.isVisible = true
    actions.isVisible = sending.canRetry
    actions.isSensitive = true
    editButton.isVisible = sending.unsent.first?.isBlank == false
    deleteButton.isVisible = editButton.isVisible
  }

  private func lines(_ error: String, _ sending: MessageSending) -> [String] {
    guard let message = sending.unsent.first, !message.isBlank else { return [error] }
    let waiting = sending.waitingCount > 0 ? [messages.waiting(sending.waitingCount)] : []
    return [error, messages.quote(Self.excerpt(of: message.text))] + waiting
  }

  /// Returns the first line of a text with something to see, as far as there is room for it.
  static func excerpt(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains { !$0.isWhitespace } } ?? ""
    let isCut = line.count > greatestExcerpt || lines.count > 1
    return line.prefix(greatestExcerpt) + (isCut ? "…" : "")
  }

  /// Keeps the error where it is while the message is sent again: the bar would shrink and grow.
  func wait() { actions.isSensitive = false }

  private func hide() {
    label.text = ""
    label.isVisible = false
    actions.isVisible = false
  }
}
