import GtkCore
import RichTextEditing
import RichTextModel
import TextRules
import TextTranslation

/// An entry and a list that find text in many documents while the user types.
///
///     let search = DocumentSearch(index) { store.documents() }
///     sidebar.append(search.entry)
///     sidebar.append(search.results)
///     search.onChosen = { document, hit in show(hit.range, hit.path, of: document) }
///
/// Documents are listed, read and searched away from the main thread; another key cancels the
/// search in progress. Return in the entry chooses the first hit, Escape clears it.
///
/// ## Accessibility
/// A screen reader gets the number of results as a status.
@MainActor
public final class DocumentSearch<Key: Hashable & Sendable> {
  /// The entry.
  public let entry = SearchEntry()
  /// The list of results, with their number above it; visible while there is a query.
  public let results: Widget
  /// Called with the document and the hit that the user chooses.
  public var onChosen: (@MainActor (Key, FoundText) -> Void)?
  /// Called when there is something to search for, and when there is no longer.
  public var onSearching: (@MainActor (Bool) -> Void)?

  private typealias Row = (document: DocumentIndex<Key>.Document, hit: FoundText)

  /// No one reads more results than these.
  private static var maxCount: Int { 500 }

  private let list: ListView<(document: DocumentIndex<Key>.Document, hit: FoundText)>
  private let status = Label("", role: .status)
  private let index: DocumentIndex<Key>
  private let documents: @Sendable () -> [DocumentIndex<Key>.Document]
  private var search: Task<Void, any Error>? { didSet { oldValue?.cancel() } }

  /// Creates an entry and a list.
  ///
  /// - Parameters:
  ///   - index: The index of the documents.
  ///   - documents: Lists the documents, in the order of the results; called away from the main
  ///     thread for each search.
  public init(
    _ index: DocumentIndex<Key>,
    documents: @escaping @Sendable () -> [DocumentIndex<Key>.Document]
  ) {
    (self.index, self.documents) = (index, documents)
    list = ListView(selection: .single) {
      let row = TwoLines()
      return ListRow(row.widget) { row.show($0.document.title, $0.hit.line) }
    }
    results = TwoLines.page(list, status, name: translated("Results"))
    results.isVisible = false
    entry.placeholder = translated("Search everywhere")
    entry.accessibleLabel = translated("Search everywhere")
    entry.onTextChanged { [weak self] _ in self?.refresh() }
    entry.onActivated { [weak self] in self?.choose(0) }
    entry.onStop { [weak self] in self?.entry.text = "" }
    list.onActivated { [weak self] in self?.choose($0) }
  }

  /// Searches again, after documents have changed.
  public func refresh() {
    let query = TextQuery(entry.text)
    if results.isVisible == query.isEmpty {
      results.isVisible = !query.isEmpty
      onSearching?(!query.isEmpty)
    }
    guard !query.isEmpty else { return search = nil }
    search = Task { [weak self, index, documents] in
      let documents = await Task.detached { documents() }.value
      var rows: [Row] = []
      for await result in try index.results(of: query, in: documents) {
        let isFirst = rows.isEmpty
        rows += result.hits.map { (document: result.document, hit: $0) }
        if isFirst { self?.show(rows, isComplete: false) }
        if rows.count > Self.maxCount { break }
      }
      self?.show(rows, isComplete: true)
    }
  }

  private func show(_ rows: [Row], isComplete: Bool) {
    guard !Task.isCancelled else { return }
    list.replaceAll(with: rows)
    status.text =
      isComplete ? translated("Results: %s").formatted(rows.count) : translated("Searching…")
  }

  private func choose(_ index: Int) {
    guard list.items.indices.contains(index) else { return }
    let row = list.items[index]
    onChosen?(row.document.key, row.hit)
  }
}
