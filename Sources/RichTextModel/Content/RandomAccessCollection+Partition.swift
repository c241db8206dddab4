extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a condition, which all later ones do;
  /// the end if none does.
  func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isLater(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
