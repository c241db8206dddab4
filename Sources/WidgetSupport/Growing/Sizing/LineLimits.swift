/// The numbers of lines between which an area grows.
struct LineLimits: Equatable {
  let minimum: Int
  let maximum: Int

  /// Creates limits; less than one line counts as one, and a minimum above the maximum counts as
  /// the maximum.
  init(minimum: Int = 1, maximum: Int = .max) {
    self.maximum = max(maximum, 1)
    self.minimum = min(max(minimum, 1), self.maximum)
  }
}
