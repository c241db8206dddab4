/// The boxes of tasks in a document, and the kinds of callouts.
///
/// A version of the parser takes any `[x]` in the line of a task for its tick.
struct MarkdownTicks {
  private let bytes: [UInt8]
  private lazy var lineStarts = starts()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func starts() -> [Int] {
    var starts = [0]
    for index in bytes.indices where isEnd(at: index) { starts.append(index + 1) }
    return starts
  }

  /// Whether a line ends with a byte; a CR LF is one end.
  private func isEnd(at index: Int) -> Bool {
    let lineFeed = UInt8(ascii: "\n")
    guard bytes[index] != lineFeed else { return true }
    let isPair = index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return bytes[index] == UInt8(ascii: "\r") && !isPair
  }

  /// Returns the kind of the callout that a quotation is; nil if its first line is something else.
  ///
  /// - Parameters:
  ///   - line: The line that the quotation begins in.
  ///   - column: Where it begins in the line.
  /// - Returns: The kind.
  mutating func calloutKind(line: Int, column: Int) -> CalloutKind? {
    guard lineStarts.indices.contains(line) else { return nil }
    let start = min(lineStarts[line] + max(column, 0), bytes.count)
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: rest, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
    guard text.hasPrefix(">[!"), text.hasSuffix("]") else { return nil }
    return CalloutKind(rawValue: text.dropFirst(3).dropLast().lowercased())
  }

  /// Whether the box of the task that begins in a line is ticked.
  mutating func isTicked(line: Int, column: Int) -> Bool {
    guard lineStarts.indices.contains(line) else { return false }
    let start = min(lineStarts[line] + max(column, 0), bytes.count)
    let box = bytes[start...].drop { $0 != UInt8(ascii: "[") }
    return box.dropFirst().first?.lowercased == UInt8(ascii: "x")
  }
}
