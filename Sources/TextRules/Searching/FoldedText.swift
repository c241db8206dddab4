/// A paragraph in the form in which it is compared, and where each part of it comes from.
///
/// One letter may become several (`ß` becomes `ss`), several may become one. So the form knows at which of
/// its places a character of the text begins, and where in the text that is.
struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// For each place of the form, and for its end, the offset in the text; nil within a character.
  private(set) var offsets: [Int?] = []

  init(_ text: String, matchesCase: Bool) {
    var offset = 0
    for character in text {
      let count = scalars.count
      append(character, matchesCase: matchesCase)
      offsets.append(offset)
      offsets.append(contentsOf: repeatElement(nil, count: max(scalars.count - count - 1, 0)))
      offset += character.unicodeScalars.count
    }
    offsets.append(offset)
  }

  private mutating func append(_ character: Character, matchesCase: Bool) {
    guard character.utf8.count > 1 else {
      let byte = CaseFolding.folded(character.utf8.first ?? 0, matchesCase: matchesCase)
      return scalars.append(Unicode.Scalar(byte))
    }
    scalars += CaseFolding.folded(String(character), matchesCase: matchesCase).unicodeScalars
  }

  /// Where a query stands that is in the same form, as a range of the text, from a place of the form on.
  func range(of query: [Unicode.Scalar], at place: Int) -> Range<Int>? {
    let end = place + query.count
    guard end <= scalars.count, let lower = offsets[place], let upper = offsets[end],
      scalars[place..<end].elementsEqual(query)
    else { return nil }
    return lower..<upper
  }
}
