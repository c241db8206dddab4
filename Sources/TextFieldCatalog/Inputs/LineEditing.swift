import GtkCore
import TextRules
import WidgetSupport

/// What edits make of a line: the one gate for keys, paste, drop, input methods and assistive programs.
///
/// GTK replaces a selection in two steps: it deletes, then it inserts. Here both are one edit of the
/// text as it was before, so that an insertion that is refused takes nothing away, and so that a mask
/// sees what was replaced. A deletion that no key asked for therefore waits for the insertion that may
/// follow it in the same turn of the main loop, before anybody is told.
@MainActor
final class LineEditing {
  let line: TextLine
  var rules = InputRules()
  var capitalization = AutocapitalizationType.none
  var mask: Mask?
  var money: MoneyFormat?
  /// Whether nothing is remembered for undo.
  var isSecret = false {
    didSet { history = EditHistory() }
  }
  var edited: ((String) -> Void)?
  var rejected: ((Int, RefusalReason) -> Void)?

  private(set) var masked: MaskedText?
  private(set) var sum: MoneyText?
  private(set) var history = EditHistory()
  private var step: Step?
  /// Whether the line is given the text that an edit has led to.
  private var isShowing = false
  private var flush: MainLoopSource?

  /// Changes that belong together.
  private struct Step {
    let before: LineContent
    let isCommand: Bool
    /// What was taken out, in the text before.
    var removed: Range<Int>?
    /// Where the caret stood after that.
    var caret = 0
  }

  init(_ line: TextLine) { self.line = line }

  /// Begins to look at everything that comes in.
  func connect() {
    line.onInsertion { [weak self] in
      guard let self, !self.isShowing else { return nil }
      return self.insert($0, at: $1)
    }
    line.onDeletion { [weak self] in
      guard let self, !self.isShowing else { return false }
      self.delete($0)
      return true
    }
    line.onCommand(
      begin: { [weak self] _ in self?.beginCommand() }, end: { [weak self] _ in self?.endStep() })
  }

  /// What stands in the line now.
  var content: LineContent {
    let selection = line.selection
    let caret = line.caret
    var content = LineContent(
      text: line.text, caret: caret,
      anchor: caret == selection.lowerBound ? selection.upperBound : selection.lowerBound)
    content.masked = masked
    content.sum = sum
    return content
  }

  /// Puts a text in for the program.
  func setText(_ text: String) {
    step = nil
    history = EditHistory()
    let text = Self.oneLine(text)
    show(formatted(text) ?? LineContent(text: text))
    if mask == nil { line.caret = line.scalarCount }
  }

  /// Puts a text in as an edit of the person, who can take it back.
  func amend(_ text: String, joinsLastStep: Bool) {
    endStep()
    let (before, text) = (content, Self.oneLine(text))
    let end = text.unicodeScalars.count
    show(formatted(text) ?? LineContent(text: text, caret: end, anchor: end))
    let after = content
    guard !isSecret, !after.isSpelledLike(before) else { return }
    history.record(before, after: after, typed: nil, joinsLastStep: joinsLastStep)
  }

  /// A text in the form that the line has; nil if it has none.
  func formatted(_ text: String) -> LineContent? {
    if let mask { return LineContent(mask.format(text)) }
    return money.map { LineContent($0.format(text)) }
  }

  // MARK: Edits

  private func insert(_ text: String, at offset: Int) -> Int {
    let before = step?.before ?? content
    let goesOn = step.map { $0.removed != nil && $0.caret == offset } ?? false
    let range = goesOn ? step?.removed ?? offset..<offset : offset..<offset
    replace(range, with: text, in: before, source: .typing)
    return line.caret
  }

  /// Inserts what was pasted or dropped.
  func insertPasted(_ text: String, replacing range: Range<Int>) {
    endStep()
    replace(range, with: text, in: content, source: .paste)
  }

