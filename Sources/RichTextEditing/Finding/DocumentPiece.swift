import RichTextModel

/// A part of one of the texts of a document, without nested texts within it.
struct DocumentPiece {
  /// The index of the text.
  let text: Int
  /// The range in the text; the last part of a text has no end.
  let range: Range<Int>
}

/// Traversing a document once around, from any place back to it.
extension TextFinder {
  /// Returns the parts of the texts in order, from a place to the end and from the beginning back
  /// to it.
  func pieces(from place: Place?) -> [(text: SearchedText, range: Range<Int>)] {
    let all = pieces.map { (text: texts[$0.text], range: $0.range) }
    guard let place, let index = index(of: place) else { return all }
    let (piece, offset) = (all[index], place.offset)
    let (start, end) = (piece.range.lowerBound, piece.range.upperBound)
    return [(piece.text, offset..<end)] + all[(index + 1)...] + all[..<index]
      + [(piece.text, start..<offset)]
  }

  private func index(of place: Place) -> Int? {
    pieces.lastIndex { piece in
      texts[piece.text] === place.text && piece.range.lowerBound <= place.offset
        && place.offset <= piece.range.upperBound
    }
  }
}
