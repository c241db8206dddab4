import Concertina

/// A sign with an editor beside it.
///
/// Not a box of GTK's: in a scroller an editor's least height is all of its text, which GTK 4.18's box
/// asks for at another width than the natural one, and then complains.
@MainActor
final class PanelFrame: WidgetImplementation {
  private static let widgetClass = WidgetClass(name: "ConcertinaPanelFrame", cssName: "panel")
  private static let spacing = 6

  private let icon: Widget?
  private let editor: EditorView

  private init(_ icon: Widget?, _ editor: EditorView) {
    self.icon = icon
    self.editor = editor
  }

  static func make(icon: Widget?, editor: EditorView) -> Widget {
    let frame = Widget(class: widgetClass, implementation: PanelFrame(icon, editor))
    icon?.insert(into: frame)
    editor.insert(into: frame)
    return frame
  }

  private var room: Int { icon.map { $0.measure(.horizontal).natural + Self.spacing } ?? 0 }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else {
      let size = editor.measure(.horizontal)
      return SizeRequest(minimum: size.minimum + room, natural: size.natural + room)
    }
    let iconHeight = icon?.measure(.vertical).natural ?? 0
    let size = editor.measure(.vertical, forSize: forSize < 0 ? -1 : max(forSize - room, 1))
    return SizeRequest(
      minimum: max(size.minimum, iconHeight), natural: max(size.natural, iconHeight))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isMirrored = widget.direction == .rightToLeft
    if let icon {
      let size = icon.measure(.horizontal).natural
      icon.allocate(
        x: isMirrored ? width - size : 0, y: 0, width: size,
        height: icon.measure(.vertical, forSize: size).natural)
    }
    editor.allocate(
      x: isMirrored ? 0 : room, y: 0, width: max(width - room, editor.measure(.horizontal).minimum),
      height: height)
  }
}
