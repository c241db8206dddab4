import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// Finds text in an editor and in everything nested in it.
///
///     let finder = TextFinder(for: editor)
///     finder.onChanged = { label.text = "\(finder.currentNumber ?? 0) of \(finder.hitCount)" }
///     finder.query = TextQuery("fusce")
///     finder.next()
///     finder.close()
///
/// All visible hits are marked, and the current one is selected, underlined twice, and scrolled
/// into view. The marks are not part of the content: neither saved nor in the history. Hits follow
/// the text while it is edited.
///
/// A long text is searched in the background, starting at the caret, so that the window never
/// blocks; another query cancels the search in progress. When the query changes, the search begins
/// where the last one began: while the user types more of a word, the same hit stays current as
/// long as it matches.
///
/// Close a finder that is no longer in use.
@MainActor
public final class TextFinder {
  /// The state of a search.
  public enum Status: Hashable, Sendable {
    /// There is no query.
    case idle
    /// There may be more hits.
    case searching
    /// All hits are known.
    case complete
    /// The expression takes too much work; the hits so far are available.
    case gaveUp
    /// The query is not a valid regular expression.
    case badExpression(PatternError)
  }

  /// One occurrence of the query.
  public struct Hit: Hashable {
    /// The editor, which may be a nested one.
    public let editor: EditorView
    /// The range in it, in Unicode scalars.
    public let range: Range<Int>
  }

  /// A position in one of the searched texts.
  typealias Place = SearchedDocument.Place

  /// The hit to move to as soon as it is known.
  struct WantedStep {
    /// The direction from the current hit; 0 for no step.
    var direction = 0
    /// Whether the user asked for it.
    var isByUser = false
  }

  /// The current hit.
  struct CurrentHit {
    let text: SearchedText
    var range: Range<Int>
    /// The version of the text in which it was found.
    let version: Int
  }

  /// The next turn, and what waits for the last one.
  private struct Turn {
    var isScheduled = false
    /// Called when all hits are known.
    var atEndOfSearch: [@MainActor () -> Void] = []
  }

  /// The state of the search.
  public internal(set) var status = Status.idle
  /// Called whenever the number of hits or the current hit changes.
  public var onChanged: (@MainActor () -> Void)?

  /// The searched texts.
  let document: SearchedDocument
  var search: TextSearch?
  var running: RunningSearch?
  var deadline = Deadline.passed
  /// The current hit.
  var current: CurrentHit?
  /// The place where a search begins.
  var origin: Place?
  /// The step to take as soon as its hit is known.
  var wanted = WantedStep()
  private var turn = Turn()
  private var selectionListener: Listener?
  var isSelecting = false
  /// The number of times that a hit was scrolled into view: the next frame shows it.
  package internal(set) var showings = 0
  /// The number of searched parts of texts, and the length of the longest one.
  var figures = (parts: 0, longest: 0)

  /// Creates a finder for an editor and everything nested in it.
  public init(for editor: EditorView) {
    document = SearchedDocument(editor.node)
    document.onEdit = { [weak self] in self?.textChanged(in: $0, $1) }
    document.onScroll = { [weak self] in self?.scheduleTurn() }
    document.onNodesChanged = { [weak self] in
      if self?.search != nil { self?.scheduleTurn() }
    }
    selectionListener = editor.node.selectionChanged.add { [weak self] in
      self?.selectionChanged(in: $0)
    }
  }

  /// Creates a finder for a renderer.
  public convenience init(for renderer: RendererView) { self.init(for: renderer.editor) }

  deinit {
    let document = document
    Task { @MainActor in document.close() }
  }

  /// The query; an empty one finds nothing.
  public var query = TextQuery() {
    didSet { if query != oldValue { begin() } }
  }

  /// Ends the search: all marks are removed, and the current hit stays selected.
  public func close() {
    cancel()
    // Keep the selection.
    current = nil
    query = TextQuery()
    document.close()
    origin = nil
    status = .idle
    onChanged?()
  }

  /// The text of each editor.
  var texts: [SearchedText] { document.texts }

  // MARK: Hits

  /// The number of known hits.
  public var hitCount: Int { order.count }

  /// The number of the current hit, from 1; nil if there is none.
  public var currentNumber: Int? {
    guard let current, let text = texts.firstIndex(where: { $0 === current.text }),
      let hit = current.text.progress.hits.index(at: current.range.lowerBound)
    else { return nil }
    return order.number(of: HitOrder.Place(text: text, hit: hit)).map { $0 + 1 }
  }

  /// The current hit; nil if there is none.
  public var currentHit: Hit? {
    guard let current, let editor = current.text.editor else { return nil }
    return Hit(editor: editor, range: current.range)
  }

  /// The known hits, in the order of the document; there may be many.
  public var hits: [Hit] {
    (0..<order.count).compactMap { number in
      guard let place = order.place(at: number), let editor = texts[place.text].editor else {
        return nil
      }
      return Hit(editor: editor, range: texts[place.text].progress.hits[place.hit])
    }
  }

  /// Whether no search is in progress.
  public var isSettled: Bool { running == nil && !turn.isScheduled }

  private var order: HitOrder {
    HitOrder(
      document.pieces.map { piece in
        let text = texts[piece.text]
        return .init(text: piece.text, hits: text.progress.hits.indices(beginningIn: piece.range))
      })
  }

  // MARK: Turns

  /// Searches and marks what is needed, before the next frame.
  func scheduleTurn() {
    guard !turn.isScheduled else { return }
    turn.isScheduled = true
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self else { return }
      self.turn.isScheduled = false
      self.deadline = Deadline(milliseconds: Self.frameBudget)
      self.searchOn()
      self.mark()
      if self.status != .searching { self.searchEnded() }
    }
  }

  /// Calls a closure when all hits are known: at once, unless a search is in progress.
  func afterSearch(_ body: @escaping @MainActor () -> Void) {
    guard status == .searching || turn.isScheduled else { return body() }
    turn.atEndOfSearch.append(body)
    scheduleTurn()
  }

  /// Calls the closures that wait for the end of the search.
  func searchEnded() {
    let ends = turn.atEndOfSearch
    turn.atEndOfSearch = []
    for end in ends { end() }
  }

  /// The time that a frame can wait for hits, in milliseconds.
  static let frameBudget = 4

  func mark() {
    for text in texts { text.mark(current: current?.text === text ? current?.range : nil) }
  }

  func noteSearched(_ length: Int) {
    figures = (figures.parts + 1, max(figures.longest, length))
  }
}
