import Concertina

/// An icon with an editor beside it, or with several editors, one below the other.
///
/// It is not a GtkBox: in a scroller the least height of an editor is all of its text, which the
/// box of GTK 4.18 measures at a width other than the natural one, and then warns about.
@MainActor
final class PanelFrame: WidgetImplementation {
  private static let widgetClass = WidgetClass(name: "ConcertinaPanelFrame", cssName: "panel")
  private static let spacing = 6

  private let icon: Widget?
  private let editors: [EditorView]
  private let textColors: [Color]

  private init(_ icon: Widget?, _ editors: [EditorView], _ textColors: [Color]) {
    self.icon = icon
    self.editors = editors
    self.textColors = textColors
  }

  static func make(icon: Widget?, editors: [EditorView], textColors: [Color] = []) -> Widget {
    let implementation = PanelFrame(icon, editors, textColors)
    let frame = Widget(class: widgetClass, implementation: implementation)
    icon?.insert(into: frame)
    for editor in editors { editor.insert(into: frame) }
    implementation.updateTextColor()
    return frame
  }

  /// Uses the color that contrasts most with the theme's background.
  private func updateTextColor() {
    guard let background = widget.namedColor("theme_base_color") else { return }
    let color = textColors.max {
      $0.contrast(to: background) < $1.contrast(to: background)
    }
    for editor in editors where color != nil && editor.textColor != color {
      editor.textColor = color
    }
  }

  override func styleChanged() {
    // Later, since the theme is still being applied to the contents of the frame.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if let self, self.hasWidget { self.updateTextColor() }
    }
  }

  private var room: Int { icon.map { $0.measure(.horizontal).natural + Self.spacing } ?? 0 }

  /// The total space between the editors.
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
