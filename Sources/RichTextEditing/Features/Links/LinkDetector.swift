import FoundationEssentials
import RichTextModel

/// Makes links of web and mail addresses, when the word is complete and when they are pasted.
///
///     editor.detectsLinks = true
///
/// Backspace or Ctrl+Z right after it restores the plain word. A link follows its text as long as
/// this is the address that it leads to; other links, and code, stay as they are.
@MainActor
public struct LinkDetector: TextProcessing {
  /// The processor's name.
  public let name = "links"
  /// Low: runs after processors that change the text.
  public let priority = ProcessorPriority.low
  /// The longest address that is searched for before the caret, in characters.
  private static let longest = 2_048

  /// Creates a processor.
  public init() {}

  /// Makes links of the addresses in the completed word, or in pasted text.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    guard let place = place(for: range, in: editor) else { return false }
    var content = editor.content(in: place)
    let links = Self.newLinks(in: content, editor.styles)
    guard !links.isEmpty else { return false }
    // One change: a pasted text may have very many, and each change is reported.
    content.link(links)
    editor.node.session.perform(.command) { editor.node.content.restyle(place, as: content) }
    return true
  }

  /// Returns what is inserted with links for the addresses that are whole in it, as a part of the
  /// same step.
  static func linked(_ insertion: Insertion, in node: EditorNode) -> Insertion {
    let content = node.content
    let range = insertion.range
    let isAttached = { (offset: Int) in
      content.scalar(at: offset).map { !$0.properties.isWhitespace } ?? false
    }
    let (isAfterWord, isBeforeWord) = (
      isAttached(range.lowerBound - 1), isAttached(range.upperBound)
    )
    let count = insertion.content.count
    let links = newLinks(in: insertion.content, content.tags.paragraphs.styles).filter {
      !(isAfterWord && $0.range.lowerBound == 0 || isBeforeWord && $0.range.upperBound == count)
    }
    return links.isEmpty ? insertion : insertion.restyled { $0.link(links) }
  }

  /// Returns the addresses in a text, without those in code and in links, but for links that lead
  /// to the address which their text was before something was typed at the end of it.
  private static func newLinks(in content: RichText, _ styles: NamedStyles) -> [DetectedLink] {
    var refused: [(range: Range<Int>, address: String?)] = []
    content.forEachRun { range, attributes in
      let address = attributes[LinkKey.self]
      guard address != nil || !mayLink(attributes, styles) else { return }
      if let last = refused.last, last.address == address,
        last.range.upperBound == range.lowerBound
      {
        refused[refused.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        refused.append((range, address))
      }
    }
    var rest = refused[...]
    return DetectedLink.all(in: content.text).filter { link in
      while let first = rest.first, first.range.upperBound <= link.range.lowerBound {
        rest.removeFirst()
      }
      guard let first = rest.first, first.range.overlaps(link.range) else { return true }
      return first.range.lowerBound == link.range.lowerBound && first.range.count < link.range.count
        && first.address == DetectedLink.typedAddress(of: content.part(first.range).text)
        && rest.dropFirst().first.map { !$0.range.overlaps(link.range) } ?? true
    }
  }

  /// Returns the range to examine: the last word before a space or a line break, or all text that
  /// was inserted at once.
  private func place(for range: Range<Int>, in editor: EditorView) -> Range<Int>? {
    guard let last = editor.content(in: range).text.unicodeScalars.last else { return nil }
    if range.count == 1, !last.properties.isWhitespace { return nil }
    let end = range.count == 1 ? range.lowerBound : range.upperBound
    let lineStart = editor.startOfLine(at: range.lowerBound)
    let start = max(lineStart, range.lowerBound - Self.longest)
    let before = editor.content(in: start..<range.lowerBound).text.unicodeScalars
    let word = before.reversed().prefix { !$0.properties.isWhitespace }.count
    return (range.lowerBound - word)..<end
  }

  private static func mayLink(_ attributes: AttributeContainer, _ styles: NamedStyles) -> Bool {
    let style = attributes[ParagraphKey.self].flatMap { styles[$0.style] }
    return style?.isLiteral != true
      && attributes[FontTraitsKey.self]?.contains(.monospace) != true
  }
}

extension RichText {
  /// Makes links of addresses.
  fileprivate mutating func link(_ links: [DetectedLink]) {
    changeAttributes(in: links.map(\.range)) { $1[LinkKey.self] = links[$0].address }
  }
}
