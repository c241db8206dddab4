/// Finds the lists and quotations that follow others of their kind: what parts them from those
/// before them, content says with ``ParagraphFormat/beginsBlock``.
struct MarkdownSiblings {
  /// A list.
  struct List {
    let isNumbered: Bool
    /// The number of the next item.
    var number: Int
  }

  /// How many lists and quotations are around a block.
  struct Place: Equatable {
    let listCount: Int
    let quoteCount: Int
  }

  /// The list and the quotation that ended last, until a paragraph follows.
  private var list: (list: List, place: Place)?
  private var quote: (style: StyleName, place: Place)?
  /// Whether the list and the quotation that have begun since would be read as parts of these.
  private var isListApart = false
  private var isQuoteApart = false

  /// Notes that a list begins at a place.
  mutating func enterList(_ list: List, at place: Place) {
    guard let last = self.list, last.place == place, last.list.isNumbered == list.isNumbered else {
      return isListApart = false
    }
    // Other numbers part lists by themselves.
    isListApart = !list.isNumbered || last.list.number == list.number
  }

  /// Notes that a list ended.
  mutating func leaveList(_ list: List, at place: Place) { self.list = (list, place) }

  /// Notes that a quotation begins at a place.
  mutating func enterQuote(_ style: StyleName, at place: Place) {
    if let quote, quote.style == style, quote.place == place { isQuoteApart = true }
  }

  /// Notes that a quotation ended.
  mutating func leaveQuote(_ style: StyleName, at place: Place) { quote = (style, place) }

  /// Takes a paragraph; returns whether it begins a block apart from the one before it.
  mutating func takeIsApart(_ format: ParagraphFormat) -> Bool {
    defer { self = MarkdownSiblings() }
    return format.list == nil ? isQuoteApart && format.style.isQuotation : isListApart
  }
}
