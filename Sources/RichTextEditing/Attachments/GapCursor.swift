import GtkCore
import WidgetSupport

/// The caret before or behind a block attachment: a line along its edge.
///
/// The text view's own caret lies below the attachment there, which has all of the line.
@MainActor
final class GapCursor {
  /// Before or behind which block.
  struct Gap: Equatable {
    /// Where the block stands in the text.
    var offset: Int
    /// Whether it is behind the block, along the lower edge.
    var isBehind: Bool
  }

  private static let widgetClass = WidgetClass(
    name: "ConcertinaGapCursor", cssName: "gapcursor", role: .presentation)
  /// Of a text view whose own caret is not shown meanwhile.
  private static let styleClass = "caret-in-gap"
  private static let size = (width: 24, height: 2)

  private(set) var gap: Gap?
  private(set) lazy var widget = makeWidget()

  private func makeWidget() -> Widget {
    LibraryStyle.add(
      """
      gapcursor { background-color: currentColor; }
      textview.\(Self.styleClass) {
        caret-color: transparent;
        -gtk-secondary-caret-color: transparent;
      }
      """)
    let widget = Widget(class: Self.widgetClass, implementation: WidgetImplementation())
    widget.setCanTarget(false)
    return widget
  }

  /// Shows the caret in a gap, or nowhere.
  func show(in gap: Gap?, of area: GrowingTextArea) {
    guard gap != self.gap else { return }
    let wasShown = self.gap != nil
    self.gap = gap
    if gap == nil {
      widget.unparent()
      area.textView.removeStyleClass(Self.styleClass)
    } else if !wasShown {
      widget.insert(into: area)
      area.textView.addStyleClass(Self.styleClass)
    }
    area.queueResize()
  }

  /// Puts the line along an edge of the block, at the side where its line begins.
  func place(beside block: Rectangle, isMirrored: Bool) {
    guard let gap else { return }
    let (width, height) = Self.size
    let x = isMirrored ? block.x + block.width - Double(width) : block.x
    let y = gap.isBehind ? block.y + block.height - Double(height) : block.y
    widget.allocate(x: Int(x), y: Int(y), width: width, height: height)
  }

  /// Puts the line where nobody sees it, with its block.
  func putAside() {
    guard gap != nil else { return }
    let (width, height) = Self.size
    widget.allocate(x: 0, y: -height, width: width, height: height)
  }
}
