/// The state of one measurement.
struct MeasuringWalk {
  /// The width to measure at, in pixels.
  let width: Int
  let lineLimit: Int
  /// The height at which no more paragraphs are measured, in pixels.
  let heightLimit: Int
  var directions: ParagraphDirections
  var measurement = TextMeasurement(lineCount: 0, exceedsLimit: false, height: 0)

  /// Begins a measurement; without limits all of a text is measured, and at least one line always
  /// is.
  init(width: Int, environment: TextEnvironment, lineLimit: Int? = nil, heightLimit: Int? = nil) {
    self.width = width
    self.lineLimit = lineLimit.map { max(1, $0) } ?? .max
    self.heightLimit = heightLimit ?? .max
    directions = ParagraphDirections(environment: environment)
  }

  var remainingLines: Int { lineLimit - measurement.lineCount }

  /// Whether a limit has been reached.
  var isDone: Bool { remainingLines <= 0 || measurement.height >= heightLimit }
}
