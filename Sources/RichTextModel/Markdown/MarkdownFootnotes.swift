/// The footnotes of a document.
///
/// The parser numbers them, forgets their labels, and drops those that nothing refers to. Therefore
/// a paragraph that refers to each of them is parsed before the document.
struct MarkdownFootnotes {
  /// The paragraph of references, as UTF-8; empty if there are no footnotes.
  let references: [UInt8]
  /// Whether the paragraph of references is being read.
  private(set) var areReferencesOpen: Bool
  /// The mark of the footnote that has just begun; nil once it is written.
  private(set) var mark: String?
  /// The number of footnotes around the present position, whose first paragraph has begun.
  private(set) var depth = 0

  private let labels: [String]
  private var index = 0
  /// The labels by the numbers of the parser.
  private var numbered: [String: String] = [:]
  private var count = 0

  init(labels: [String] = []) {
    self.labels = labels
    areReferencesOpen = !labels.isEmpty
    references = Array(
      (labels.map { "[^\($0)]" }.joined(separator: "\n") + (labels.isEmpty ? "" : "\n\n")).utf8)
  }

  /// Reads a node of the paragraph of references.
  mutating func takeReference(_ kind: MarkdownNodeKind, _ literal: String, isEntered: Bool) {
    switch kind {
    case .softBreak: index += 1
    case .footnoteReference:
      if labels.indices.contains(index), numbered[literal] == nil {
        numbered[literal] = labels[index]
      }
    case .paragraph: areReferencesOpen = isEntered
    default: break
    }
  }

  /// Returns the mark that refers to a footnote of a number.
  func mark(_ number: String) -> String { "[^\(numbered[number] ?? number)]" }

  /// Enters a footnote: the parser has sorted them by their numbers.
  mutating func enter() {
    count += 1
    mark = mark(String(count)) + ": "
  }

  /// Returns the mark to begin a paragraph with.
  mutating func takeMark() -> String? {
    guard let mark else { return nil }
    self.mark = nil
    depth = 1
    return mark
  }

  /// Leaves a footnote.
  mutating func leave() { depth = 0 }
}
