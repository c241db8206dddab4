import GtkCore

extension TextView {
  /// Returns the line of the buffer at a height of the view, in its pixels; nil below the last one.
  func line(atY y: Double) -> Int? {
    let inText = y - originOfText.y
    let line = line(atYInText: inText).line
    let extent = verticalExtent(ofLine: line)
    let height = Double(extent.y)..<Double(extent.y + max(extent.height, 1))
    return height.contains(inText) ? line : nil
  }
}
