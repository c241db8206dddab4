import GtkCore

/// The pixels of a stage, to find out how well its texts can be read.
@MainActor
struct StagePicture {
  private let root: Widget
  private let width: Int
  private let height: Int
  private let pixels: [UInt8]

  /// Takes a picture; nil before the stage has a size.
  init?(_ stage: any SceneStage) {
    guard let texture = ScenePicture.make(of: stage) else { return nil }
    root = stage.root
    (width, height, pixels) = (texture.width, texture.height, texture.pixels)
  }

  /// Returns the contrast of the letters of a widget to what is below them, which is the most
  /// frequent color in it; nil for a widget outside of the picture.
  ///
  /// Thin letters are blended with what is below them, so that their own color counts, unless they
  /// are much paler than that, as those with an opacity are.
  func textContrast(in widget: Widget) -> Double? {
    guard let bounds = widget.bounds(in: root) else { return nil }
    let scale = root.scaleFactor
    let columns = range(bounds.x, bounds.width, scale, limit: width)
    let rows = range(bounds.y, bounds.height, scale, limit: height)
    var counts: [[UInt8]: Int] = [:]
    for y in rows { for x in columns { counts[color(x, y), default: 0] += 1 } }
    guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return nil }
    let below = Self.paint(ground)
    let own = widget.textPaint.drawn(on: below).contrast(to: below)
    guard let drawn = counts.keys.map({ Self.paint($0).contrast(to: below) }).max() else {
      return own
    }
    return drawn < own / 2 ? drawn : own
  }

  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 3])
  }

  private static func paint(_ color: [UInt8]) -> Paint {
    Paint(red: Double(color[0]) / 255, green: Double(color[1]) / 255, blue: Double(color[2]) / 255)
  }

  private func range(_ start: Double, _ length: Double, _ scale: Int, limit: Int) -> Range<Int> {
    let first = min(max(Int((start + Double(ScenePicture.margin)) * Double(scale)), 0), limit)
    return first..<min(max(first + Int(length * Double(scale)), first), limit)
  }
}
