/// The number of lines of a text, and their height.
public struct TextMeasurement: Sendable, Hashable {
  /// The number of visual lines, counted no further than the line limit.
  public var lineCount: Int
  /// Whether the text goes on past a limit.
  public var exceedsLimit: Bool
  /// The height of the counted lines in pixels, without the margins above and below the text.
  ///
  /// If the text goes on, this is its height as if it ended after the last counted line, so the
  /// height does not jump when the first line past the limit appears.
  public var height: Int

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - lineCount: The number of visual lines, up to the limit.
  ///   - exceedsLimit: Whether the text goes on.
  ///   - height: The height of the counted lines in pixels.
  public init(lineCount: Int, exceedsLimit: Bool, height: Int) {
    self.lineCount = lineCount
    self.exceedsLimit = exceedsLimit
    self.height = height
  }
}
