import GtkCore

/// Follows the changes of an area's text: what each edit affects is measured and tagged again, and
/// no more.
///
/// Several changes can be treated as one, which is handled at their end. Rich text is inserted
/// piece by piece, and the visible lines would be measured after each piece.
@MainActor
final class ChangeTracker {
  /// The state of several changes that are treated as one.
  private enum Coalescing { case nothingYet, changed }

  /// Called after each change of the text.
  var onChanged: (@MainActor () -> Void)?

  private let buffer: TextBuffer
  private let metrics: TextViewMetrics
  private let area: AreaWidget
  private let longParagraphs = LongParagraphTags()
  private let hyphens = HyphenTag()
  /// The range that the edit in progress has changed, for the handler of `changed`.
  private var editedRange = 0..<0
  /// Not nil while several changes are treated as one.
  private var coalescing: Coalescing?

  init(buffer: TextBuffer, metrics: TextViewMetrics, area: AreaWidget) {
    self.buffer = buffer
    self.metrics = metrics
    self.area = area
  }

  /// Connects to the buffer.
  func connect() {
    buffer.onWillInsertSpace { [weak self] in self?.metrics.textWillChange(in: $0..<$0) }
    buffer.onTagsChanged { [weak self] in self?.tagsChanged($0, in: $1) }
    buffer.onChanged { [weak self] in self?.textChanged() }
  }

  /// Notes an edit that is about to be made.
  ///
  /// - Parameters:
  ///   - range: The range to be removed.
  ///   - count: The number of Unicode scalars to be inserted.
  func noteEdit(of range: Range<Int>, leaving count: Int) {
    metrics.textWillChange(in: range)
    editedRange = range.lowerBound..<(range.lowerBound + count)
  }

  /// Treats several changes as one, handled at the end.
  ///
  /// - Parameter body: Changes the text, and returns the offsets that contain what was inserted.
  func coalesce(_ body: () -> Range<Int>) {
    let outer = coalescing
    coalescing = .nothingYet
    let range = body()
    let hasChanged = coalescing == .changed
    coalescing = outer
    guard hasChanged else { return }
    editedRange = range
    textChanged()
  }

  private func textChanged() {
    metrics.textChanged()
    guard coalescing == nil else {
      coalescing = .changed
      return
    }
    guard area.exists else { return }
    if metrics.embedded == nil { hyphens.update(editedRange, of: buffer) }
    longParagraphs.update(editedRange, of: buffer)
    onChanged?()
  }

  /// Measures again where a tag has changed that belongs to embedded content: only such tags change
  /// how letters look.
  private func tagsChanged(_ tag: TextTag.Identity, in range: Range<Int>) {
    guard metrics.embedded?.knows(tag) == true else { return }
    metrics.attributesChanged(in: range)
    // An underline alone may wrap a line: letters on both sides of its end are not kerned.
    if !area.isAllocating { area.queueResize() }
  }
}
