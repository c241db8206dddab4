import FoundationEssentials

extension RichText {
  /// The attachments, each with its offset, in order.
  public var attachments: [(offset: Int, content: AttachmentContent)] {
    var found: [(offset: Int, content: AttachmentContent)] = []
    forEachRun { range, attributes in
      guard let content = attributes[AttachmentKey.self] else { return }
      // Two equal attachments side by side are one run.
      found += range.map { ($0, content) }
    }
    return found
  }

  /// Returns the last boundary between two characters (as users count them) at or before an offset.
  public func characterBoundary(before offset: Int) -> Int {
    var boundary = 0
    for character in text {
      let next = boundary + character.unicodeScalars.count
      if next > offset { return boundary }
      boundary = next
    }
    return boundary
  }
}

extension RichText {
  /// Creates rich text from Swift's own attributed text.
  public init(_ attributed: AttributedString) {
    self.init()
    for run in attributed.runs {
      let text = String(String.UnicodeScalarView(attributed.unicodeScalars[run.range]))
      append(RichText(text, attributes: run.attributes))
    }
  }
}

extension AttributedString {
  /// Creates Swift's own attributed text from rich text.
  public init(_ richText: RichText) {
    var attributed = AttributedString()
    richText.forEachPiece { attributed.append(AttributedString($0, attributes: $1)) }
    self = attributed
  }
}
