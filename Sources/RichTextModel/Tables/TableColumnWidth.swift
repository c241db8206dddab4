/// The rule for the width of a column.
public enum TableColumnWidth: Hashable, Sendable {
  /// A number of pixels.
  case fixed(Int)
  /// A share of the width that the other columns leave, in proportion to its weight.
  case share(Double)
  /// As wide as its widest cell, as far as the others leave room.
  case content

  /// The least width of a column, in pixels: room for a few letters and the space around them.
  public static let minWidth = 48
  /// The greatest width of a column, in pixels.
  public static let maxWidth = 4_096

  /// Returns the widths of columns in a table of a width, in pixels.
  ///
  /// ```swift
  /// TableColumnWidth.widths(of: [.fixed(100), .share(1), .share(2)], natural: [], in: 400)
  /// // [100, 100, 200]
  /// ```
  ///
  /// No column is narrower than ``minWidth``, so the sum may be greater than the width. It is less
  /// only if no column has a share.
  ///
  /// - Parameters:
  ///   - rules: The rules, one for each column.
  ///   - natural: The widths of the widest cells; used for columns that follow their content.
  ///   - width: The width of the table.
  /// - Returns: The widths, one for each column.
  public static func widths(of rules: [TableColumnWidth], natural: [Int], in width: Int) -> [Int] {
    var widths = rules.enumerated().map { index, rule in
      switch rule {
      case .fixed(let pixels): pixels.clampedToColumn
      case .content: natural.indices.contains(index) ? natural[index].clampedToColumn : minWidth
      case .share: minWidth
      }
    }
    fitContent(of: rules, &widths, in: width)
    distribute(width - widths.reduce(0, +), by: rules, &widths)
    return widths
  }

  /// Makes the columns that follow their content narrower, where the table lacks room: each by the
  /// same part of what it has more than the minimum.
  ///
  /// Columns with a share keep the width that they would have if all columns were alike.
  private static func fitContent(
    of rules: [TableColumnWidth], _ widths: inout [Int], in width: Int
  ) {
    let kept = max(width / max(rules.count, 1), minWidth)
    let reserved = rules.count { $0.weight > 0 } * (kept - minWidth)
    let excess = widths.reduce(0, +) + reserved - width
    let flexible = rules.indices.filter { rules[$0] == .content }
    let spare = flexible.reduce(0) { $0 + widths[$1] - minWidth }
    guard excess > 0, spare > 0 else { return }
    let left = max(spare - excess, 0)
    var (seen, given) = (0, 0)
    for index in flexible {
      seen += widths[index] - minWidth
      // From the sum so far, so that rounding loses no pixel.
      let upTo = seen * left / spare
      widths[index] = minWidth + upTo - given
      given = upTo
    }
  }

  /// Distributes what is left of the width among the columns with a share.
  private static func distribute(
    _ rest: Int, by rules: [TableColumnWidth], _ widths: inout [Int]
  ) {
    var open = rules.indices.filter { rules[$0].weight > 0 }
    var room = max(rest, 0) + open.count * minWidth
    // A column whose share is less than the minimum takes the minimum away from the others.
    while true {
      let weights = open.reduce(0) { $0 + rules[$1].weight }
      let narrow = open.filter { Double(room) * rules[$0].weight / weights < Double(minWidth) }
      guard !narrow.isEmpty, narrow.count < open.count else { break }
      open.removeAll { narrow.contains($0) }
      room -= narrow.count * minWidth
    }
    let weights = open.reduce(0) { $0 + rules[$1].weight }
    var (seen, given) = (0.0, 0)
    for index in open {
      seen += rules[index].weight
      let upTo = Int((Double(room) * seen / weights).rounded())
      widths[index] = max(upTo - given, minWidth)
      given = upTo
    }
  }

  /// The weight of the share; 0 for a column without one.
  private var weight: Double {
    guard case .share(let weight) = self else { return 0 }
    return weight.isFinite ? min(max(weight, 0.01), 1_000) : 1
  }
}

extension Int {
  /// The nearest width that a column may have.
  fileprivate var clampedToColumn: Int {
    Swift.min(Swift.max(self, TableColumnWidth.minWidth), TableColumnWidth.maxWidth)
  }
}
