import FoundationEssentials

/// A line with the markers of the blocks that begin in it.
struct MarkedLine {
  /// The markers, with the spaces around them.
  let markers: String
  /// The text after them, without the end of the line.
  let text: String

  init(_ line: String) {
    let line = line.withoutEnd
    var rest = line[...]
    while let end = Self.endOfMarker(rest) { rest = rest[end...] }
    markers = String(line[..<rest.startIndex])
    text = String(rest)
  }

  /// What the markers mean: bullets and the signs after numbers may differ.
  var kinds: String {
    String(
      markers.compactMap { character in
        switch character {
        case "-", "*", "+": "-"
        case "0"..."9", " ", "\t": nil
        case ".", ")": "."
        default: character
        }
      })
  }

  /// Returns the line with markers as another line has them in a source, if it has the same ones as
  /// that line where both are written; nil if not.
  ///
  /// A new item is like its neighbor then: `* ` in a list of stars, and `2) ` after `1) `.
  func markedLike(_ plain: MarkedLine, in source: MarkedLine) -> MarkedLine? {
    guard plain.kindsOfItem == source.kindsOfItem,
      kindsOfItem.contains(where: { "-.".contains($0) })
    else { return nil }
    let own = item.signs
    var signs = source.item.signs
    guard own.filter({ !$0.isNumber }) == plain.item.signs.filter({ !$0.isNumber }) else {
      return nil
    }
    if let number = own.lastRange(where: \.isNumber),
      let place = signs.lastRange(where: \.isNumber)
    {
      signs.replaceSubrange(place, with: own[number])
    }
    return MarkedLine(markers: signs + item.box, text: text)
  }

  private init(markers: String, text: String) { (self.markers, self.text) = (markers, text) }

  /// The markers without the box of a task, and that.
  private var item: (signs: String, box: String) {
    let signs = markers.prefix { $0 != "[" }
    return (String(signs), String(markers[signs.endIndex...]))
  }

  private var kindsOfItem: String { String(kinds.prefix { $0 != "[" }) }

  private static func endOfMarker(_ line: Substring) -> Substring.Index? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let digits = text.prefix(9).prefix { $0.isASCII && $0.isNumber }
    let after = text[digits.endIndex...]
    guard let sign = after.first else { return nil }
    var rest = after.dropFirst()
    switch sign {
    case ">" where digits.isEmpty:
      return rest.first == " " ? rest.index(after: rest.startIndex) : rest.startIndex
    case "-", "*", "+": guard digits.isEmpty else { return nil }
    case ".", ")": guard !digits.isEmpty else { return nil }
    case "#" where digits.isEmpty: rest = rest.drop { $0 == "#" }
    case "[" where digits.isEmpty:
      guard rest.hasPrefix(" ] ") || rest.lowercased().hasPrefix("x] ") else { return nil }
      rest = rest.dropFirst(2)
    default: return nil
    }
    guard rest.first == " " || rest.first == "\t" else { return nil }
    return rest.drop { $0 == " " || $0 == "\t" }.startIndex
  }
}

extension StringProtocol {
  /// The end of the line; empty for none.
  var lineEnd: String { String(suffix { $0.isLineEnd }) }

  /// The line without its end.
  var withoutEnd: String { String(prefix { !$0.isLineEnd }) }

  private func suffix(_ isIncluded: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !isIncluded($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}

extension String {
  /// The last characters in a row that meet a condition; nil if none does.
  fileprivate func lastRange(where isIncluded: (Character) -> Bool) -> Range<String.Index>? {
    guard let last = lastIndex(where: isIncluded) else { return nil }
    let start = self[..<last].lastIndex { !isIncluded($0) }.map { index(after: $0) } ?? startIndex
    return start..<index(after: last)
  }
}
