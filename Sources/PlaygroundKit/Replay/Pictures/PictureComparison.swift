import GtkCore

/// The difference between two pictures of the same thing.
///
/// ```swift
/// switch PictureComparison(before: reference, after: picture, tolerance: 2) {
/// case .same: break
/// case .differs(let pixels, _): print("\(pixels) pixels differ")
/// case .otherSize: print("the size is another one")
/// }
/// ```
@MainActor
public enum PictureComparison {
  /// No color differs by more than the tolerance.
  case same
  /// Pixels differ: how many, and a picture in which they are red.
  case differs(pixels: Int, picture: Texture)
  /// One picture is larger than the other one.
  case otherSize

  /// The tolerances that make sense: by how much a channel of a color may differ.
  public nonisolated static let tolerances = 0...255

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - before: The picture that is right.
  ///   - after: The picture to compare with it.
  ///   - tolerance: By how much a channel of a pixel's color may differ, of 255.
  public init(before: Texture, after: Texture, tolerance: Int = 0) {
    guard before.width == after.width, before.height == after.height else {
      self = .otherSize
      return
    }
    let (old, new) = (before.pixels, after.pixels)
    guard old != new else {
      self = .same
      return
    }
    let (count, pixels) = Self.mark(old, new, tolerance)
    self =
      count == 0
      ? .same
      : .differs(
        pixels: count, picture: Texture(width: after.width, height: after.height, pixels: pixels))
  }

  /// Counts the pixels that differ, and paints them red on a faint copy of the second picture.
  private static func mark(
    _ old: [UInt8], _ new: [UInt8], _ tolerance: Int
  ) -> (count: Int, pixels: [UInt8]) {
    var count = 0
    var marked = [UInt8](repeating: 255, count: new.count)
    for start in stride(from: 0, to: new.count, by: 4) {
      let differs = (start..<start + 4).contains {
        abs(Int(old[$0]) - Int(new[$0])) > tolerance
      }
      if differs {
        count += 1
        (marked[start], marked[start + 1], marked[start + 2]) = (224, 27, 36)
      } else {
        let color = (Int(new[start]) + Int(new[start + 1]) + Int(new[start + 2])) / 3
        // On white, where the picture is transparent.
        let gray = min(color + 255 - Int(new[start + 3]), 255)
        let faint = UInt8(255 - (255 - gray) / 4)
        for channel in start..<start + 3 { marked[channel] = faint }
      }
    }
    return (count, marked)
  }
}
