import FoundationEssentials

extension RichText {
  /// The attachments, each with its offset, in order.
  public var attachments: [(offset: Int, content: AttachmentContent)] {
    var found: [(offset: Int, content: AttachmentContent)] = []
    forEachRun { range, attributes in
      guard let content = attributes[AttachmentKey.self] else { return }
      // Two attachments that are alike and stand side by side are one run.
      found += range.map { ($0, content) }
    }
    return found
  }

  /// The boundary between two characters, as people count them, at an offset or next before it.
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
  /// Takes over Swift's own text with attributes.
  public init(_ attributed: AttributedString) {
    self.init()
    for run in attributed.runs {
      let text = String(String.UnicodeScalarView(attributed.unicodeScalars[run.range]))
      append(RichText(text, attributes: run.attributes))
    }
  }
}

extension AttributedString {
  /// The text as Swift's own text with attributes.
  public init(_ richText: RichText) {
    var attributed = AttributedString()
    richText.forEachPiece { attributed.append(AttributedString($0, attributes: $1)) }
    self = attributed
  }
}
