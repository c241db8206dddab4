import TextRules

/// The texts and tasks of many documents, which are read and searched away from the main thread.
///
/// ```swift
/// let index = DocumentIndex<String> { path in
///   try SavedForm.content(from: Data(contentsOf: URL(filePath: path)))
/// }
/// let note = DocumentIndex.Document("/home/ada/Shopping.json", title: "Shopping", version: "1")
/// for (document, tasks) in await index.tasks(of: [note]) {
///   print(document.title, tasks.count)
/// }
/// ```
///
/// A document is read when it is needed for the first time, and again when its version is another
/// one; pictures and attributes are not kept. What cannot be read is left out, and its title is
/// still searched.
public actor DocumentIndex<Key: Hashable & Sendable> {
  /// A document, and what makes it another one.
  public struct Document: Sendable {
    /// The app's name for the document, such as the path of its file.
    public var key: Key
    /// What is searched beside the text.
    public var title: String
    /// Any text that differs when the content does, such as the time of the last change.
    public var version: String

    /// Creates a document.
    public init(_ key: Key, title: String = "", version: String) {
      self.key = key
      self.title = title
      self.version = version
    }
  }

  /// The hits in a document.
  public struct Result: Sendable {
    /// The document.
    public var document: Document
    /// The first hits, one for each paragraph; before them one in the title.
    public var hits: [FoundText]
  }

  /// The number of hits of a document that a result has.
  private static var maxHits: Int { 20 }

  /// What is known of a document.
  private struct Entry {
    let version: String
    let title: String
    let titleSketch: TextSketch
    let text: DocumentText
  }

  /// The number of documents that are searched in one go, which takes about as long as to read one.
  private static var documentsAtOnce: Int { 64 }

  private let read: @Sendable (Key) throws -> RichText
  private var entries: [Key: Entry] = [:]

  /// Creates an index without documents.
  ///
  /// - Parameter read: Reads a document, on any thread.
  public init(read: @escaping @Sendable (_ document: Key) throws -> RichText) {
    self.read = read
  }

  /// Searches documents, in their order.
  ///
  /// The search ends early when the task that iterates over the results is cancelled, or stops.
  ///
  /// - Parameters:
  ///   - query: The query; an empty one finds nothing.
  ///   - documents: The documents.
  /// - Returns: The documents with hits, as they are found.
  /// - Throws: What is wrong with the query's expression, if it has one.
  public nonisolated func results(
    of query: TextQuery, in documents: [Document]
  ) throws(PatternError) -> AsyncStream<Result> {
    let search = try TextSearch(query)
    return AsyncStream { continuation in
      let task = Task {
        await self.search(search, documents) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Returns the tasks of documents, in their order.
  ///
  /// Of a cancelled call the result is empty.
  public func tasks(
    of documents: [Document]
  ) async -> [(document: Document, tasks: [RichTextTask])] {
    var found: [(document: Document, tasks: [RichTextTask])] = []
    for document in documents {
      guard !Task.isCancelled else { return [] }
      let tasks = entry(of: document)?.text.tasks ?? []
      if !tasks.isEmpty { found.append((document, tasks)) }
      await Task.yield()
    }
    return found
  }

  private func search(
    _ search: TextSearch, _ documents: [Document], found: @Sendable (Result) -> Void
  ) async {
    guard !search.query.isEmpty else { return }
    for (number, document) in documents.enumerated() {
      guard !Task.isCancelled else { return }
      let isKnown = known(document) != nil
      let hits = hits(of: search, in: document)
      if !hits.isEmpty { found(Result(document: document, hits: hits)) }
      // The next search need not wait for this one to see that it is cancelled.
      if !isKnown || number % Self.documentsAtOnce == 0 { await Task.yield() }
    }
  }

  private func hits(of search: TextSearch, in document: Document) -> [FoundText] {
    let entry = entry(of: document)
    var hits: [FoundText] = []
    if entry.map({ search.mayHit($0.titleSketch) }) ?? true,
      let range = search.hits(in: document.title).ranges.first
    {
      hits.append(FoundText(range: 0..<0, line: document.title, rangeInLine: range))
    }
    return hits
      + (entry?.text.hits(of: search, maxCount: Self.maxHits) { !Task.isCancelled } ?? [])
  }

  /// What is known of the document as it is now; nil if it has to be read.
  private func known(_ document: Document) -> Entry? {
    entries[document.key].flatMap {
      $0.version == document.version && $0.title == document.title ? $0 : nil
    }
  }

  private func entry(of document: Document) -> Entry? {
    if let known = known(document) { return known }
    // A document with another title has the same text.
    let old = entries.removeValue(forKey: document.key)
    let text = old?.version == document.version ? old?.text : nil
    guard let text = text ?? (try? DocumentText(of: read(document.key))) else { return nil }
    let entry = Entry(
      version: document.version, title: document.title, titleSketch: TextSketch(document.title),
      text: text)
    entries[document.key] = entry
    return entry
  }
}
