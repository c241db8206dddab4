import Dispatch
import GtkCore
import RichTextEditing
import RichTextModel
import TextRules

/// A time that may have passed.
struct Deadline {
  private let time: DispatchTime

  static let passed = Deadline(milliseconds: 0)

  init(milliseconds: Int) { time = .now() + .milliseconds(milliseconds) }

  var rest: DispatchTimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    return .nanoseconds(time.uptimeNanoseconds > now ? Int(time.uptimeNanoseconds - now) : 0)
  }
}

/// Searching in parts: the main thread reads a part of the text, another thread searches it.
extension TextFinder {
  /// The number of Unicode scalars to read at a time, which delays no frame noticeably.
  static let partLength = 65_536
  /// The number to read first, so that the first hits appear soon.
  static let firstPartLength = 8_192

  /// Starts the search for another query.
  func begin() {
    cancel()
    let start = startOfSearch
    search = nil
    wanted.direction = 0
    figures = (0, 0)
    document.restart(nil)
    guard !query.isEmpty else { return settle(.idle) }
    let search: TextSearch
    do {
      search = try TextSearch(query)
    } catch {
      return settle(.badExpression(error))
    }
    self.search = search
    document.restart(search)
    readTree()
    guard let first = texts.first else { return settle(.idle) }
    origin = start ?? Place(text: first, offset: 0)
    wanted = WantedStep(direction: 1)
    status = .searching
    deadline = Deadline(milliseconds: Self.frameBudget)
    searchOn()
    scheduleTurn()
  }

  private func settle(_ status: Status) {
    self.status = status
    leaveCurrent()
    scheduleTurn()
    onChanged?()
  }

  func cancel() {
    running?.search.cancel()
    running = nil
  }

  /// The user's position when the search began, or after continuing since.
  private var startOfSearch: Place? {
    if let origin, document.contains(origin.text), origin.text.editor != nil {
      return origin
    }
    guard document.root?.hasWidget == true else { return nil }
    readTree()
    let text =
      texts.first { $0.editor?.area.textView.isFocus == true }
      ?? texts.first { $0.editor?.selectedRange.isEmpty == false }
    return (text ?? texts.first).flatMap { text in
      text.editor.map { Place(text: text, offset: $0.selectedRange.lowerBound) }
    }
  }

  // MARK: Texts

  /// Updates the list of editors, and their order.
  func readTree() {
    guard document.update() else { return }
    if let current, !document.contains(current.text) { self.current = nil }
  }

  // MARK: Parts

  /// Searches the next part, unless a search is in progress; then further ones, as long as the
  /// frame can wait.
  func searchOn() {
    readTree()
    guard let search else { return }
    if status == .gaveUp { giveUp() }
    while running == nil, let (text, part) = nextPart(), let editor = text.editor {
      let next = RunningSearch(search, in: part, of: text, editor.area.buffer)
      noteSearched(part.count)
      status = .searching
      running = next
      next.search.begin { [weak self, search = next.search] in self?.finished(search) }
      guard next.search.wait(atMost: deadline.rest) else { break }
      finish()
    }
    if running == nil, status == .searching || wanted.direction != 0 { allIsSearched() }
  }

  private func allIsSearched() {
    if status == .searching { status = .complete }
    lookForWanted()
    // There are no hits at all.
    if wanted.direction != 0 { leaveCurrent() }
    wanted.direction = 0
    onChanged?()
  }

  private func giveUp() {
    status = .gaveUp
    for text in texts { text.progress.giveUp() }
  }

  private func finished(_ search: BackgroundSearch) {
    guard running?.search === search else { return }
    finish()
    searchOn()
    scheduleTurn()
  }

  private func finish() {
    guard let running, let hits = running.hits else { return }
    self.running = nil
    // If the text was changed meanwhile, the part is searched again.
    guard running.version == running.text.version else { return }
    running.text.progress.settle(running.part, hits: hits.ranges)
    if hits.outcome == .gaveUp { giveUp() }
    checkCurrent(after: running)
    lookForWanted()
    onChanged?()
  }

  /// Looks for another current hit if this one turned out to be none: the search began where the
  /// caret is, and a hit with line breaks from before took its text.
  private func checkCurrent(after running: RunningSearch) {
    guard let current, wanted.direction == 0, current.text === running.text,
      running.part.contains(current.range.lowerBound), current.version == running.version,
      current.text.progress.hits.index(at: current.range.lowerBound) == nil
    else { return }
    leaveCurrent()
    wanted = WantedStep(direction: 1)
  }

  /// Returns the part to search next: whole paragraphs, from where the search began.
  private func nextPart() -> (text: SearchedText, part: Range<Int>)? {
    for (text, range) in document.pieces(from: origin) {
      guard let part = text.progress.unsearched.first(in: range), let editor = text.editor else {
        continue
      }
      let buffer = editor.area.buffer
      let length = figures.parts == 0 ? Self.firstPartLength : Self.partLength
      let start = buffer.offset(ofLine: buffer.line(containing: part.lowerBound))
      let wanted = min(start + length, part.upperBound)
      let last = buffer.line(containing: max(wanted, part.lowerBound + 1) - 1)
      let end = buffer.offset(ofLine: last) + buffer.scalarCount(ofLine: last)
      return (text, start..<end)
    }
    return nil
  }
}
