import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// One of the searched texts: an editor, its hits so far, and the marks in it.
@MainActor
final class SearchedText {
  /// The result for a part.
  enum Answer {
    case found(Range<Int>)
    case none
    /// More of the part has to be searched first.
    case unknown
  }

  /// An insertion or a deletion, in Unicode scalars.
  struct Edit {
    let offset: Int
    let removed: Int
    let inserted: Int
  }

  /// Called with the text that was edited.
  typealias EditHandler = @MainActor (SearchedText, Edit) -> Void

  /// The editor.
  private(set) weak var node: EditorNode?
  /// The hits so far, and what is still to be searched.
  var progress = SearchProgress()
  /// The text around an edit in which the hits may change.
  private var reach = SearchReach.nothing
  /// A counter that changes with each edit.
  private(set) var version = 0
  /// The marks on the hits.
  let marks: HitMarks
  /// Called after each edit.
  var onEdit: EditHandler?
  /// Called when other parts of the text have become visible.
  var onScroll: (@MainActor () -> Void)?
  private var connections: [SignalConnection] = []
  private var styleListener: Listener?

  /// Starts following the text of an editor, for a search with a reach.
  init(_ node: EditorNode, _ reach: SearchReach) {
    self.node = node
    marks = HitMarks(node)
    restart(reach)
    connect(node)
  }

  /// A handle on the editor; nil if it no longer exists.
  var editor: EditorView? { node?.editor }

  private func connect(_ node: EditorNode) {
    let area = node.area
    connections = [
      area.buffer.onInserted { [weak self] in self?.inserted($0) },
      area.buffer.onSpaceInserted { [weak self] in self?.inserted($0..<($0 + 1)) },
      area.buffer.onDeletion { [weak self] in self?.willDelete($0) },
      area.verticalAdjustment.onValueChanged { [weak self] in self?.onScroll?() },
      area.verticalAdjustment.onBoundsChanged { [weak self] in self?.onScroll?() },
    ]
    styleListener = node.styleChanged.add { [weak self] in self?.marks.color() }
  }

  /// Discards the hits before a search for another query, with its reach.
  func restart(_ reach: SearchReach) {
    self.reach = reach
    progress = SearchProgress(count: node?.area.buffer.scalarCount ?? 0)
  }

  /// Restores the editor to its state before the search.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
    styleListener?.end()
    marks.removeAll()
  }

  // MARK: Edits

  private func inserted(_ range: Range<Int>) {
    guard let (paragraphs, searched) = paragraphs(of: range) else { return }
    progress.noteInsertion(range, paragraphs: searched)
    marks.noteInsertion(range, paragraphs: paragraphs)
    onEdit?(self, Edit(offset: range.lowerBound, removed: 0, inserted: range.count))
  }

  private func willDelete(_ range: Range<Int>) {
    guard !range.isEmpty, let (paragraphs, searched) = paragraphs(of: range) else { return }
    progress.noteDeletion(range, paragraphs: searched)
    marks.noteDeletion(range, paragraphs: paragraphs)
    onEdit?(self, Edit(offset: range.lowerBound, removed: range.count, inserted: 0))
  }

  /// Returns the paragraphs of an edit, and those whose hits it may change; nil if the editor no
  /// longer exists.
  private func paragraphs(of edit: Range<Int>) -> (Range<Int>, searched: Range<Int>)? {
    guard let buffer = editor?.area.buffer else { return nil }
    version += 1
    let paragraphs = buffer.paragraphs(of: edit)
    return (paragraphs, buffer.paragraphs(withHitsAcross: paragraphs, reach))
  }

  // MARK: Hits

  /// Finds the first hit that begins in a range.
  func firstHit(in range: Range<Int>) -> Answer {
    let unsearched = progress.unsearched.first(in: range)
    let index = progress.hits.firstIndex(from: range.lowerBound)
    guard index < progress.hits.count, progress.hits[index].lowerBound < range.upperBound else {
      return unsearched == nil ? .none : .unknown
    }
    let hit = progress.hits[index]
    if let unsearched, unsearched.lowerBound < hit.lowerBound { return .unknown }
    return .found(hit)
  }

  /// Finds the last hit that begins in a range.
  func lastHit(in range: Range<Int>) -> Answer {
    let unsearched = progress.unsearched.last(in: range)
    let index = progress.hits.firstIndex(from: range.upperBound) - 1
    guard index >= 0, progress.hits[index].lowerBound >= range.lowerBound else {
      return unsearched == nil ? .none : .unknown
    }
    let hit = progress.hits[index]
    if let unsearched, unsearched.upperBound > hit.upperBound { return .unknown }
    return .found(hit)
  }

  // MARK: Marks

  /// Marks the hits that are visible or close to it.
  func mark(current: Range<Int>?) { marks.update(progress.hits, current: current) }

  /// Notes that a hit is scrolled into view: the hits around it should be marked in the same frame.
  func hitIsShown(_ range: Range<Int>) { marks.shownHit = range }
}
