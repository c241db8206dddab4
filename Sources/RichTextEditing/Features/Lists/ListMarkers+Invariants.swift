import GtkCore

/// The conditions that painted markers meet, checked by where GTK has put the letters and never by
/// how the markers were placed.
extension ListMarkers {
  /// The least size of a marker, as a part of the size of its item's letters, where the page has
  /// room.
  private static let leastPart = 0.7

  /// The violated conditions: each marker is whole, beside the text of its item, and of its size.
  var violations: [String] {
    guard node.hasWidget, node.area.textView.isMapped else { return [] }
    return painted.compactMap { marker in
      violation(by: marker).map { "\($0), line \(marker.line)" }
    }
  }

  private func violation(by marker: Painted) -> String? {
    let (view, buffer) = (node.area.textView, node.content.buffer)
    guard marker.line < buffer.lineCount else { return nil }
    let origin = view.originOfText
    let letter = view.caretRectangle(at: buffer.offset(ofLine: marker.line))
      .moved(by: (-origin.x, -origin.y))
    let (left, right) = (marker.area.x, marker.area.x + marker.area.width)
    guard left > -1, right < Double(view.width) + 1 else { return "markerInPage" }
    let distance = marker.isMirrored ? left - letter.x : letter.x - right
    let middle = marker.area.y + marker.area.height / 2
    let isBeside =
      (-1...max(letter.height, 1)).contains(distance)
      && (letter.y...(letter.y + letter.height)).contains(middle)
    guard isBeside else { return "markerBesideText" }
    let isNarrow = Double(view.width) < letter.height * 10
    return isNarrow || marker.area.height >= letter.height * Self.leastPart ? nil : "markerSize"
  }
}
