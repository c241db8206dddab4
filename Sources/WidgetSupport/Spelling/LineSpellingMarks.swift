import GtkCore

/// Underlines the misspelled words of a line.
///
/// What is known of words is shown at once, with the text; other words are looked up a tenth of a second
/// after the last edit. The word at the caret is left alone while it is being typed. Marks are looks that
/// GTK gives to the text: no part of it, and not copied.
///
/// The menu of a line offers no better words.
@MainActor
public final class LineSpellingMarks {
  /// How much of a line is looked at, in Unicode scalars.
  static let mostText = 1_000

  /// Who knows the words.
  public let checker: SpellChecker
  private let line: TextLine
  private var connections: [SignalConnection] = []
  private var refresh: MainLoopSource?
  private var timer: MainLoopSource?
  private var isEdited = false
  /// Where the last edit left the caret.
  private var editedOffset: Int?
  /// The words that are marked now, in Unicode scalars.
  public private(set) var misspelledRanges: [Range<Int>] = []

  /// Begins to check a line, and goes on until ``end()``.
  ///
  /// - Parameters:
  ///   - line: The line; what is kept of it ends with ``end()``.
  ///   - checker: Who knows the words.
  public init(line: TextLine, checker: SpellChecker) {
    self.line = line
    self.checker = checker
    connections = [
      line.connect("changed") { [weak self] _ in self?.lineChanged(isEdited: true) },
      line.onChange(of: "cursor-position") { [weak self] in self?.lineChanged(isEdited: false) },
      line.onChange(of: "has-focus") { [weak self] in self?.lineChanged(isEdited: false) },
    ]
    checker.add(self)
    checker.prepare()
    lineChanged(isEdited: false)
  }

  /// Takes all marks away and follows the line no longer.
  public func end() {
    checker.remove(self)
    for connection in connections { connection.disconnect() }
    connections = []
    refresh?.cancel()
    timer?.cancel()
    mark([])
  }

  /// Whether everything is checked that can be.
  var isSettled: Bool { refresh?.isPending != true && timer?.isPending != true }

  private func lineChanged(isEdited: Bool) {
    if isEdited { self.isEdited = true }
    guard refresh?.isPending != true else { return }
    // An edit is several changes, and a frame shows the last of them.
    refresh = MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.takeIn() }
  }

  private func takeIn() {
    if isEdited { editedOffset = line.caret }
    isEdited = false
    guard !check(looksUp: false) else { return }
    timer?.cancel()
    timer = MainLoopSource.after(seconds: SpellingMarks.delay) { [weak self] in
      self?.check(looksUp: true)
    }
  }

  /// Marks what is wrong; whether nothing is left to look up.
  @discardableResult
  private func check(looksUp: Bool) -> Bool {
    guard checker.isReady else {
      mark([])
      return true
    }
    let length = line.scalarCount
    let scalars = line.text.unicodeScalars.prefix(Self.mostText)
    let excerpt = SpellingExcerpt(
      String(String.UnicodeScalarView(scalars)), at: 0, ofTextWithLength: length)
    let words = excerpt.words(touching: 0..<min(length, Self.mostText)).words
    let canLookUp = looksUp && !checker.isBusy
    let known = words.filter { canLookUp || checker.remembers($0.text) }
    mark(known.filter { checker.isMisspelled($0.text) }.map(\.range).filter { !isBeingTyped($0) })
    return known.count == words.count
  }

  private func isBeingTyped(_ word: Range<Int>) -> Bool {
    line.isFocus && editedOffset == line.caret && word.lowerBound <= line.caret
      && line.caret <= word.upperBound
  }

  private func mark(_ ranges: [Range<Int>]) {
    misspelledRanges = ranges
    line.underline(ranges, color: SpellingMarks.color)
  }
}

extension LineSpellingMarks: SpellCheckerObserver {
  func spellingChanged() { lineChanged(isEdited: false) }

  func dictionaryIsFree() { lineChanged(isEdited: false) }
}
