import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// A list of the open tasks of many documents.
///
///     let tasks = DocumentTasks(index) { store.documents() }
///     stack.add(tasks.list, named: "tasks", title: "Tasks")
///     tasks.onTicked = { document, task in tick(task, in: document) }
///     tasks.refresh()
///
/// The app ticks the task in the document, and calls ``refresh()`` then; documents are read away
/// from the main thread.
@MainActor
public final class DocumentTasks<Key: Hashable & Sendable> {
  /// The list, with the number of tasks above it.
  public let list: Widget
  /// Called with the task that the user clicks or presses Return on.
  public var onChosen: (@MainActor (Key, RichTextTask) -> Void)?
  /// Called with the task whose box the user ticks.
  public var onTicked: (@MainActor (Key, RichTextTask) -> Void)?

  private struct Row: Equatable {
    var document: Key
    var title: String
    var task: RichTextTask
  }

  private let rows: ListView<Row>
  private let status = Label("", role: .status)
  private let index: DocumentIndex<Key>
  private let documents: @Sendable () -> [DocumentIndex<Key>.Document]
  private var reading: Task<Void, Never>? { didSet { oldValue?.cancel() } }

  /// Creates an empty list; see ``refresh()``.
  ///
  /// - Parameters:
  ///   - index: The index of the documents.
  ///   - documents: Lists the documents, in the order of the list; called away from the main
  ///     thread.
  public init(
    _ index: DocumentIndex<Key>,
    documents: @escaping @Sendable () -> [DocumentIndex<Key>.Document]
  ) {
    (self.index, self.documents) = (index, documents)
    let ticks = Ticks<Row>()
    rows = ListView(selection: .single) { Self.makeRow(ticks) }
    list = TwoLines.page(rows, status, name: translated("Tasks"))
    ticks.onTicked = { [weak self] in self?.onTicked?($0.document, $0.task) }
    rows.onActivated { [weak self] index in
      guard let row = self?.rows.items[index] else { return }
      self?.onChosen?(row.document, row.task)
    }
  }

  private static func makeRow(_ ticks: Ticks<Row>) -> ListRow<Row> {
    let (box, lines) = (CheckButton(mnemonic: ""), TwoLines())
    var shown: Row?
    box.onToggled { isOn in
      if isOn, let shown { ticks.onTicked?(shown) }
    }
    return ListRow(Box(.horizontal, spacing: 6, [box, lines.widget])) { row in
      // Only the user ticks a box.
      shown = nil
      box.isOn = false
      shown = row
      lines.show(row.task.text, row.title)
      box.accessibleLabel = row.task.text
    }
  }

  /// Reads the tasks again, after documents have changed.
  public func refresh() {
    reading = Task { [weak self, index, documents] in
      let documents = await Task.detached { documents() }.value
      let rows = await index.tasks(of: documents).flatMap { document, tasks in
        tasks.filter { !$0.isChecked }.map {
          Row(document: document.key, title: document.title, task: $0)
        }
      }
      guard !Task.isCancelled, let self else { return }
      self.rows.update(to: rows)
      status.text =
        rows.isEmpty
        ? translated("No open tasks") : translated("Open tasks: %s").formatted(rows.count)
    }
  }
}

/// Passes on what rows report: a list owns its rows, so they do not own the list.
@MainActor
private final class Ticks<Row> {
  var onTicked: (@MainActor (Row) -> Void)?
}
