import FoundationEssentials

/// Converts between rich text and the lists in it.
///
/// ```swift
/// let content = ListParser.content(of: [
///   (RichText("Fruit"), ListItem(.bullet)), (RichText("Apples"), ListItem(.bullet, level: 1)),
/// ])
/// for node in ListParser.tree(of: ListParser.entries(in: content)) {
///   print(node.entry.text.text, node.children.count)
/// }
/// ```
///
/// ## Origin
/// Proton's ListParser, with the same indices of lists; its texts have no line breaks within an
/// item, but attributes that say where a marker is left out.
public enum ListParser {
  /// An item, and where it is.
  public struct Entry: Hashable, Sendable {
    /// The index of the list, from 1: items with nothing else between them are one list.
    public var list: Int
    /// The range in the whole text, in Unicode scalars, without the line break.
    public var range: Range<Int>
    /// The kind and the level of the item.
    public var item: ListItem
    /// The marker.
    public var marker: ListMarker
    /// The text, without the line break.
    public var text: RichText
  }

  /// An item with those that are nested in it.
  public struct Node: Hashable, Sendable {
    /// The item.
    public var entry: Entry
    /// The items nested in it, in order.
    public var children: [Node] = []
  }

  /// Returns the items in a text, in order.
  public static func entries(in content: RichText) -> [Entry] {
    var (entries, list, isInList) = ([Entry](), 0, false)
    for paragraph in content.paragraphs {
      guard let item = paragraph.format.list, let marker = paragraph.marker else {
        isInList = false
        continue
      }
      if !isInList { list += 1 }
      isInList = true
      entries.append(
        Entry(
          list: list, range: paragraph.range, item: item, marker: marker, text: paragraph.text))
    }
    return entries
  }

  /// Returns a text with an item in each paragraph; line breaks in the text of an item stay within
  /// it (U+2028).
  public static func content(of items: [(text: RichText, item: ListItem)]) -> RichText {
    var content = RichText()
    for (index, (text, item)) in items.enumerated() {
      let format = ParagraphFormat(list: item)
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = format
      text.forEachPiece { piece, own in
        var own = own
        own[ParagraphKey.self] = format
        content.append(RichText(piece.withLineSeparators, attributes: own))
      }
      guard index < items.count - 1 else { continue }
      content.append(RichText("\n", attributes: attributes))
    }
    return content.keepingLastItem(items.last?.item)
  }

  /// Returns items as trees, by their levels: an item is nested in the one before it on a level
  /// further out, if that is in the same list.
  public static func tree(of entries: [Entry]) -> [Node] {
    var (rest, roots) = (entries[...], [Node]())
    while let list = rest.first?.list { roots += nodes(of: &rest, in: list, deeperThan: -1) }
    return roots
  }

  private static func nodes(
    of entries: inout ArraySlice<Entry>, in list: Int, deeperThan level: Int
  ) -> [Node] {
    var nodes: [Node] = []
    while let entry = entries.first, entry.list == list, entry.item.level > level {
      entries.removeFirst()
      nodes.append(
        Node(
          entry: entry,
          children: self.nodes(of: &entries, in: list, deeperThan: entry.item.level)))
    }
    return nodes
  }
}

extension RichText {
  /// Returns the text with the format of an empty last item at the line break before it.
  fileprivate func keepingLastItem(_ item: ListItem?) -> RichText {
    guard let item, text.unicodeScalars.last == "\n" else { return self }
    var kept = self
    kept.changeAttributes(in: (count - 1)..<count) {
      $0[FollowingParagraphKey.self] = ParagraphFormat(list: item)
    }
    return kept
  }
}

extension String {
  /// The text with line separators (U+2028) in the place of line breaks.
  fileprivate var withLineSeparators: String {
    guard unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" }) else {
      return self
    }
    var separated = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      let isEnd = scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
      // A CR LF is one line break.
      if scalar != "\n" || last != "\r" { separated.append(isEnd ? "\u{2028}" : scalar) }
      last = scalar
    }
    return String(separated)
  }
}
