import GtkCore
import TextMetrics

/// The lines of a text buffer as paragraphs to measure, with a composition in progress at the caret.
struct BufferParagraphs: ParagraphSource {
  /// A composition that an input method has in progress: on the screen, and not in the buffer yet.
  struct Composition {
    let text: String
    let line: Int
    /// Unicode scalars before it in its line.
    let offset: Int
  }

  let lines: TextBufferLines
  var composition: Composition?

  var paragraphCount: Int { lines.count }

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
