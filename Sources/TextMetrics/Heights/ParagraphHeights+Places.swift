extension ParagraphHeights {
  /// Returns the distance of a paragraph from the top of the text: the heights before it.
  ///
  /// Paragraphs whose height is not known count as nothing; measure the text first.
  ///
  /// - Parameter index: The paragraph; one past the last known one is at their end.
  /// - Returns: The distance in pixels.
  public func top(of index: Int) -> Int {
    var (first, top) = (0, 0)
    for block in blocks {
      let end = first + block.entries.count
      guard end <= index else {
        return top + block.entries[..<(index - first)].reduce(0) { $0 + ($1?.height ?? 0) }
      }
      top += block.currentSummary.height
      first = end
    }
    return top
  }

  /// Returns the paragraph at a distance from the top of the text.
  ///
  /// ```swift
  /// let paragraph = heights.paragraph(at: 1_000)
  /// // The row is 1_000 - paragraph.top pixels below the paragraph's own top.
  /// ```
  ///
  /// - Parameter y: The distance in pixels; before the first paragraph counts as in it, and after
  ///   the last known one as in that.
  /// - Returns: The paragraph, its own distance from the top, and its height; paragraph 0 without a
  ///   height if none is known.
  public func paragraph(at y: Int) -> (index: Int, top: Int, height: Int) {
    var (first, top) = (0, 0)
    for (number, block) in blocks.enumerated() {
      let height = block.currentSummary.height
      guard top + height <= y, number < blocks.count - 1 else {
        return block.entry(at: y - top).map { (first + $0.index, top + $0.top, $0.height) }
          ?? (first, top, 0)
      }
      top += height
      first += block.entries.count
    }
    return (first, top, 0)
  }
}

extension HeightBlock {
  /// The entry at a distance from the top of the block; the last one beyond its end.
  fileprivate func entry(at y: Int) -> (index: Int, top: Int, height: Int)? {
    var top = 0
    for (index, entry) in entries.enumerated() {
      let height = entry?.height ?? 0
      if top + height > y || index == entries.count - 1 { return (index, top, height) }
      top += height
    }
    return nil
  }
}
