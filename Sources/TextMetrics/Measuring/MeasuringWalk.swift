/// How far one measurement has come.
struct MeasuringWalk {
  /// The width that is measured, in pixels.
  let width: Int
  let lineLimit: Int
  /// The height from which on no more paragraphs are measured, in pixels.
  var heightLimit = Int.max
  var directions: ParagraphDirections
  var measurement = TextMeasurement(lineCount: 0, exceedsLimit: false, height: 0)

  var remainingLines: Int { lineLimit - measurement.lineCount }

  /// Whether there is enough.
  var isDone: Bool { remainingLines <= 0 || measurement.height >= heightLimit }
}
