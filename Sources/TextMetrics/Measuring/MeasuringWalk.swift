/// How far one measurement has come.
struct MeasuringWalk {
  let layoutWidth: Int32
  let lineLimit: Int
  var directions: ParagraphDirections
  var measurement = TextMeasurement(lineCount: 0, exceedsLimit: false, height: 0)

  var remainingLines: Int { lineLimit - measurement.lineCount }
}
