/// What is dialed when a call was answered, behind a number: `x12`, `#12` or `,,12`.
///
/// It has no place in a number as in E.164, whose digits would become others with it. So it is
/// refused as a whole.
struct WrittenExtension {
  /// What comes before it.
  let number: Substring
  /// All of it, with its mark.
  let text: Substring

  /// Finds an extension behind digits; `nil` if there is none.
  init?(in text: String) {
    guard let digit = text.firstIndex(where: { $0.asciiDigit != nil }) else { return nil }
    var place = digit
    while place < text.endIndex {
      let end = Self.endOfMark(at: place, in: text)
      if end > place {
        (number, self.text) = (text[..<place], text[place...])
        return
      }
      place = text.index(after: place)
    }
    return nil
  }

  /// The end of a mark that begins an extension; the place itself if none begins there.
  private static func endOfMark(at place: String.Index, in text: String) -> String.Index {
    if "#;,".contains(text[place]) { return text.index(after: place) }
    guard text[place].isLetter else { return place }
    let end = text[place...].firstIndex { !$0.isLetter } ?? text.endIndex
    return words.contains(text[place..<end].lowercased()) ? end : place
  }

  /// The words for it, as they are written on cards and pages.
  private static let words: Set<String> = [
    "x", "ext", "extn", "extension", "anexo", "app", "dw", "durchwahl", "int", "interno", "klappe",
    "poste", "ramal", "доб", "доп", "внутр", "内線", "内线", "分机", "내선",
  ]
}
