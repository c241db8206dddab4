import Concertina

/// A sign with an editor beside it, or several below each other.
///
/// Not a box of GTK's: in a scroller an editor's least height is all of its text, which GTK 4.18's box
/// asks for at another width than the natural one, and then complains.
@MainActor
final class PanelFrame: WidgetImplementation {
  private static let widgetClass = WidgetClass(name: "ConcertinaPanelFrame", cssName: "panel")
  private static let spacing = 6

  private let icon: Widget?
  private let editors: [EditorView]
  private let textColors: [TextColor]

  private init(_ icon: Widget?, _ editors: [EditorView], _ textColors: [TextColor]) {
    self.icon = icon
    self.editors = editors
    self.textColors = textColors
  }

  static func make(icon: Widget?, editors: [EditorView], textColors: [TextColor] = []) -> Widget {
    let implementation = PanelFrame(icon, editors, textColors)
    let frame = Widget(class: widgetClass, implementation: implementation)
    icon?.insert(into: frame)
    for editor in editors { editor.insert(into: frame) }
    implementation.updateTextColor()
    return frame
  }

  /// Takes the colour that stands out most from the theme's ground.
  private func updateTextColor() {
    guard let ground = widget.namedPaint("theme_base_color") else { return }
    let color = textColors.max { $0.paint.contrast(to: ground) < $1.paint.contrast(to: ground) }
    for editor in editors where color != nil && editor.textColor != color {
      editor.textColor = color
    }
  }

  override func styleChanged() {
    // The theme is being applied to what is in the frame, too.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if let self, self.hasWidget { self.updateTextColor() }
    }
  }

  private var room: Int { icon.map { $0.measure(.horizontal).natural + Self.spacing } ?? 0 }

  /// What is between the editors, in all.
  private var gaps: Int { max(editors.count - 1, 0) * Self.spacing }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .vertical else {
      let sizes = editors.map { $0.measure(.horizontal) }
      return SizeRequest(
        minimum: (sizes.map(\.minimum).max() ?? 0) + room,
        natural: (sizes.map(\.natural).max() ?? 0) + room)
    }
    let iconHeight = icon?.measure(.vertical).natural ?? 0
    let width = forSize < 0 ? -1 : max(forSize - room, 1)
    let sizes = editors.map { $0.measure(.vertical, forSize: width) }
    let minimum = sizes.map(\.minimum).reduce(gaps, +)
    let natural = sizes.map(\.natural).reduce(gaps, +)
    return SizeRequest(minimum: max(minimum, iconHeight), natural: max(natural, iconHeight))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isMirrored = widget.direction == .rightToLeft
    if let icon {
      let size = icon.measure(.horizontal).natural
      icon.allocate(
        x: isMirrored ? width - size : 0, y: 0, width: size,
        height: icon.measure(.vertical, forSize: size).natural)
    }
    var y = 0
    for (index, editor) in editors.enumerated() {
      let own = max(width - room, editor.measure(.horizontal).minimum)
      let isLast = index == editors.count - 1
      let part = isLast ? height - y : editor.measure(.vertical, forSize: own).natural
      editor.allocate(x: isMirrored ? 0 : room, y: y, width: own, height: part)
      y += part + Self.spacing
    }
  }

  override func grabFocus() -> Bool { editors.first?.focus() ?? false }
}

extension TextColor {
  fileprivate var paint: Paint { Paint(red: red, green: green, blue: blue, alpha: alpha) }
}
