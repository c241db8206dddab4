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

  private let read: @Sendable (Key) throws -> RichText
  private var texts: [Key: (version: String, text: DocumentText)] = [:]

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
      let tasks = text(of: document)?.tasks ?? []
      if !tasks.isEmpty { found.append((document, tasks)) }
      await Task.yield()
    }
    return found
  }

  private func search(
    _ search: TextSearch, _ documents: [Document], found: @Sendable (Result) -> Void
  ) async {
    guard !search.query.isEmpty else { return }
    for document in documents {
      guard !Task.isCancelled else { return }
      let hits = hits(of: search, in: document)
      if !hits.isEmpty { found(Result(document: document, hits: hits)) }
      // The next search need not wait for this one to see that it is cancelled.
      await Task.yield()
    }
  }

  private func hits(of search: TextSearch, in document: Document) -> [FoundText] {
    var hits: [FoundText] = []
    if let range = search.hits(in: document.title).ranges.first {
      hits.append(FoundText(range: 0..<0, line: document.title, rangeInLine: range))
    }
    let text = text(of: document)
    return hits
      + (text?.hits(of: search, maxCount: Self.maxHits) { !Task.isCancelled } ?? [])
  }

  private func text(of document: Document) -> DocumentText? {
    if let known = texts[document.key], known.version == document.version { return known.text }
    texts[document.key] = nil
    guard let content = try? read(document.key) else { return nil }
    let text = DocumentText(of: content)
    texts[document.key] = (document.version, text)
    return text
  }
}
