import GtkCore

/// One message that has not arrived: its beginning, what is happening to it, and what can be done.
@MainActor
final class PendingRow: Widget {
  private let implementation: PendingRowImplementation

  /// Creates a row; the closures are called with its message when the user presses a button.
  init(
    retry: @escaping @MainActor (PendingMessage.ID) -> Void,
    edit: @escaping @MainActor (PendingMessage.ID) -> Void,
    delete: @escaping @MainActor (PendingMessage.ID) -> Void, id: PendingMessage.ID
  ) {
    implementation = PendingRowImplementation(id: id)
    super.init(class: PendingRowImplementation.widgetClass, implementation: implementation)
    implementation.build()
    implementation.retryButton.onClicked { retry(id) }
    implementation.editButton.onClicked { edit(id) }
    implementation.deleteButton.onClicked { delete(id) }
  }

  /// What identifies the message.
  var id: PendingMessage.ID { implementation.id }

  /// Shows the state of the message, in the words of the bar.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - canEdit: Whether there is room for it in the text.
  ///   - messages: The words.
  func show(_ message: PendingMessage, canEdit: Bool, _ messages: ComposerMessages) {
    implementation.show(message, canEdit: canEdit, messages)
  }
}

/// The parts of a row, with the buttons beside the text, or below it if they took half of the
/// width.
@MainActor
final class PendingRowImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaPendingRow", cssName: "pendingmessage", role: .group)

  private static let spacing = 8

  let id: PendingMessage.ID
  let retryButton = Button("")
  let editButton = Button(icon: "document-edit-symbolic", tooltip: "")
  let deleteButton = Button(icon: "user-trash-symbolic", tooltip: "")
  private let text = Label("")
  /// Before GTK 4.14 only the role makes a screen reader read what becomes of the message.
  private let status = Widget.canAnnounce ? Label() : Label("", role: .status)
  private let words = Box(.vertical, spacing: 2)
  private let actions = Box(.horizontal, spacing: 4)

  init(id: PendingMessage.ID) { self.id = id }

  func build() {
    text.ellipsize()
    status.wrapLines()
    status.addStyleClass("status")
    for label in [text, status] {
      label.xAlignment = .start
      words.append(label)
    }
    words.verticalAlignment = .center
    for (button, name) in [
      (retryButton, "retry"), (editButton, "edit"), (deleteButton, "delete"),
    ] {
      button.name = name
      button.addStyleClass("flat")
      actions.append(button)
    }
    // Not as high as several lines beside them.
    actions.verticalAlignment = .center
    words.insert(into: widget)
    actions.insert(into: widget)
  }

  func show(_ message: PendingMessage, canEdit: Bool, _ messages: ComposerMessages) {
    let excerpt = message.excerpt
    text.text = excerpt
    text.isVisible = !excerpt.isEmpty
    status.text = Self.words(for: message.state, messages)
    status.setStyleClass("error", message.failure != nil)
    widget.setStyleClass("failed", message.failure != nil)
    widget.accessibleLabel = excerpt.isEmpty ? messages.attachments : messages.quote(excerpt)
    retryButton.label = messages.retry
    retryButton.isVisible = message.failure != nil
    // What is only attached to a message is with the app.
    editButton.isVisible = !message.isSending && !excerpt.isEmpty
    editButton.isSensitive = canEdit
    deleteButton.isVisible = editButton.isVisible
    name(editButton, messages.edit, tooltip: messages.editUnsent)
    name(deleteButton, messages.delete, tooltip: messages.deleteUnsent)
    actions.isVisible = !message.isSending
    widget.queueResize()
  }

  private func name(_ button: Button, _ label: String, tooltip: String) {
    button.accessibleLabel = label
    button.tooltip = tooltip
  }

  private static func words(
    for state: PendingMessage.State, _ messages: ComposerMessages
  ) -> String {
    switch state {
    case .waiting: messages.waits
    case .sending: messages.sending
    case .failed(let reason): reason
    }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else { return horizontalRequest }
    let height = height(forWidth: forSize < 0 ? horizontalRequest.natural : forSize)
    return SizeRequest(minimum: height, natural: height)
  }

  private var horizontalRequest: SizeRequest {
    let words = words.measure(.horizontal)
    let beside = actionsWidth > 0 ? actionsWidth + Self.spacing : 0
    let minimum = max(words.minimum, actionsWidth)
    return SizeRequest(minimum: minimum, natural: max(minimum, words.natural + beside))
  }

  private var actionsWidth: Int {
    actions.isVisible ? actions.measure(.horizontal).natural : 0
  }

  private var actionsHeight: Int { actions.measure(.vertical).natural }

  private func areActionsBelow(_ width: Int) -> Bool { 2 * actionsWidth > width }

  private func wordsWidth(_ width: Int) -> Int {
    let beside = actionsWidth == 0 || areActionsBelow(width) ? 0 : actionsWidth + Self.spacing
    return max(width - beside, words.measure(.horizontal).minimum)
  }

  private func wordsHeight(_ width: Int) -> Int {
    words.measure(.vertical, forSize: wordsWidth(width)).natural
  }

  private func height(forWidth width: Int) -> Int {
    let words = wordsHeight(width)
    guard actions.isVisible else { return words }
    return areActionsBelow(width)
      ? words + Self.spacing / 2 + actionsHeight : max(words, actionsHeight)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let wordsWidth = wordsWidth(width)
    let isBelow = actions.isVisible && areActionsBelow(width)
    put(words, x: 0, y: 0, wordsWidth, isBelow ? wordsHeight(width) : height, in: width)
    guard actions.isVisible else { return }
    let actionsHeight = isBelow ? actionsHeight : height
    put(
      actions, x: max(width - actionsWidth, 0), y: height - actionsHeight, actionsWidth,
      actionsHeight, in: width)
  }

  /// Allocates a child, with x counted from the side where lines of text begin.
  private func put(_ child: Widget, x: Int, y: Int, _ width: Int, _ height: Int, in all: Int) {
    let isMirrored = widget.direction == .rightToLeft
    child.allocate(x: isMirrored ? all - x - width : x, y: y, width: width, height: height)
  }
}
