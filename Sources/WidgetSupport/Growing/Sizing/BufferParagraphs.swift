import GtkCore
import TextMetrics

/// The lines of a text buffer as paragraphs to measure, with a composition in progress at the
/// caret.
struct BufferParagraphs: ParagraphSource {
  /// A composition of an input method that is in progress: displayed, but not in the buffer yet.
  struct Composition: Equatable {
    let text: String
    let line: Int
    /// The number of Unicode scalars before it in its line.
    let offset: Int
  }

  let lines: TextBufferLines
  var composition: Composition?
  /// The content that is not plain text; nil if all of it is.
  var embedded = MainThreadValue<(any EmbeddedContent)?>(nil)

  var paragraphCount: Int { lines.count }

  func styling(ofParagraph index: Int, width: Int) -> ParagraphStyling? {
    guard embedded.value != nil else { return nil }
    let embedded = embedded
    let styling = MainActor.assumeIsolated { embedded.value?.styling(ofLine: index, width: width) }
    guard let composition, composition.line == index else { return styling }
    return styling.map { $0.making(room: composition.text.utf8.count, at: byte(of: composition)) }
  }

  private func byte(of composition: Composition) -> Int {
    lines.withLine(at: composition.line, characterLimit: max(composition.offset, 1)) { utf8, _ in
      composition.offset == 0 ? 0 : utf8.count
    }
  }

  func withParagraph<Result>(
    at index: Int, characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    guard let composition, composition.line == index else {
      return lines.withLine(at: index, characterLimit: characterLimit, body)
    }
    return lines.withLine(at: index, characterLimit: characterLimit) { utf8, isWhole in
      var line = String(decoding: utf8, as: UTF8.self)
      let scalars = line.unicodeScalars
      let place = scalars.index(
        scalars.startIndex, offsetBy: composition.offset, limitedBy: scalars.endIndex)
      line.insert(contentsOf: composition.text, at: place ?? scalars.endIndex)
      return line.withUTF8 { body($0, isWhole) }
    }
  }
}

extension ParagraphStyling {
  /// Returns the styling with room for more bytes at a byte offset; they have the attributes that
  /// continue from before the offset to after it.
  fileprivate func making(room bytes: Int, at place: Int) -> ParagraphStyling {
    var moved = self
    moved.spans = spans.map { span in
      let (start, end) = (span.bytes.lowerBound, span.bytes.upperBound)
      // GTK puts the caret after the ends of tags and before their starts, except for tags that
      // start with the line; a shape in the text stays one character long.
      let goesOn = start < place || start == 0
      let isAfter = start >= place && (span.attribute.isShape || !goesOn)
      let reaches = span.attribute.isShape ? isAfter : end > place
      return Span(
        bytes: (isAfter ? start + bytes : start)..<(reaches ? end + bytes : end),
        attribute: span.attribute)
    }
    return moved
  }
}

extension ParagraphStyling.Attribute {
  fileprivate var isShape: Bool { if case .shape = self { true } else { false } }
}
