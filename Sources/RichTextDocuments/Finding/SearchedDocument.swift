import GtkCore
import RichTextEditing
import TextRules

/// The texts of a tree of editors, in the order of the document.
@MainActor
final class SearchedDocument {
  /// A position between two characters of one of the texts.
  struct Place {
    /// The text.
    let text: SearchedText
    /// The offset in it.
    var offset: Int
  }

  /// The outermost editor.
  private(set) weak var root: EditorNode?
  /// The text of each editor.
  private(set) var texts: [SearchedText] = []
  /// The texts in the order of the document, divided where they contain nested ones.
  private(set) var pieces: [DocumentPiece] = []
  private var isStale = true
  private var reach = SearchReach.nothing
  /// The search, which determines the cells of tables that are read: those with hits.
  private var search: TextSearch?
  /// Called after each edit of one of the texts.
  var onEdit: SearchedText.EditHandler?
  /// Called when other parts of a text have become visible.
  var onScroll: (@MainActor () -> Void)?

  /// Called when editors have come or gone.
  var onNodesChanged: (@MainActor () -> Void)?
  private var nodesListener: Listener?

  /// Creates the document of an editor and everything nested in it; it is read later.
  init(_ root: EditorNode) {
    self.root = root
    nodesListener = root.nodesChanged.add { [weak self] in
      self?.isStale = true
      self?.onNodesChanged?()
    }
  }

  /// Reads the editors and their order again, if they may have changed; returns whether it did.
  func update() -> Bool {
    guard isStale, let editor = root?.editor else { return false }
    let known = texts
    texts = []
    pieces = []
    read(editor.node, known: known)
    // Only now: reading has editors created.
    isStale = false
    for text in known where !contains(text) { text.end() }
    return true
  }

  private func read(_ node: EditorNode, known: [SearchedText]) {
    let number = texts.count
    texts.append(known.first { $0.node === node } ?? add(node))
    var start = 0
    for attachment in node.content.attachments.all {
      let nodes = attachment.nodes { search?.hits(in: $0).ranges.isEmpty == false }
      guard !nodes.isEmpty else { continue }
      let place = attachment.rangeInContainer?.lowerBound ?? start
      pieces.append(DocumentPiece(text: number, range: start..<place))
      start = place
      for nested in nodes { read(nested, known: known) }
    }
    pieces.append(DocumentPiece(text: number, range: start..<Int.max))
  }

  private func add(_ node: EditorNode) -> SearchedText {
    let text = SearchedText(node, reach)
    text.onEdit = { [weak self] in
      // With the text, editors may have been added or removed.
      self?.isStale = true
      self?.onEdit?($0, $1)
    }
    text.onScroll = { [weak self] in self?.onScroll?() }
    return text
  }

  /// Discards the hits before another search; nil for none.
  func restart(_ search: TextSearch?) {
    self.search = search
    reach = search?.reach ?? .nothing
    isStale = true
    for text in texts { text.restart(reach) }
  }

  /// Whether a text is still part of the document.
  func contains(_ text: SearchedText) -> Bool { texts.contains { $0 === text } }

  /// Ends the search in all texts, and forgets them.
  func close() {
    for text in texts { text.end() }
    texts = []
    pieces = []
    isStale = true
  }

  // MARK: Order

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
