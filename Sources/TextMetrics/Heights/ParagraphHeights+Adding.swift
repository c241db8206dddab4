extension ParagraphHeights {
  /// Adds known paragraphs to a measurement, whole blocks at a time where possible.
  ///
  /// Stops before a paragraph that is not known, whose inherited direction is now a different one,
  /// or that has more lines than are left.
  ///
  /// - Parameters:
  ///   - index: The first paragraph.
  ///   - walk: The measurement, which has come as far as `index`.
  ///   - source: The text.
  /// - Returns: The paragraph after those that were added.
  mutating func add(
    from index: Int, to walk: inout MeasuringWalk, _ source: some ParagraphSource
  ) -> Int {
    guard !blocks.isEmpty else { return index }
    var index = index
    var (block, start) = place(of: index)
    while block < blocks.count {
      let end = start + blocks[block].entries.count
      if index == start, addBlock(block, startingAt: start, to: &walk, source) {
        index = end
      } else {
        index = addEntries(ofBlock: block, from: index, startingAt: start, to: &walk, source)
      }
      guard index == end else { return index }
      (block, start) = (block + 1, end)
    }
    return index
  }

  private mutating func addBlock(
    _ block: Int, startingAt start: Int, to walk: inout MeasuringWalk,
    _ source: some ParagraphSource
  ) -> Bool {
    let summary = blocks[block].updateSummary()
    guard summary.unknownCount == 0, !summary.isContradictory,
      summary.lineCount <= walk.remainingLines,
      walk.measurement.height + summary.height < walk.heightLimit
    else { return false }
    if let inherited = summary.inherited,
      inherited != walk.directions.inheritedDirection(at: start, in: source)
    {
      return false
    }
    walk.measurement.lineCount += summary.lineCount
    walk.measurement.height += summary.height
    walk.directions.pass(summary.lastDirection)
    return true
  }

  private func addEntries(
    ofBlock block: Int, from first: Int, startingAt start: Int, to walk: inout MeasuringWalk,
    _ source: some ParagraphSource
  ) -> Int {
    let entries = blocks[block].entries
    for index in (first - start)..<entries.count {
      guard !walk.isDone, let entry = entries[index], entry.lineCount <= walk.remainingLines else {
        return start + index
      }
      if entry.inheritsDirection {
        let inherited = walk.directions.inheritedDirection(at: start + index, in: source)
        guard inherited == entry.direction else { return start + index }
      } else {
        walk.directions.pass(entry.direction)
      }
      walk.measurement.lineCount += Int(entry.lineCount)
      walk.measurement.height += entry.height
    }
    return start + entries.count
  }
}
