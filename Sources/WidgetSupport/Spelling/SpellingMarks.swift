import GtkCore
import TextRules

/// Underlines the misspelled words of a text view, and offers suggestions in its menu.
///
/// Words are looked up between frames, a few at a time, and only visible ones: a tenth of a second
/// after the last edit, or when other text becomes visible. The word at the caret is left alone
/// while it is being typed. Marks are a tag on the text: they are not part of it, change no height,
/// and are not copied.
///
/// The line is a straight one. For a wavy one (Pango's `ERROR`) GTK 4 first draws each word to a
/// texture of its own, in every frame.
@MainActor
final class SpellingMarks {
  /// The delay between an edit and the lookup, in seconds.
  static let delay = 0.1
  /// The longest time that a turn of lookups may take, in seconds, before frames have their turn.
  private static let longestTurn = 0.003
  /// The length of the text that is checked at a time, in Unicode scalars.
  private static let pieceLength = 1_000
  /// The color of the line in usual themes, where the font's underline is a pixel thick.
  ///
  /// It is dark enough on white and light enough on the dark theme's gray (3.8:1 and 3.6:1).
  nonisolated static let usualColor = Color(rgb: 0xF04048)

  let checker: SpellChecker
  private let textView: TextView
  private var buffer: TextBuffer { textView.buffer }
  private let tag: TextTag
  private var color: Color
  private var connections: [SignalConnection] = []
  private var timer: MainLoopSource?
  private var turn: MainLoopSource?
  /// Text that was not checked since it changed.
  private var unchecked = OffsetSet()
  /// Words that are not marked because they are being typed.
  private var held = OffsetSet()
  /// Text that was inserted in the action that is in progress; it may have brought marks with it.
  private var inserted = OffsetSet()
  /// Returns whether the text at an offset is exempt from spell checking, such as code.
  var isLiteral: (@MainActor (Int) -> Bool)?
  /// The caret's offset after the last edit.
  private var editedOffset: Int?
  private(set) lazy var menu = SpellingMenu(textView: textView, marks: self)

  init(textView: TextView, checker: SpellChecker) {
    self.textView = textView
    self.checker = checker
    color = Self.color(at: textView)
    tag = textView.buffer.makeUnderlineTag(color)
    connect()
    menu.connect()
    checker.add(self)
    checker.prepare()
    checkEverything()
  }

  /// Returns the color of the line below misspelled words.
  static func color(at widget: Widget) -> Color {
    widget.namedColor("concertina_misspelled") ?? usualColor
  }

  /// Gives the marks the color of the theme.
  func updateColor() {
    let color = Self.color(at: textView)
    // Called for each state of the view, such as the pointer above it: a tag that changes makes GTK
    // lay out its lines again.
    guard color != self.color else { return }
    self.color = color
    tag[.underlineColor] = color
  }

  /// Removes all marks and stops observing the text.
  func end() {
    checker.remove(self)
    for connection in connections { connection.disconnect() }
    connections = []
    timer?.cancel()
    turn?.cancel()
    menu.disconnect()
    buffer.delete(tag)
  }

  /// Whether all visible text is checked.
  var isSettled: Bool {
    guard turn?.isPending != true, timer?.isPending != true else { return false }
    guard textView.isMapped, checker.isReady else { return true }
    return unchecked.first(in: visibleRange(of: textView)) == nil
  }

  // MARK: Changes of the text

  private func connect() {
    let adjustment = textView.verticalAdjustment
    connections = [
      buffer.onInserted { [weak self] in self?.noteInsertion($0) },
      buffer.onDeletion { [weak self] in self?.noteDeletion($0) },
      buffer.onUserActionDone { [weak self] in self?.dropCopiedMarks() },
      buffer.onCaretMoved { [weak self] in self?.releaseHeldWords() },
      textView.onChange(of: .hasFocus) { [weak self] in self?.releaseHeldWords() },
      textView.onMapped { [weak self] in self?.visibleRangeChanged() },
    ]
    connections += [
      adjustment?.onValueChanged { [weak self] in self?.visibleRangeChanged() },
      adjustment?.onBoundsChanged { [weak self] in self?.visibleRangeChanged() },
    ].compactMap { $0 }
  }

  private func noteInsertion(_ range: Range<Int>) {
    unchecked.noteInsertion(range)
    held.noteInsertion(range)
    inserted.noteInsertion(range)
    inserted.insert(range)
    noteEdit(range)
  }

  private func noteDeletion(_ range: Range<Int>) {
    unchecked.noteDeletion(range)
    held.noteDeletion(range)
    inserted.noteDeletion(range)
    noteEdit(range.lowerBound..<range.lowerBound)
  }

  private func noteEdit(_ range: Range<Int>) {
    editedOffset = range.upperBound
    // Two words may have become one, and one word two.
    unchecked.insert(max(range.lowerBound - 1, 0)..<(range.upperBound + 1))
    timer?.cancel()
    startTimer()
  }

