import FoundationEssentials
import RichTextModel

/// Inserting content with its attributes and attachments.
extension RichTextBuffer {
  /// Inserts content at an offset: all text between two attachments at once, which then gets its
  /// attributes run by run.
  func insert(_ content: RichText, at offset: Int) {
    var end = offset
    var (text, runs) = ("", [AttributeTags.Run]())
    content.forEachPiece { piece, attributes in
      guard let attachment = attributes[AttachmentKey.self] else {
        let start = runs.last?.range.upperBound ?? end
        text += piece
        let length = piece.unicodeScalars.count
        return runs.append((start..<(start + length), attributes))
      }
      end = insert(text, runs, at: end)
      (text, runs) = ("", [])
      for _ in piece.unicodeScalars {
        attachments.attach(attachment, at: end)
        tags.set(attributes, from: end, to: end + 1)
        end += 1
      }
    }
    _ = insert(text, runs, at: end)
  }

  /// Inserts text, and returns its end.
  private func insert(_ text: String, _ runs: [AttributeTags.Run], at offset: Int) -> Int {
    guard let last = runs.last else { return offset }
    buffer.insert(text, at: offset)
    // What is hidden was found when the text had no attributes yet.
    headings.willChange(offset..<last.range.upperBound)
    tags.setOfInsertion(runs)
    return last.range.upperBound
  }
}
