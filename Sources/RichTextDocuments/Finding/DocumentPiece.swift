import RichTextEditing

/// A part of one of the texts of a document, without nested texts within it.
struct DocumentPiece {
  /// The index of the text.
  let text: Int
  /// The range in the text; the last part of a text has no end.
  let range: Range<Int>
}
