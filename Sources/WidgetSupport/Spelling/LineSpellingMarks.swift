import GtkCore

/// Underlines the misspelled words of a line.
///
/// Words with a known verdict are marked at once, with the text; other words are looked up a tenth
/// of a second after the last edit. The word at the caret is left alone while it is being typed.
/// Marks are attributes that GTK displays: they are not part of the text, and are not copied.
///
/// The menu of a line offers no suggestions.
@MainActor
package final class LineSpellingMarks {
  /// The length of the part of a line that is checked, in Unicode scalars.
  static let maximumText = 1_000

  /// The checker of the words.
  package let checker: SpellChecker
  private let line: TextLine
  private var connections: [SignalConnection] = []
  private var refresh: MainLoopSource?
  private var timer: MainLoopSource?
  private var isEdited = false
  /// The caret's offset after the last edit.
  private var editedOffset: Int?
  /// The words that are marked now, as ranges in Unicode scalars.
  package private(set) var misspelledRanges: [Range<Int>] = []
  private var color: Color?

  /// Starts checking a line, until ``end()``.
  ///
  /// - Parameters:
  ///   - line: The line; it is observed until ``end()``.
  ///   - checker: The checker of the words.
  package init(line: TextLine, checker: SpellChecker) {
    self.line = line
    self.checker = checker
    connections = [
      line.onChanged { [weak self] in self?.lineChanged(isEdited: true) },
      line.onChange(of: .cursorPosition) { [weak self] in self?.lineChanged(isEdited: false) },
      line.onChange(of: .hasFocus) { [weak self] in self?.lineChanged(isEdited: false) },
    ]
    checker.add(self)
    checker.prepare()
    lineChanged(isEdited: false)
  }

  /// Removes all marks and stops observing the line.
  package func end() {
    checker.remove(self)
    for connection in connections { connection.disconnect() }
    connections = []
    refresh?.cancel()
    timer?.cancel()
    mark([])
  }

  /// Whether everything that can be checked is checked.
  var isSettled: Bool { refresh?.isPending != true && timer?.isPending != true }

  private func lineChanged(isEdited: Bool) {
    if isEdited { self.isEdited = true }
    guard refresh?.isPending != true else { return }
    // An edit is several changes, of which a frame shows the last.
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

  /// Marks the misspelled words; returns whether nothing is left to look up.
  @discardableResult
  private func check(looksUp: Bool) -> Bool {
    guard checker.isReady else {
      mark([])
      return true
    }
    let length = line.scalarCount
    let scalars = line.text.unicodeScalars.prefix(Self.maximumText)
    let excerpt = SpellingExcerpt(
      String(String.UnicodeScalarView(scalars)), at: 0, ofTextWithLength: length)
    let words = excerpt.words(touching: 0..<min(length, Self.maximumText)).words
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
    let color = SpellingMarks.color(at: line)
    self.color = color
    line.underline(ranges, color: color)
  }

  /// Gives the marks the color of the theme.
  package func updateColor() {
    guard SpellingMarks.color(at: line) != color else { return }
    mark(misspelledRanges)
  }
}

extension LineSpellingMarks: SpellCheckerObserver {
  func spellingChanged() { lineChanged(isEdited: false) }

  func dictionaryIsFree() { lineChanged(isEdited: false) }
}
