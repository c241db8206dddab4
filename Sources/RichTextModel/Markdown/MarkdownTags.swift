/// The elements of HTML in a paragraph that are looks of its letters, such as `<sup>2</sup>`.
///
/// A look is an element that ends in the paragraph that it begins in; everything else stays the
/// markup that it is.
struct MarkdownTags {
  /// A look that begins or ends.
  struct Change {
    let look: MarkdownLook
    let isStart: Bool
  }

  /// What each piece of HTML in the paragraph changes, in order.
  private var changes: ArraySlice<Change?> = []

  init() {}

  /// Looks for the elements of a block.
  init(in block: CmarkLibrary.Node, _ kinds: inout MarkdownNodeKinds, _ library: CmarkLibrary) {
    guard let iterator = library.makeIterator(block) else { return }
    defer { library.freeIterator(iterator) }
    var pictureDepth = 0
    var open: [MarkdownLook: [Int]] = [:]
    while let event = library.nextEvent(iterator) {
      let node = library.currentNode(iterator)
      switch kinds.kind(of: node, library) {
      case .picture: pictureDepth += event == .enter ? 1 : -1
      case .htmlSpan where pictureDepth == 0: add(Self.change(library.literal(of: node)), &open)
      default: break
      }
    }
  }

  private mutating func add(_ change: Change?, _ open: inout [MarkdownLook: [Int]]) {
    let index = changes.count
    changes.append(nil)
    guard let change else { return }
    if change.isStart {
      open[change.look, default: []].append(index)
    } else if let start = open[change.look]?.popLast() {
      changes[start] = Change(look: change.look, isStart: true)
      changes[index] = change
    }
  }

  /// Returns what a tag without attributes would change.
  private static func change(_ html: String) -> Change? {
    guard html.hasPrefix("<"), html.hasSuffix(">") else { return nil }
    let isEnd = html.hasPrefix("</")
    let name = html.dropFirst(isEnd ? 2 : 1).dropLast().lowercased()
    return MarkdownLook.byElement[name].map { Change(look: $0, isStart: !isEnd) }
  }

  /// Returns what the next piece of HTML changes; nil for markup.
  mutating func next() -> Change? { changes.popFirst() ?? nil }
}
