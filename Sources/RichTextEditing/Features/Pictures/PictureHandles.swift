import GtkCore

/// The handles at the corners of a selected picture, which the pointer drags to resize it.
@MainActor
final class PictureHandles {
  /// A corner of a picture.
  enum Corner: String, CaseIterable {
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    /// The CSS name of the pointer's shape over it.
    var cursor: String { isLeft == isTop ? "nwse-resize" : "nesw-resize" }

    /// Returns the area of the handle, within the bounds of the picture.
    func rectangle(in bounds: Rectangle) -> Rectangle {
      let (side, inset) = (10.0, 2.0)
      return Rectangle(
        x: isLeft ? bounds.x + inset : bounds.x + bounds.width - side - inset,
        y: isTop ? bounds.y + inset : bounds.y + bounds.height - side - inset,
        width: side, height: side)
    }
  }

  /// The side of the square at a corner in which a press is on its handle, in pixels.
  static let reach = 20
  /// The least width that a drag results in, in pixels.
  static let leastWidth = 16

  /// Whether the handles are there.
  var isActive: () -> Bool = { false }
  /// The widget of the picture; nil if it does not exist any more.
  var widget: () -> Widget? = { nil }
  /// Called with the width that the pointer drags to, in pixels.
  var onResized: (@MainActor (_ width: Int) -> Void)?
  /// Called when the drag ends, with whether it was canceled.
  var onEnded: (@MainActor (_ isCanceled: Bool) -> Void)?
  /// The handle that is dragged, and the size of the picture when the drag began.
  private var dragged: (corner: Corner, width: Double, height: Double)?
  private let drag = DragGesture()
  private let motion = PointerMotion()

  /// Adds the gestures to the widget of the picture.
  func connect() {
    drag.onBegin { [weak self] x, y in
      guard let self, let widget = self.widget() else { return false }
      return self.begin(x, y, widget)
    }
    drag.onUpdate { [weak self] x, y in self?.update(x, y) }
    drag.onEnd { [weak self] in self?.end(isCanceled: $0) }
    motion.onMoved { [weak self] place in
      guard let self, let widget = self.widget() else { return }
      widget.setCursor(named: place.flatMap { self.corner($0.x, $0.y, widget)?.cursor })
    }
    widget()?.add(drag)
    widget()?.add(motion)
  }

  /// Whether a handle is dragged.
  var isDragging: Bool { dragged != nil }

  /// Returns the corner whose handle is at a point; nil if there is none.
  func corner(_ x: Double, _ y: Double, _ widget: Widget) -> Corner? {
    guard isActive() else { return nil }
    let reach = Double(Self.reach)
    let (width, height) = (Double(widget.width), Double(widget.height))
    // A small picture has only the handle at its end.
    guard width >= 2 * reach, height >= 2 * reach else {
      return width - x <= reach && height - y <= reach ? .bottomRight : nil
    }
    return Corner.allCases.first { corner in
      (corner.isLeft ? x : width - x) <= reach && (corner.isTop ? y : height - y) <= reach
    }
  }

  private func begin(_ x: Double, _ y: Double, _ widget: Widget) -> Bool {
    guard let corner = corner(x, y, widget) else { return false }
    dragged = (corner, Double(widget.width), Double(widget.height))
    return true
  }

  private func update(_ x: Double, _ y: Double) {
    guard let (corner, width, height) = dragged, height > 0 else { return }
    let horizontal = corner.isLeft ? -x : x
    let vertical = (corner.isTop ? -y : y) * width / height
    // Whichever the pointer has moved farther.
    let growth = abs(horizontal) >= abs(vertical) ? horizontal : vertical
    onResized?(max(Int((width + growth).rounded()), Self.leastWidth))
  }

  private func end(isCanceled: Bool) {
    guard dragged != nil else { return }
    dragged = nil
    onEnded?(isCanceled)
  }
}
