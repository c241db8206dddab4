/// A piece of a document for code that saves, draws or translates it: a paragraph, the end of one,
/// an attachment, or a run within a paragraph.
///
/// ```swift
/// for piece in text.contents() {
///   switch piece.kind {
///   case .text(let text): print(piece.name, text.text)
///   case .attachment(let attachment): print(attachment.name)
///   case .viewOnly: break
///   }
/// }
/// ```
public struct EditorContent: Hashable, Sendable {
  /// The content of a piece.
  public enum Kind: Hashable, Sendable {
    /// Text, which may have attachments within it.
    case text(RichText)
    /// An attachment.
    case attachment(AttachmentContent)
    /// Content that is displayed but not part of the document.
    case viewOnly
  }

  /// The name of the kind of content.
  public let name: ContentType
  /// The content.
  public let kind: Kind
  /// The range in the text, in Unicode scalars.
  public let range: Range<Int>

  /// Creates a piece.
  public init(_ name: ContentType, _ kind: Kind, range: Range<Int>) {
    self.name = name
    self.kind = kind
    self.range = range
  }
}

extension RichText {
  /// Returns the blocks of a part, in order: paragraphs, the line breaks between them, and block
  /// attachments.
  ///
  /// A paragraph whose text is all of one content type has its name; any other one is `_paragraph`.
  ///
  /// - Parameter range: The part; nil for the whole text.
  /// - Returns: The blocks, which cover the part without gaps.
  public func contents(in range: Range<Int>? = nil) -> [EditorContent] {
    let range = (range ?? 0..<count).clamped(to: 0..<count)
    var blocks: [EditorContent] = []
    var start = range.lowerBound
    let part = part(range)
    let ends = part.text.unicodeScalars.enumerated().filter { $0.element == "\n" }
      .map { range.lowerBound + $0.offset }
    let attachments = part.attachments.filter(\.content.isBlock)
      .map { (range.lowerBound + $0.offset, $0.content) }
    let stops =
      ends.map { ($0, EditorContent?.none) }
      + attachments.map { place, content in
        (place, EditorContent(content.name, .attachment(content), range: place..<(place + 1)))
      }
    for (place, block) in stops.sorted(by: { $0.0 < $1.0 }) {
      appendParagraph(start..<place, to: &blocks)
      blocks.append(block ?? lineBreak(at: place))
      start = place + 1
    }
    appendParagraph(start..<range.upperBound, to: &blocks)
    return blocks
  }

  private func appendParagraph(_ range: Range<Int>, to blocks: inout [EditorContent]) {
    guard !range.isEmpty else { return }
    let text = part(range)
    let types = Set(text.runs.map { $0.attributes[ContentTypeKey.self] })
    let name = types.count == 1 ? types.first.flatMap { $0 } ?? .paragraph : .paragraph
    blocks.append(
      EditorContent(name, name == .viewOnly ? .viewOnly : .text(text), range: range))
  }

  private func lineBreak(at place: Int) -> EditorContent {
    let range = place..<(place + 1)
    return EditorContent(.newline, .text(part(range)), range: range)
  }

  /// Returns the pieces within a part: runs of one content type, and attachments.
  ///
  /// - Parameter range: The part; nil for the whole text.
  /// - Returns: The pieces, which cover the part without gaps.
  public func inlineContents(in range: Range<Int>? = nil) -> [EditorContent] {
    let range = (range ?? 0..<count).clamped(to: 0..<count)
    var pieces: [EditorContent] = []
    forEachRun { run, attributes in
      let run = run.clamped(to: range)
      guard !run.isEmpty else { return }
      if let attachment = attributes[AttachmentKey.self] {
        pieces += run.map {
          EditorContent(attachment.name, .attachment(attachment), range: $0..<($0 + 1))
        }
        return
      }
      append(attributes[ContentTypeKey.self] ?? .text, run, to: &pieces)
    }
    return pieces
  }

  private func append(
    _ name: ContentType, _ run: Range<Int>, to pieces: inout [EditorContent]
  ) {
    var range = run
    if let last = pieces.last, last.name == name, last.range.upperBound == run.lowerBound,
      !last.isAttachment
    {
      pieces.removeLast()
      range = last.range.lowerBound..<run.upperBound
    }
    let kind = name == .viewOnly ? EditorContent.Kind.viewOnly : .text(part(range))
    pieces.append(EditorContent(name, kind, range: range))
  }
}

extension EditorContent {
  fileprivate var isAttachment: Bool {
    if case .attachment = kind { return true }
    return false
  }
}
