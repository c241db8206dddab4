import GtkCore
import TextRules
import WidgetSupport

/// What a line accepts, and how the text in it is written.
struct LineFormat {
  var rules = InputRules()
  var capitalization = AutocapitalizationType.none
  var mask: Mask?
  var money: MoneyFormat?
  /// Whether a text that the app sets is not formatted.
  var ignoresFormat = false

  /// The outcome of an edit.
  struct Outcome {
    let before: LineContent
    /// Nil if the edit changes nothing.
    let after: LineContent?
    let rejectedCount: Int
    let reason: RejectionReason
    /// The text that was typed; nil if it came from elsewhere.
    let typed: String?
  }

  /// Returns a text in the format; nil if there is none.
  func formatted(_ text: String) -> LineContent? {
    if ignoresFormat { return nil }
    if let mask { return LineContent(mask.format(text)) }
    return money.map { LineContent($0.format(text)) }
  }

  // MARK: Edits

  /// Decides about an insertion, which may replace a part of the text.
  func outcome(
    of edit: TextEdit, in before: LineContent, _ source: InputRules.Source
  ) -> Outcome {
    let typed = prepared(edit.text, in: before.text, replacing: edit.range, source)
    let edited = before.applying(
      TextEdit(replacing: edit.range, with: typed), mask: mask, money: money, rules: rules,
      source: source)
    let cutCount = edit.text.utf8.count > TextLine.maximumBytes ? edit.text.count - typed.count : 0
    let result = edited.content.flatMap { $0.text.utf8.count <= TextLine.maximumBytes ? $0 : nil }
    let isTooLong = edited.content != nil && result == nil
    return Outcome(
      before: before, after: result,
      rejectedCount: isTooLong ? edit.text.count : edited.rejectedCount + cutCount,
      reason: RejectionReason(edited.rejection, of: edit.text, source),
      typed: source == .typing ? typed : nil)
  }

  private func prepared(
    _ text: String, in before: String, replacing range: Range<Int>, _ source: InputRules.Source
  ) -> String {
    let head = before[..<before.scalarIndex(at: range.lowerBound).index]
    let tail = before[before.scalarIndex(at: range.upperBound).index...]
    let used = head.utf8.count + tail.utf8.count
    let line = Self.oneLine(text, maximumBytes: max(0, TextLine.maximumBytes - used))
    guard source == .typing, capitalization != .none else { return line }
    return capitalization.apply(to: line, after: String(head))
  }

  /// Returns a content without a part of its text, in the format.
  func deleting(_ range: Range<Int>, from content: LineContent) -> LineContent {
    let edit = TextEdit.reported(
      replacing: range, with: "", caret: content.caret, hasSelection: !content.selection.isEmpty)
    // A deletion is never too long or of a forbidden character.
    let edited = content.applying(
      edit, mask: mask, money: money, rules: InputRules(), source: .typing)
    return edited.content ?? content
  }

  /// Returns the part of a text that fits into one line: with spaces for line breaks, and no longer
  /// than GTK's limit.
  static func oneLine(_ text: String, maximumBytes: Int = TextLine.maximumBytes) -> String {
    var line = String(sanitizing: text)
    while line.last?.isNewline ?? false { line.removeLast() }
    if line.contains(where: \.isNewline) {
      line = String(line.map { $0.isNewline ? " " : $0 })
    }
    guard line.utf8.count > maximumBytes else { return line }
    var (count, end) = (0, line.startIndex)
    for index in line.indices {
      count += line[index].utf8.count
      guard count <= maximumBytes else { break }
      end = line.index(after: index)
    }
    return String(line[..<end])
  }
}
