import RichTextEditing

/// Moving from hit to hit.
extension TextFinder {
  /// Moves to the next hit, after the current one or after the caret; the first one follows the
  /// last.
  public func next() { step(1) }

  /// Moves to the previous hit; the last one precedes the first.
  public func previous() { step(-1) }

  private func step(_ step: Int) {
    guard search != nil, !texts.isEmpty else { return }
    readTree()
    if let current {
      let range = current.range
      origin = Place(text: current.text, offset: step > 0 ? range.upperBound : range.lowerBound)
    }
    wanted = WantedStep(direction: step, isByUser: true)
    lookForWanted()
    if wanted.direction != 0 { scheduleTurn() }
  }

  /// Moves to the wanted hit, if it is known which one that is.
  func lookForWanted() {
    guard wanted.direction != 0, let (text, range) = wantedHit() else { return }
    wanted.direction = 0
    lookAt(range, in: text)
  }

  private func wantedHit() -> (text: SearchedText, range: Range<Int>)? {
    let isForward = wanted.direction > 0
    let pieces = document.pieces(from: origin)
    for (text, range) in isForward ? pieces : pieces.reversed() {
      switch isForward ? text.firstHit(in: range) : text.lastHit(in: range) {
      case .found(let hit): return (text, hit)
      case .unknown: return nil
      case .none: continue
      }
    }
    return nil
  }

  private func lookAt(_ range: Range<Int>, in text: SearchedText) {
    guard let editor = text.editor else { return }
    let previous = current?.text
    current = CurrentHit(text: text, range: range, version: text.version)
    if wanted.isByUser { origin = Place(text: text, offset: range.lowerBound) }
    select(range, in: editor)
    // Not earlier: this way the primary selection passes from one to the other at once.
    if let previous, previous !== text { collapseSelection(of: previous) }
    editor.scrollRangeToVisible(range)
    showings += 1
    text.hitIsShown(range)
    mark()
    onChanged?()
  }

  /// Whether the current hit is visible, going by the widgets' positions; true without one.
  package var isCurrentHitVisible: Bool {
    currentHit.map { $0.editor.area.shows($0.range) } ?? true
  }

  /// Resets the current hit.
  func leaveCurrent() {
    guard let current else { return }
    self.current = nil
    guard let editor = current.text.editor, editor.selectedRange == current.range else { return }
    select(current.range.lowerBound..<current.range.lowerBound, in: editor)
  }

  private func collapseSelection(of text: SearchedText) {
    isSelecting = true
    text.editor?.node.collapseSelection()
    isSelecting = false
  }

  private func select(_ range: Range<Int>, in editor: EditorView) {
    guard editor.selectedRange != range else { return }
    isSelecting = true
    let select = {
      editor.area.buffer.select(anchor: range.lowerBound, caret: range.upperBound)
    }
    // What is offered to the middle button deselects what was: the query, while it is typed.
    editor.area.textView.isFocus ? select() : editor.area.textView.withoutOffering(select)
    isSelecting = false
  }

  /// Called when the user has moved the selection: the next search begins there.
  func selectionChanged(in editor: EditorNode) {
    guard !isSelecting, let text = texts.first(where: { $0.node === editor }) else {
      return
    }
    let selection = editor.area.buffer.selection
    origin = Place(text: text, offset: selection.lowerBound)
    guard let current, current.text !== text || current.range != selection else { return }
    self.current = nil
    scheduleTurn()
    onChanged?()
  }

  // MARK: Edits

  /// Updates the current hit and the origin after an edit.
  func textChanged(in text: SearchedText, _ edit: SearchedText.Edit) {
    let (offset, removed) = (edit.offset, edit.removed)
    let distance = edit.inserted - removed
    if let current, current.text === text {
      if offset + removed <= current.range.lowerBound {
        self.current?.range =
          (current.range.lowerBound + distance)..<(current.range.upperBound + distance)
      } else if offset < current.range.upperBound {
        self.current = nil
      }
    }
    if let origin, origin.text === text, origin.offset >= offset {
      self.origin?.offset = max(origin.offset + distance, offset)
    }
    if status == .complete { status = .searching }
    scheduleTurn()
  }
}
