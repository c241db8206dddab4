/// Where a block of Markdown begins.
struct MarkdownBlockStart: Hashable, Sendable {
  /// The paragraph of the content, by its number.
  let paragraph: Int
  /// The position in the Markdown: a line of what was read, an offset in UTF-8 of what was written.
  let position: Int
}
