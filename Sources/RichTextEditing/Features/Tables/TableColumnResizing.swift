import RichTextModel

/// Moves the border at the end of a column.
struct TableColumnResizing {
  private let rules: [TableColumnWidth]
  private let widths: [Int]

  /// Creates it from the rules of the columns and their present widths.
  init(_ rules: [TableColumnWidth], _ widths: [Int]) {
    self.rules = rules
    self.widths = widths
  }

  /// Returns the rules after the border at the end of a column has moved by a number of pixels.
  ///
  /// Two columns with shares divide what they have together. Any other column gets a width of its
  /// own.
  func moving(_ column: Int, by distance: Int) -> [TableColumnWidth] {
    var rules = rules
    let least = TableColumnWidth.minWidth
    let next = column + 1
    guard next < rules.count, case .share(let first) = rules[column],
      case .share(let second) = rules[next]
    else {
      rules[column] = .fixed(max(widths[column] + distance, least))
      return rules
    }
    let both = widths[column] + widths[next]
    guard both >= 2 * least else { return rules }
    let width = min(max(widths[column] + distance, least), both - least)
    let part = Double(width) / Double(both)
    rules[column] = .share((first + second) * part)
    rules[next] = .share((first + second) * (1 - part))
    return rules
  }
}
