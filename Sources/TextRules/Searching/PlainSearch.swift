/// Searches for a literal text, matching case or not.
struct PlainSearch: Sendable {
  private let query: TextQuery
  private let scalars: [Unicode.Scalar]
  private let bytes: [UInt8]

  init(_ query: TextQuery) {
    self.query = query
    let folded = CaseFolding.folded(query.text, matchesCase: query.matchesCase)
    scalars = Array(folded.unicodeScalars)
    bytes = Array(folded.utf8)
  }

  func search(
    _ paragraph: Paragraph, into hits: inout TextHits, _ memory: inout FoldingMemory
  ) {
    guard !bytes.isEmpty else { return }
    if paragraph.isASCII {
      searchASCII(paragraph, into: &hits)
    } else {
      searchCharacters(paragraph, into: &hits, &memory)
    }
  }

  // MARK: ASCII

  /// Searches a paragraph in which every byte is a character.
  private func searchASCII(_ paragraph: Paragraph, into hits: inout TextHits) {
    let text = paragraph.bytes
    // A query that is not ASCII does not become ASCII when folded.
    guard bytes.count <= text.count, scalars.count == bytes.count else { return }
    let words = WordBoundaries(text.lazy.map { Unicode.Scalar($0) })
    var place = 0
    while place + bytes.count <= text.count {
      let range = place..<(place + bytes.count)
      guard isInText(text, at: place), isHit(range, words) else {
        place += 1
        continue
      }
      hits.ranges.append(range.shifted(by: paragraph.start))
      place = range.upperBound
    }
  }

  private func isInText(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    for index in bytes.indices
    where CaseFolding.folded(text[place + index], matchesCase: query.matchesCase) != bytes[index] {
      return false
    }
    return true
  }

  private func isHit(
    _ range: Range<Int>, _ words: WordBoundaries<some RandomAccessCollection<Unicode.Scalar>>
  ) -> Bool {
    !query.matchesWholeWords || words.bound(range)
  }

  // MARK: Everything else

  private func searchCharacters(
    _ paragraph: Paragraph, into hits: inout TextHits, _ memory: inout FoldingMemory
  ) {
    let text = paragraph.text
    let folded = FoldedText(text, &memory)
    let words = WordBoundaries(query.matchesWholeWords ? Array(text.unicodeScalars) : [])
    var place = 0
    while place + scalars.count <= folded.scalars.count {
      guard let range = folded.range(of: scalars, at: place), isHit(range, words) else {
        place += 1
        continue
      }
      hits.ranges.append(range.shifted(by: paragraph.start))
      place += scalars.count
    }
  }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
