import GtkCore
import WidgetSupport

/// The caret before or after a block attachment: a line along its edge.
///
/// The text view's own caret is below the attachment there, which takes the whole line.
@MainActor
final class GapCursor {
  /// A gap before or after a block.
  struct Gap: Equatable {
    /// The offset of the block.
    var offset: Int
    /// Whether it is after the block, along the lower edge.
    var isAfter: Bool
  }

  private static let widgetClass = WidgetClass(
    name: "ConcertinaGapCursor", cssName: "gapcursor", role: .presentation)
  /// As thin as the text view's own caret.
  private static let size = (width: 24, height: 1)

  private(set) var gap: Gap?
  private(set) lazy var widget = makeWidget()

  private func makeWidget() -> Widget {
    LibraryStyle.add("gapcursor { background-color: currentColor; }")
    let widget = Widget(class: Self.widgetClass, implementation: WidgetImplementation())
    widget.canTarget = false
    return widget
  }

  /// Shows the caret in a gap; nil hides it.
  func show(in gap: Gap?, of area: GrowingTextArea) {
    guard gap != self.gap else { return }
    let wasShown = self.gap != nil
    self.gap = gap
    if gap == nil {
      widget.unparent()
    } else if !wasShown {
      widget.insert(into: area)
    }
    area.buffer.drawsCaret = gap == nil
    area.queueResize()
  }

  /// Places the line along an edge of the block, at the side where the block's line of text begins.
  func place(beside block: Rectangle, isMirrored: Bool) {
    guard let gap else { return }
    let (width, height) = Self.size
    let x = isMirrored ? block.x + block.width - Double(width) : block.x
    let y = gap.isAfter ? block.y + block.height - Double(height) : block.y
    widget.allocate(x: Int(x), y: Int(y), width: width, height: height)
  }

  /// Moves the line out of view, together with its block.
  func moveOutOfView() {
    guard gap != nil else { return }
    let (width, height) = Self.size
    widget.allocate(x: 0, y: -height, width: width, height: height)
  }
}
