import GtkCore

/// The messages that have not arrived, above the text: the first of them as rows, and how many more
/// there are.
@MainActor
final class PendingList {
  /// The greatest number of rows: a bar must leave room for the conversation.
  static let maxRows = 3

  let widget = Box(.vertical, spacing: 8)
  var onRetry: (@MainActor (PendingMessage.ID) -> Void)?
  var onEdit: (@MainActor (PendingMessage.ID) -> Void)?
  var onDelete: (@MainActor (PendingMessage.ID) -> Void)?
  var messages = ComposerMessages() { didSet { update() } }
  /// Whether the rows are shown; an app may show the messages itself.
  var isShown = true { didSet { update() } }
  /// Whether there is room in the text for a message.
  var canEdit = true {
    didSet {
      if canEdit != oldValue { update() }
    }
  }
  private(set) var rows: [PendingRow] = []
  private var pending: [PendingMessage] = []
  private let lines = Box(.vertical, spacing: 8)
  private let more = Label("")

  init() {
    widget.addStyleClass("pending")
    more.addStyleClass("status")
    more.xAlignment = .start
    more.wrapLines()
    widget.append(lines)
    widget.append(more)
    update()
  }

  /// Shows messages, oldest first.
  func show(_ pending: [PendingMessage]) {
    self.pending = pending
    update()
  }

  private func update() {
    let shown = isShown ? Array(pending.prefix(Self.maxRows)) : []
    let ids = Set(shown.map(\.id))
    for row in rows where !ids.contains(row.id) { lines.remove(row) }
    rows.removeAll { !ids.contains($0.id) }
    // They leave from anywhere, but come at the end alone.
    for message in shown.dropFirst(rows.count) { append(message.id) }
    for (row, message) in zip(rows, shown) { row.show(message, canEdit: canEdit, messages) }
    let rest = isShown ? pending.count - shown.count : 0
    more.text = rest > 0 ? messages.moreWaiting(rest) : ""
    more.isVisible = rest > 0
    widget.isVisible = !shown.isEmpty
  }

  private func append(_ id: PendingMessage.ID) {
    let row = PendingRow(
      retry: { [weak self] in self?.onRetry?($0) }, edit: { [weak self] in self?.onEdit?($0) },
      delete: { [weak self] in self?.onDelete?($0) }, id: id)
    rows.append(row)
    lines.append(row)
  }
}
