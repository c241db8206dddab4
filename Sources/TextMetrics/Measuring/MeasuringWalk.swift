/// How far one measurement has come.
struct MeasuringWalk {
  /// The width that is measured, in pixels.
  let width: Int
  let lineLimit: Int
  /// The height from which on no more paragraphs are measured, in pixels.
  let heightLimit: Int
  var directions: ParagraphDirections
  var measurement = TextMeasurement(lineCount: 0, exceedsLimit: false, height: 0)

  /// Begins a measurement; without limits all of a text is measured, and one line always is.
  init(width: Int, environment: TextEnvironment, lineLimit: Int? = nil, heightLimit: Int? = nil) {
    self.width = width
    self.lineLimit = lineLimit.map { max(1, $0) } ?? .max
    self.heightLimit = heightLimit ?? .max
    directions = ParagraphDirections(environment: environment)
  }

  var remainingLines: Int { lineLimit - measurement.lineCount }

  /// Whether there is enough.
  var isDone: Bool { remainingLines <= 0 || measurement.height >= heightLimit }
}