  private func replace(
    _ range: Range<Int>, with text: String, in before: LineContent, source: InputRules.Source
  ) {
    let typed = prepared(text, in: before.text, replacing: range, source)
    let edit = TextEdit(replacing: range, with: typed)
    let (after, rejectedCount) = before.applying(
      edit, mask: mask, money: money, rules: rules, source: source)
    let fitting = after.flatMap { $0.text.utf8.count <= TextLine.mostBytes ? $0 : nil }
    let result = fitting ?? before
    let isCommand = step?.isCommand ?? false
    show(result)
    if !isCommand { finish(from: before, typed: source == .typing ? typed : nil) }
    let cutCount = text.utf8.count > TextLine.mostBytes ? text.count - typed.count : 0
    let count = fitting == nil ? text.count : rejectedCount + cutCount
    if money?.refusesSign(of: text) ?? false { return rejected?(max(count, 1), .sign) ?? () }
    if count > 0 { rejected?(count, source == .paste ? .pasted : .typed) }
  }

  private func prepared(
    _ text: String, in before: String, replacing range: Range<Int>, _ source: InputRules.Source
  ) -> String {
    let head = before[..<before.scalarIndex(at: range.lowerBound).index]
    let tail = before[before.scalarIndex(at: range.upperBound).index...]
    let used = head.utf8.count + tail.utf8.count
    let line = Self.oneLine(text, mostBytes: max(0, TextLine.mostBytes - used))
    guard source == .typing, capitalization != .none else { return line }
    return capitalization.apply(to: line, after: String(head))
  }

  private func delete(_ range: Range<Int>) {
    let now = content
    if step == nil { beginStep(isCommand: false) }
    let edit = TextEdit.reported(
      replacing: range, with: "", caret: now.caret, hasSelection: !now.selection.isEmpty)
    let (after, _) = now.applying(
      edit, mask: mask, money: money, rules: InputRules(), source: .typing)
    show(after ?? now)
    if step?.removed == nil { step?.removed = range }
    step?.caret = line.caret
  }

  // MARK: Steps

  private func beginCommand() {
    endStep()
    beginStep(isCommand: true)
  }

  private func beginStep(isCommand: Bool) {
    step = Step(before: content, isCommand: isCommand)
    guard !isCommand else { return }
    flush = MainLoopSource.idle { [weak self] in self?.endStep() }
  }

  /// Ends the changes that belong together, and tells of them.
  func endStep() {
    guard let step else { return }
    finish(from: step.before, typed: nil)
  }

  private func finish(from before: LineContent, typed: String?) {
    step = nil
    flush?.cancel()
    flush = nil
    let after = content
    guard !after.isSpelledLike(before) else { return }
    if !isSecret { history.record(before, after: after, typed: typed) }
    edited?(after.text)
  }

  // MARK: Undo

  func undo() {
    endStep()
    guard let before = history.undo(from: content) else { return }
    restore(before)
  }

  func redo() {
    endStep()
    guard let after = history.redo(from: content) else { return }
    restore(after)
  }

  private func restore(_ content: LineContent) {
    show(content)
    line.select(anchor: content.anchor, caret: content.caret)
    edited?(content.text)
  }

  // MARK: Showing

  private func show(_ content: LineContent) {
    let difference = TextDifference(from: line.text, to: content.text)
    if !difference.removed.isEmpty || !difference.inserted.isEmpty {
      // Whoever listens to the line is told of what comes and goes, but not of a password.
      isShowing = true
      if isSecret {
        line.replaceSecretly(difference.removed, with: difference.inserted)
      } else {
        line.replace(difference.removed, with: difference.inserted)
      }
      isShowing = false
    }
    masked = content.masked
    sum = content.sum
    // Set only where it differs: GTK resets the input method with it.
    if line.caret != content.caret || !line.selection.isEmpty { line.caret = content.caret }
  }

  /// What of a text can stand in one line: spaces for line breaks, and no more than GTK keeps.
  static func oneLine(_ text: String, mostBytes: Int = TextLine.mostBytes) -> String {
    var line = String(sanitizing: text)
    while line.last?.isNewline ?? false { line.removeLast() }
    if line.contains(where: \.isNewline) {
      line = String(line.map { $0.isNewline ? " " : $0 })
    }
    guard line.utf8.count > mostBytes else { return line }
    var (count, end) = (0, line.startIndex)
    for index in line.indices {
      count += line[index].utf8.count
      guard count <= mostBytes else { break }
      end = line.index(after: index)
    }
    return String(line[..<end])
  }

  func close() {
    step = nil
    flush?.cancel()
    edited = nil
    rejected = nil
  }
}
