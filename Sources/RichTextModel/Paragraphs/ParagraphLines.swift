/// The formats of a text's paragraphs by line, and what a command changes of them.
///
/// The rules of lists, blocks and sections decide on these alone: without a text, an editor, or a
/// window. An editor reads them from its text, and carries the ``changes`` out.
///
/// ```swift
/// var lines = ParagraphLines([format, format])
/// lines.toggle(.bullet, numberFormat: nil, in: 0...1)
/// lines.changes  // the formats of the lines that become items
/// ```
package struct ParagraphLines {
  /// The number of lines.
  package let count: Int
  /// The formats that differ from what they were, by line.
  package private(set) var changes: [Int: ParagraphFormat] = [:]
  /// The styles of the text.
  let styles: NamedStyles
  /// The headings, which are asked for where a rule needs them.
  let headings: () -> HeadingLines
  /// The lines that are hidden.
  let hidden: HiddenLines
  private let original: (Int) -> ParagraphFormat

  /// Creates the lines of a text.
  ///
  /// - Parameters:
  ///   - count: The number of lines, at least 1.
  ///   - styles: The styles of the text.
  ///   - headings: Returns its headings.
  ///   - hidden: The lines that are hidden.
  ///   - format: Returns the format of a line.
  package init(
    count: Int, styles: NamedStyles, headings: @escaping () -> HeadingLines, hidden: HiddenLines,
    format: @escaping (_ line: Int) -> ParagraphFormat
  ) {
    self.count = count
    self.styles = styles
    self.headings = headings
    self.hidden = hidden
    original = format
  }

  /// Creates lines with these formats, whose collapsed sections are hidden.
  package init(_ formats: [ParagraphFormat], styles: NamedStyles = .standard) {
    var headings = HeadingLines()
    _ = headings.update(lineCount: formats.count) { formats[$0] }
    let found = headings
    self.init(
      count: formats.count, styles: styles, headings: { found },
      hidden: HiddenLines(found.hiddenLines)
    ) { formats[$0] }
  }

  /// The format of a line.
  package subscript(line: Int) -> ParagraphFormat {
    get { changes[line] ?? original(line) }
    set { changes[line] = newValue == original(line) ? nil : newValue }
  }

  /// Returns the item of a line; nil for any other paragraph, and outside of the text.
  package func item(at line: Int) -> ListItem? {
    (0..<count).contains(line) ? self[line].list : nil
  }

  /// The lines from the first to the last one that changes; nil if none does.
  package var changedLines: ClosedRange<Int>? {
    guard let first = changes.keys.min(), let last = changes.keys.max() else { return nil }
    return first...last
  }

  /// Returns the lines in another order, in which nothing has changed yet.
  func reordered(_ line: @escaping (Int) -> Int) -> ParagraphLines {
    ParagraphLines(count: count, styles: styles, headings: { HeadingLines() }, hidden: hidden) {
      self[line($0)]
    }
  }
}