  /// Removes marks that came with pasted text: within a buffer GTK copies tags too.
  private func dropCopiedMarks() {
    for range in inserted.ranges {
      buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
    }
    inserted.removeAll()
  }

  private func releaseHeldWords() {
    guard !held.isEmpty, !isTyping else { return }
    for range in held.ranges { unchecked.insert(range) }
    held.removeAll()
    startTimer()
  }

  private func visibleRangeChanged() {
    guard !unchecked.isEmpty else { return }
    startTimer()
  }

  func checkEverything() { checkAgain(in: 0..<max(buffer.scalarCount, 1)) }

  /// Checks a part again, which may have become code, or text.
  func checkAgain(in range: Range<Int>) {
    unchecked.insert(range)
    startTimer()
  }

  // MARK: Turns

  private func startTimer() {
    guard timer?.isPending != true else { return }
    timer = MainLoopSource.after(seconds: Self.delay) { [weak self] in self?.startTurn() }
  }

  private func startTurn() {
    guard turn?.isPending != true else { return }
    turn = MainLoopSource.idle(priority: .low) { [weak self] in self?.takeTurn() }
  }

  private func takeTurn() {
    guard textView.isMapped, !checker.isBusy else { return }
    // The check decides, whatever marks came with the text.
    inserted.removeAll()
    guard checker.isReady else { return dropAllMarks() }
    let visible = visibleRange(of: textView)
    let end = ContinuousClock.now + .seconds(Self.longestTurn)
    while let stretch = unchecked.first(in: visible) {
      check(stretch.prefix(Self.pieceLength), until: end)
      if ContinuousClock.now > end { return startTurn() }
    }
  }

  private func dropAllMarks() { buffer.remove(tag, from: 0, to: buffer.scalarCount) }

  private func visibleRange(of view: TextView) -> Range<Int> {
    let range = view.visibleRange
    // A word at an edge may continue after it, and the end of the text is not a character.
    return range.lowerBound..<(range.upperBound + 1)
  }

  // MARK: Words

  private func check(_ range: Range<Int>, until end: ContinuousClock.Instant) {
    let (found, words) = excerpt(around: range).words(touching: range)
    var covered = found
    var wrong: [Range<Int>] = []
    for word in words {
      let isNews = !checker.remembers(word.text)
      if checker.isMisspelled(word.text), isLiteral?(word.range.lowerBound) != true {
        wrong.append(word.range)
      }
      // Cached verdicts cost nothing: each turn advances by at least one word.
      guard isNews, ContinuousClock.now > end, word.range.upperBound > range.lowerBound else {
        continue
      }
      covered = covered.lowerBound..<word.range.upperBound
      break
    }
    unchecked.remove(covered)
    mark(wrong.filter { !isBeingTyped($0) }, in: covered)
    for range in wrong where isBeingTyped(range) { held.insert(range) }
  }

  private func excerpt(around range: Range<Int>) -> SpellingExcerpt {
    let margin = SpellingExcerpt.margin
    let start = max(range.lowerBound - margin, 0)
    let text = buffer.text(from: start, to: range.upperBound + margin)
    return SpellingExcerpt(text, at: start, ofTextWithLength: buffer.scalarCount)
  }

  /// Marks words, and changes only what differs: every change of a tag redraws lines.
  private func mark(_ words: [Range<Int>], in covered: Range<Int>) {
    let end = min(covered.upperBound, buffer.scalarCount)
    let present = buffer.ranges(of: tag, from: covered.lowerBound, to: end)
    for range in present where !words.contains(range) {
      buffer.remove(tag, from: range.lowerBound, to: range.upperBound)
    }
    for range in words where !present.contains(range) {
      buffer.apply(tag, from: range.lowerBound, to: range.upperBound)
    }
  }

  private var isTyping: Bool { textView.isFocus && editedOffset == buffer.caret }

  private func isBeingTyped(_ word: Range<Int>) -> Bool {
    isTyping && word.lowerBound <= buffer.caret && buffer.caret <= word.upperBound
  }

  // MARK: Marks

  /// Returns the marked word that contains an offset or ends at it.
  func word(at offset: Int) -> Range<Int>? {
    let marked = buffer.ranges(
      of: tag, from: max(offset - SpellingExcerpt.longestWord, 0),
      to: min(offset + SpellingExcerpt.longestWord, buffer.scalarCount))
    return marked.first { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  /// All words that are marked now.
  var markedRanges: [Range<Int>] { buffer.ranges(of: tag, from: 0, to: buffer.scalarCount) }
}

extension SpellingMarks: SpellCheckerObserver {
  func spellingChanged() { checkEverything() }

  func dictionaryIsFree() {
    if !unchecked.isEmpty { startTurn() }
  }
}
