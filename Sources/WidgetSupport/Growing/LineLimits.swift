/// Between how many lines an area grows.
struct LineLimits: Equatable {
  let minimum: Int
  let maximum: Int

  /// Counts less than one line as one, and lets the maximum win over the minimum.
  init(minimum: Int = 1, maximum: Int = .max) {
    self.maximum = max(maximum, 1)
    self.minimum = min(max(minimum, 1), self.maximum)
  }
}
