import GtkCore
import TextRules
import WidgetSupport

/// A placeholder that floats between the input and the space above it.
///
/// It is one label, which is drawn smaller and smaller on its way up: its own size stays the same,
/// and so does the layout of the field. Its position and scale follow the frame clock and its color
/// the style sheet, in the same time and by the same curve. At rest above the input it is drawn in
/// the smaller font itself: letters that are scaled down are blurred, and not all of them are on
/// one line.
@MainActor
final class FloatingLabel {
  let label = Label("", role: .presentation)
  /// 0 in the input, 1 above it.
  let fraction = AnimatedFraction(0, duration: 0.25)

  private let small = ScaledText()
  /// The state that the style classes express.
  private var shown: (position: PlaceholderPosition, isStill: Bool)?
  private var rest: Rest?

  /// The drawing of the label at rest above the input.
  private struct Rest {
    var scale: Double
    var edge: Double
    var top: Double
    var room: Double
    var isMirrored: Bool
  }

  init() {
    label.addStyleClass("floating")
    label.canTarget = false
    label.xAlignment = .start
    label.ellipsize()
  }

  var isMoving: Bool { fraction.isMoving }

  /// Moves the label to a position.
  func move(to position: PlaceholderPosition, in field: Widget, isAnimated: Bool) {
    let isStill = !isAnimated || fraction.duration <= 0
    guard shown.map({ $0 != (position, isStill) }) ?? true else { return }
    shown = (position, isStill)
    label.setStyleClass("still", isStill)
    label.setStyleClass("top", position == .top)
    fraction.move(to: position == .top ? 1 : 0, in: field, isAnimated: !isStill)
  }

  /// The path of the label between two boxes of the same height, one at each end.
  struct Way {
    var x: Int
    var top: Int
    var bottom: Int
    var boxHeight: Int
    var availableWidth: Int
    var smallScale: Double
    var isMirrored: Bool
  }

  /// Allocates the label at its present point of the path.
  func allocate(_ way: Way) {
    let part = fraction.value
    let scale = 1 - (1 - way.smallScale) * part
    let request = label.measure(.horizontal)
    let room = Int(Double(max(way.availableWidth, 0)) / scale)
    let width = max(min(request.natural, room), request.minimum)
    let height = label.measure(.vertical, forSize: width).natural
    func middle(_ box: Int, _ scale: Double) -> Double {
      Double(box) + (Double(way.boxHeight) - Double(height) * scale) / 2
    }
    let bottom = middle(way.bottom, 1).rounded()
    let top = middle(way.top, way.smallScale).rounded()
    let y = bottom + (top - bottom) * part
    let x = way.isMirrored ? Double(way.x) - Double(width) * scale : Double(way.x)
    label.allocate(x: x, y: y, width: width, height: height, scale: scale)
    rest =
      part == 1 && scale != 1
      ? Rest(
        scale: scale, edge: Double(way.x), top: y, room: Double(way.availableWidth),
        isMirrored: way.isMirrored)
      : nil
  }

  /// Draws the label.
  func draw(in field: Widget, _ snapshot: Snapshot) {
    guard let rest, label.isMapped else { return snapshot.appendChild(label, of: field) }
    small.draw(
      label, in: snapshot, fontScale: rest.scale, x: rest.edge, y: rest.top, room: rest.room,
      isAtEnd: rest.isMirrored)
  }
}
