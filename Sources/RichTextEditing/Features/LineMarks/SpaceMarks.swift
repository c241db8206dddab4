import GtkCore
import WidgetSupport

/// Shows the characters that have no letters of their own: spaces, tabs and ends of lines.
///
/// The signs are drawn on top of the text, so that they are in no text, no selection and no layout.
@MainActor
final class SpaceMarks {
  /// A sign that was painted.
  struct Painted: Equatable {
    /// The offset of the character.
    let offset: Int
    let sign: String
    /// The area of the sign, in the coordinates of the text.
    let area: Rectangle
    let isSelected: Bool
  }

  /// Whether the signs are shown.
  var isShown = false { didSet { if isShown != oldValue { area.queueDraw() } } }
  /// What was painted last.
  private(set) var painted: [Painted] = []
  private let area: GrowingTextArea

  init(_ area: GrowingTextArea) { self.area = area }

  private var view: TextView { area.textView }
  private var buffer: TextBuffer { area.buffer }

  /// Draws the signs of the visible text.
  func draw(_ snapshot: Snapshot) {
    painted = []
    guard isShown else { return }
    let (shown, selection) = (view.shownRange, buffer.selection)
    let end = min(shown.upperBound + 1, buffer.scalarCount)
    let composed = rangeMovedByComposition
    var layouts: [Sign: TextLayout] = [:]
    let text = buffer.text(from: shown.lowerBound, to: max(end, shown.lowerBound))
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let offset = shown.lowerBound + index
      guard !composed.contains(offset), let sign = sign(of: scalar, at: offset) else { continue }
      let key = Sign(text: sign, isSelected: selection.contains(offset))
      let layout = layouts[key] ?? layout(key)
      layouts[key] = layout
      draw(layout, key, at: offset, isEnd: Self.isEnd(scalar), snapshot)
    }
  }

  private struct Sign: Hashable {
    let text: String
    let isSelected: Bool
  }

  private func sign(of scalar: Unicode.Scalar, at offset: Int) -> String? {
    switch scalar {
    case " ": "·"
    case "\t": view.runsToTheLeft(at: offset) ? "←" : "→"
    case "\u{A0}", "\u{202F}": "°"
    case "\n", "\u{2029}", "\u{85}": "¶"
    case "\u{2028}", "\u{B}", "\u{C}": "↵"
    default: nil
    }
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\u{2029}", "\u{85}", "\u{2028}", "\u{B}", "\u{C}": true
    default: false
    }
  }

  private func layout(_ sign: Sign) -> TextLayout {
    let name = sign.isSelected ? "theme_selected_fg_color" : "concertina_space"
    return TextLayout(
      sign.text, of: view, view.namedColor(name).map { [.color($0.description)] } ?? [])
  }

  private func draw(
    _ layout: TextLayout, _ sign: Sign, at offset: Int, isEnd: Bool, _ snapshot: Snapshot
  ) {
    guard let place = view.rectanglesInText(of: offset..<(offset + 1)).first else { return }
    let x =
      if isEnd {
        runsToLeft(endingAt: offset) ? place.x - layout.width : place.x
      } else {
        place.x + (place.width - layout.width) / 2
      }
    let baseline = place.height * layout.baseline / max(layout.height, 1)
    let area = Rectangle(
      x: x, y: place.y + baseline - layout.baseline, width: layout.width, height: layout.height)
    painted.append(
      Painted(offset: offset, sign: sign.text, area: area, isSelected: sign.isSelected))
    layout.draw(snapshot, x: area.x, y: area.y)
  }

  /// Whether a line that ends at an offset ends at its left.
  private func runsToLeft(endingAt offset: Int) -> Bool {
    let start = buffer.offset(ofLine: buffer.line(containing: offset))
    guard offset > start else {
      let place = view.caretRectangleInText(at: offset)
      return place.x > Double(view.width) / 2
    }
    let (first, end) = (
      view.caretRectangleInText(at: start), view.caretRectangleInText(at: offset)
    )
    return first.y == end.y ? end.x < first.x : view.runsToTheLeft(at: start)
  }

  /// The characters after a composition on its line, which GTK has moved without saying where to.
  private var rangeMovedByComposition: Range<Int> {
    guard !area.preedit.isEmpty else { return 0..<0 }
    let caret = buffer.caret
    return caret..<(max(buffer.endOfLine(containing: caret), caret) + 1)
  }
}
