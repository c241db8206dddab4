import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// Finds text in an editor and in everything nested in it.
///
///     let finder = TextFinder(editor)
///     finder.onChange = { label.text = "\(finder.currentNumber ?? 0) of \(finder.hitCount)" }
///     finder.query = TextQuery("fusce")
///     finder.next()
///     finder.close()
///
/// All hits that are in sight are marked, and the one that is looked at is selected, underlined twice, and
/// scrolled into sight. The marks are no part of the content: not of what is saved, and not of undo. Hits
/// follow the text while it is edited.
///
/// A long text is searched in the background, beginning where the caret is, so that the window never waits;
/// another query ends the search that is under way. When the query changes, the search begins where the last
/// one began: typing more of a word stays at the same place as long as it fits.
///
/// Close a finder that is not used any more.
@MainActor
public final class TextFinder {
  /// How far a search has come.
  public enum Status: Hashable, Sendable {
    /// Nothing is looked for.
    case idle
    /// There may be more hits.
    case searching
    /// All hits are known.
    case complete
    /// The expression needs more work than it is worth; the hits so far are there.
    case gaveUp
    /// The query is no regular expression.
    case badExpression(PatternError)
  }

  /// One place where the query was found.
  public struct Hit: Hashable {
    /// The editor, perhaps a nested one.
    public let editor: EditorView
    /// Where in it, in Unicode scalars.
    public let range: Range<Int>
  }

  /// A place between two characters of one of the texts.
  struct Place {
    let text: SearchedText
    var offset: Int
  }

  /// How far the search has come.
  public internal(set) var status = Status.idle
  /// Called whenever there are more hits or fewer, or another one is looked at.
  public var onChange: (@MainActor () -> Void)?

  weak var root: EditorViewImplementation?
  var search: TextSearch?
  var texts: [SearchedText] = []
  /// The texts in the order of the document, cut where nested ones stand.
  var pieces: [DocumentPiece] = []
  var isTreeStale = true
  var running: RunningSearch?
  var deadline = Deadline.passed
  /// The hit that is looked at.
  var current: (text: SearchedText, range: Range<Int>)?
  /// Where a search begins.
  var origin: Place?
  /// The way to the hit that is to be looked at as soon as it is known; 0: none is.
  var wantedStep = 0
  /// Whether a person asked for that hit.
  var isStepping = false
  private var isTurnScheduled = false
  private var selectionListener: Listener?
  var isSelecting = false
  /// How often a hit was brought into sight: the frame after that shows it.
  package internal(set) var showings = 0
  /// How many parts of texts were searched, and the length of the longest one.
  var figures = (parts: 0, longest: 0)

  /// Makes a finder for an editor and everything nested in it.
  public init(_ editor: EditorView) {
    root = editor.implementation
    selectionListener = editor.implementation.selectionChanged.add { [weak self] in
      self?.selectionChanged(in: $0)
    }
  }

  /// Makes a finder for a renderer.
  public convenience init(_ renderer: RendererView) { self.init(renderer.editor) }

  deinit {
    let texts = texts
    Task { @MainActor in for text in texts { text.end() } }
  }

  /// What is looked for; an empty query for nothing.
  public var query = TextQuery() {
    didSet { if query != oldValue { begin() } }
  }

  /// Ends the search: nothing is marked any more; the hit that was looked at stays selected.
  public func close() {
    cancel()
    // What is selected stays so.
    current = nil
    query = TextQuery()
    for text in texts { text.end() }
    texts = []
    pieces = []
    isTreeStale = true
    origin = nil
    status = .idle
    onChange?()
  }

  // MARK: Hits

  /// How many hits are known.
  public var hitCount: Int { order.count }

  /// The number of the hit that is looked at, from 1; nil: none is.
  public var currentNumber: Int? {
    guard let current, let text = texts.firstIndex(where: { $0 === current.text }),
      let hit = current.text.progress.hits.index(at: current.range.lowerBound)
    else { return nil }
    return order.number(of: HitOrder.Place(text: text, hit: hit)).map { $0 + 1 }
  }

  /// The hit that is looked at; nil: none is.
  public var currentHit: Hit? {
    guard let current, let editor = current.text.editor else { return nil }
    return Hit(editor: editor, range: current.range)
  }

  /// The hits that are known, in the order of the document; many, perhaps.
  public var hits: [Hit] {
    (0..<order.count).compactMap { number in
      guard let place = order.place(at: number), let editor = texts[place.text].editor else {
        return nil
      }
      return Hit(editor: editor, range: texts[place.text].progress.hits[place.hit])
    }
  }

  /// Whether nothing is being searched.
  public var isSettled: Bool { running == nil && !isTurnScheduled }

  private var order: HitOrder {
    HitOrder(
      pieces.map { piece in
        let text = texts[piece.text]
        return .init(text: piece.text, hits: text.progress.hits.indices(in: piece.range))
      })
  }

  // MARK: Turns

  /// Looks, before the next frame, what is to be searched and marked.
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      guard let self else { return }
      self.isTurnScheduled = false
      self.deadline = Deadline(milliseconds: Self.frameBudget)
      self.searchOn()
      self.mark()
    }
  }

  /// What a frame can spare to wait for hits, in milliseconds.
  static let frameBudget = 4

  func mark() {
    for text in texts { text.mark(current: current?.text === text ? current?.range : nil) }
  }

  func noteSearched(_ length: Int) {
    figures = (figures.parts + 1, max(figures.longest, length))
  }
}
