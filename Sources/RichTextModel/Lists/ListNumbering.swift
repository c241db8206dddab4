/// The numbers of the items in a text, computed as far as they are asked for.
///
/// An item continues the numbers of the item before it on its level, if that has a marker of the
/// same kind and format; items nested more deeply in between do not interrupt it. Anything else
/// starts over: a paragraph that is not an item, an item on a level further out, another kind of
/// marker. An item with a ``ListItem/start`` has that number.
///
/// ```swift
/// var numbering = ListNumbering()
/// numbering.number(ofParagraph: 2) { items[$0] }
/// ```
///
/// After an edit, the numbers before the edited paragraph stay known. So a key in the middle of a
/// long list costs what is visible after it, wherever it is.
package struct ListNumbering: Sendable {
  /// The lists that an item is in, from the outermost one, each with its last number.
  struct Counters: Sendable {
    private var levels: [(list: ListItem?, number: Int)] = []

    /// The number of the last item; 0 after a paragraph that is not an item.
    var number: Int { levels.last?.number ?? 0 }

    /// Counts a paragraph, which may be no item.
    mutating func take(_ item: ListItem?) {
      guard let item else { return levels.removeAll() }
      levels.removeSubrange(min(item.level + 1, levels.count)...)
      // A level that is skipped has no list of its own.
      while levels.count <= item.level { levels.append((nil, 0)) }
      let last = levels[item.level]
      let isContinued = last.list?.isInSameList(as: item) == true && last.number != .max
      levels[item.level] = (item, item.start ?? (isContinued ? last.number + 1 : 1))
    }

    /// Returns the next item, with a start if it would not have a given number otherwise.
    func item(_ item: ListItem, withNumber number: Int) -> ListItem {
      var (item, next) = (item, self)
      next.take(item)
      if next.number != number { item.start = number }
      return item
    }
  }

  /// The counters after each of the first paragraphs.
  private var known: [Counters] = []

  /// Creates a numbering that knows nothing yet.
  package init() {}

  /// Forgets the numbers from a paragraph on, because that paragraph has changed, or because there
  /// is another one in its place.
  package mutating func forget(from paragraph: Int) {
    if known.count > max(paragraph, 0) { known.removeSubrange(max(paragraph, 0)...) }
  }

  /// Returns the number of an item.
  ///
  /// - Parameters:
  ///   - paragraph: The index of its paragraph.
  ///   - item: Returns the item of a paragraph; nil if it is not one.
  /// - Returns: The number; 0 if the paragraph is not an item.
  package mutating func number(ofParagraph paragraph: Int, item: (Int) -> ListItem?) -> Int {
    while known.count <= paragraph {
      var counters = known.last ?? Counters()
      counters.take(item(known.count))
      known.append(counters)
    }
    return known[paragraph].number
  }
}
