import GtkCore

/// A row of buttons, of which those that do not fit into its width are hidden, and a button at its
/// end for them.
@MainActor
final class OverflowRow: Widget {
  private let implementation: OverflowRowImplementation

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - buttons: The buttons.
  ///   - more: The button that is shown when some of them are hidden.
  ///   - spacing: The space between two buttons, in pixels.
  init(_ buttons: [Widget], more: Widget, spacing: Int) {
    let implementation = OverflowRowImplementation(buttons, more, spacing)
    self.implementation = implementation
    super.init(class: OverflowRowImplementation.widgetClass, implementation: implementation)
    for button in buttons + [more] { button.insert(into: self) }
  }

  /// The number of buttons that are shown.
  var shownCount: Int { implementation.shownCount }

  /// Another number of buttons is shown since the last layout.
  var changed: Event<Void> { implementation.changed }
}

@MainActor
private final class OverflowRowImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaOverflowRow", cssName: "overflowrow")

  private let buttons: [Widget]
  private let more: Widget
  private let spacing: Int
  var shownCount: Int
  private(set) lazy var changed: Event<Void> = makeEvent()

  init(_ buttons: [Widget], _ more: Widget, _ spacing: Int) {
    self.buttons = buttons
    self.more = more
    self.spacing = spacing
    shownCount = buttons.count
  }

  private func width(of widgets: [Widget]) -> Int {
    let widths = widgets.map { $0.measure(.horizontal).natural }
    return widths.reduce(0, +) + spacing * max(widths.count - 1, 0)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .horizontal else {
      let height = (buttons + [more]).map { $0.measure(.vertical).natural }.max() ?? 0
      return SizeRequest(minimum: height, natural: height)
    }
    let natural = width(of: buttons)
    return SizeRequest(minimum: min(width(of: [more]), natural), natural: natural)
  }

  /// Returns how many buttons fit into a width.
  private func fittingCount(_ width: Int) -> Int {
    guard self.width(of: buttons) > width else { return buttons.count }
    return (0..<buttons.count).last { self.width(of: buttons.prefix($0) + [more]) <= width } ?? 0
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let count = fittingCount(width)
    let hidesFocus = buttons.dropFirst(count).contains(where: \.containsFocus)
    for (index, button) in buttons.enumerated() { button.isChildVisible = index < count }
    more.isChildVisible = count < buttons.count
    place(buttons.prefix(count) + (count < buttons.count ? [more] : []), width, height)
    guard count != shownCount else { return }
    shownCount = count
    afterLayout { [weak self] in
      self?.changed.notify(())
      if hidesFocus { self?.more.focus() }
    }
  }

  private func place(_ widgets: [Widget], _ width: Int, _ height: Int) {
    var x = 0
    for widget in widgets {
      let own = min(widget.measure(.horizontal).natural, max(width - x, 0))
      widget.allocate(
        x: self.widget.direction == .rightToLeft ? width - x - own : x, y: 0, width: own,
        height: height)
      x += own + spacing
    }
  }
}
