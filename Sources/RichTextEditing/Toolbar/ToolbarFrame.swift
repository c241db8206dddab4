import GtkCore

/// A frame around the buttons of a toolbar, which is a toolbar to screen readers.
@MainActor
final class ToolbarFrame: WidgetImplementation {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaFormattingToolbar", cssName: "toolbar", role: .toolbar)

  private let content: Widget

  private init(_ content: Widget) { self.content = content }

  static func make(_ content: Widget) -> Widget {
    let frame = Widget(class: widgetClass, implementation: ToolbarFrame(content))
    content.insert(into: frame)
    return frame
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    content.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    content.allocate(x: 0, y: 0, width: width, height: height)
  }
}
