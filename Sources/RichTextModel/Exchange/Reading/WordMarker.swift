/// The marker that Word writes before an item, for programs that know no lists.
struct WordMarker {
  /// The item as the marker shows it.
  let item: ListItem
  /// The number of the marker; nil for a bullet and for a box.
  let number: Int?

  private static let boxes: [String: Bool] = ["☐": false, "☑": true, "☒": true]

  /// Creates a marker from a text; nil if it is blank.
  ///
  /// - Parameters:
  ///   - text: The text, such as `·`, `1.` or `b)`.
  ///   - counters: The lists before the item, by which `i.` is a letter or a number.
  ///   - item: The item so far.
  init?(_ text: String, after counters: ListNumbering.Counters, _ item: ListItem) {
    let sign = String(text.filter { !$0.isWhitespace })
    guard !sign.isEmpty else { return nil }
    var item = item
    if let isChecked = Self.boxes[sign] {
      (item.kind, item.isChecked) = (.task, isChecked)
    }
    // A legal number such as 1.2. has those of the items around it.
    let parts = sign.split { ".()".contains($0) }
    guard item.kind != .task, sign.count > 1, let last = parts.last,
      ".)".contains(sign.last ?? " "),
      let (format, number) = Self.number(String(last), after: counters, item)
    else {
      (self.item, number) = (item, nil)
      return
    }
    item.kind = .number
    item.numberFormat = format == .standard(forLevel: item.level) ? nil : format
    (self.item, self.number) = (item, number)
  }

  /// Returns the format and the value of a number: of those that fit, the one that continues the
  /// list, or begins one.
  private static func number(
    _ text: String, after counters: ListNumbering.Counters, _ item: ListItem
  ) -> (ListNumberFormat, Int)? {
    let fitting = ListNumberFormat.allCases.compactMap { format in
      format.number(of: text).map { (format, $0) }
    }
    let next = fitting.first { format, number in
      var item = item
      (item.kind, item.numberFormat) = (.number, format)
      return counters.item(item, withNumber: number).start == nil
    }
    return next ?? fitting.first
  }
}
