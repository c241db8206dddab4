/// A hit of a search in a document, with the line that it is in, as a list of results shows it.
public struct FoundText: Hashable, Sendable {
  /// The editor that the hit is in, which may be nested.
  public var path: EditorPath
  /// The range in that editor, in Unicode scalars; empty for a hit in the document's title.
  public var range: Range<Int>
  /// The paragraph with the hit, or the part of it around the hit if it is long.
  public var line: String
  /// The range of the hit in ``line``, in Unicode scalars.
  public var rangeInLine: Range<Int>

  /// Creates a hit.
  public init(
    in path: EditorPath = .root, range: Range<Int>, line: String, rangeInLine: Range<Int>
  ) {
    self.path = path
    self.range = range
    self.line = line
    self.rangeInLine = rangeInLine
  }
}
