import GtkCore
import TextRules

/// The form that the text of a line is brought into: by a mask, as a sum of money, or by rules.
@MainActor
struct LineFormat {
  /// The rules for a text without a mask or a sum.
  var rules = InputRules()
  /// Which letters are capitalized as the user types.
  var capitalization = AutocapitalizationType.none
  /// The mask; nil for none.
  var mask: Mask?
  /// The format of the sum; nil unless this is a money field.
  var money: MoneyFormat?
  /// Whether a text that the app sets is not formatted.
  var isIgnored = false

  /// Returns a text in this format, with what is missing from it; nil if it has none.
  func content(of text: String) -> LineContent? {
    guard !isIgnored, mask != nil || money != nil else { return nil }
    let edited = result(of: .insertion(of: text, at: 0), in: LineContent(), .paste)
    var content = edited.content ?? LineContent(masked: mask?.empty)
    let count = edited.missingCount ?? edited.rejectedCount
    guard count > 0 else { return content }
    var loss = InputLoss(reason: edited.reason, isPartial: true)
    loss.add(edited.missingText ?? edited.rejectedText, count: count, isTrailing: false)
    content.loss = loss
    return content
  }

  /// Returns the result of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit; its text is a part of one line.
  ///   - content: The content before.
  ///   - source: The source of the edit's text.
  /// - Returns: The content after the edit, and what does not fit.
  func result(
    of edit: TextEdit, in content: LineContent, _ source: InputRules.Source
  ) -> LineContent.Edited {
    content.applying(edit, mask: mask, money: money, rules: rules, source: source)
  }

  /// Returns the result of a deletion, which rules cannot reject.
  func result(ofDeletion edit: TextEdit, in content: LineContent) -> LineContent.Edited {
    content.applying(edit, mask: mask, money: money, rules: InputRules(), source: .typing)
  }

  /// Returns the text of an edit as a part of one line, capitalized if it is typed.
  func prepared(_ edit: TextEdit, in before: String, _ source: InputRules.Source) -> String {
    let head = before[..<before.scalarIndex(at: edit.range.lowerBound).index]
    let tail = before[before.scalarIndex(at: edit.range.upperBound).index...]
    let used = head.utf8.count + tail.utf8.count
    let line = Self.oneLine(edit.text, maximumBytes: max(0, TextLine.maximumBytes - used))
    guard source == .typing, capitalization != .none else { return line }
    return capitalization.apply(to: line, after: String(head))
  }

  /// Returns the content, or what the mask shows during editing before anything is entered.
  func completed(_ content: LineContent, isActive: Bool) -> LineContent {
    guard let mask, content.valueText.isEmpty else { return content }
    guard isActive, mask.autocompleteOnFocus else {
      // The mask's own characters alone are no text.
      return isActive ? content : LineContent()
    }
    var completed = LineContent(mask.prefix(insteadOf: content.masked ?? mask.empty))
    completed.loss = content.loss
    return completed
  }

  /// Returns the part of a text that fits into one line: with spaces for line breaks, and no
  /// longer than GTK's limit.
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
