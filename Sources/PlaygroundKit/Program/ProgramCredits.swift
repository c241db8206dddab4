/// What a playground's window says of its makers.
public struct ProgramCredits: Sendable {
  /// One sentence on the product.
  public var summary: String
  /// The line of the copyright.
  public var copyright: String
  /// The address of the website; nil for none.
  public var website: String?
  /// The authors.
  public var authors: [String]
  /// Further credits: a heading, and what is below it.
  public var sections: [(title: String, names: [String])]
  /// Whether the license is that of MIT; otherwise none is named.
  public var isMIT: Bool

  /// Describes the makers.
  public init(
    summary: String = "", copyright: String = "", website: String? = nil, authors: [String] = [],
    sections: [(title: String, names: [String])] = [], isMIT: Bool = false
  ) {
    (self.summary, self.copyright, self.website) = (summary, copyright, website)
    (self.authors, self.sections, self.isMIT) = (authors, sections, isMIT)
  }
}
