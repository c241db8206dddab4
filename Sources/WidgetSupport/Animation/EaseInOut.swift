/// The curve that CSS calls `ease-in-out`: slow at both ends.
///
/// Movements driven by the frame clock keep pace with colors that a style sheet animates.
package enum EaseInOut {
  /// Returns the progress of a movement after a fraction of its time.
  ///
  /// - Parameter time: The fraction of the time, 0 to 1; values beyond count as the nearest end.
  /// - Returns: The fraction of the distance, 0 to 1.
  package static func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // A Bézier curve from (0, 0) to (1, 1) with the control points (0.42, 0) and (0.58, 1), solved
    // for its x.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if point(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return point((low + high) / 2, 0, 1)
  }

  private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * t * first + 3 * left * t * t * second + t * t * t
  }
}
