/// The texts of an editor and of everything nested in it, as one document to search.
@MainActor
final class SearchedDocument {
  /// A position between two characters of one of the texts.
  struct Place {
    let text: SearchedText
    var offset: Int
  }

  private(set) weak var root: EditorViewImplementation?
  private(set) var texts: [SearchedText] = []
  /// The texts in the order of the document, divided where they contain nested ones.
  private(set) var pieces: [DocumentPiece] = []
  private var isStale = true
  /// Called after each edit of one of the texts.
  var onEdit: SearchedText.EditHandler?
  /// Called when other parts of a text have become visible.
  var onScroll: (@MainActor () -> Void)?

  init(_ root: EditorViewImplementation) { self.root = root }

  // MARK: Texts

  /// Updates the list of texts and their order, if an edit may have changed either.
  func update() {
    guard isStale, let root, root.hasWidget else { return }
    isStale = false
    let known = texts
    texts = []
    pieces = []
    read(EditorView(existing: root), known: known)
    for text in known where !contains(text) { text.end() }
  }

  private func read(_ editor: EditorView, known: [SearchedText]) {
    let text =
      known.first { $0.implementation === editor.implementation } ?? add(editor.implementation)
    let number = texts.count
    texts.append(text)
    var start = 0
    for attachment in editor.attachments where !attachment.editors.isEmpty {
      let place = attachment.rangeInContainer?.lowerBound ?? start
      pieces.append(DocumentPiece(text: number, range: start..<place))
      start = place
      for nested in attachment.editors { read(nested, known: known) }
    }
    pieces.append(DocumentPiece(text: number, range: start..<Int.max))
  }

  private func add(_ editor: EditorViewImplementation) -> SearchedText {
    let text = SearchedText(editor)
    text.onEdit = { [weak self] in
      self?.isStale = true
      self?.onEdit?($0, $1)
    }
    text.onScroll = { [weak self] in self?.onScroll?() }
    return text
  }

  func contains(_ text: SearchedText) -> Bool { texts.contains { $0 === text } }

  /// Discards the hits of all texts.
  func restart() { for text in texts { text.restart() } }

  /// Gives up the rest of the search in all texts.
  func giveUp() { for text in texts { text.progress.giveUp() } }

  /// Restores all editors to their state before the search.
  func end() {
    for text in texts { text.end() }
    texts = []
    pieces = []
    isStale = true
  }

  // MARK: Order

  /// All known hits, in the order of the document.
  var order: HitOrder {
    HitOrder(
      pieces.map { piece in
        let text = texts[piece.text]
        return .init(text: piece.text, hits: text.progress.hits.indices(in: piece.range))
      })
  }

  /// Returns the parts of the texts in order, from a place to the end and from the beginning back
  /// to it.
  func pieces(from place: Place?) -> [(text: SearchedText, range: Range<Int>)] {
    let all = pieces.map { (text: texts[$0.text], range: $0.range) }
    guard let place, let index = index(of: place) else { return all }
    let (piece, offset) = (all[index], place.offset)
    let (start, end) = (piece.range.lowerBound, piece.range.upperBound)
    return [(piece.text, offset..<end)] + all[(index + 1)...] + all[..<index]
      + [(piece.text, start..<offset)]
  }

  private func index(of place: Place) -> Int? {
    pieces.lastIndex { piece in
      texts[piece.text] === place.text && piece.range.lowerBound <= place.offset
        && place.offset <= piece.range.upperBound
    }
  }
}
