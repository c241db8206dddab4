import GtkCore

/// Notices when what scrolls around a text gets lower, as in a window that the user makes smaller.
///
/// GTK keeps the beginning of the page where it is then, and what is at its lower end disappears.
@MainActor
final class ShrinkingPages {
  private var connections: [SignalConnection] = []
  private var heights: [Double] = []

  /// Watches everything that scrolls around a widget, until the next call or ``end()``.
  ///
  /// - Parameters:
  ///   - widget: The widget in these pages.
  ///   - onShrunk: Called with the number of pixels that a page has lost, before it is painted.
  func watch(around widget: Widget, onShrunk: @escaping @MainActor (_ lost: Double) -> Void) {
    end()
    let pages = widget.viewportAdjustments
    heights = pages.map(\.pageSize)
    connections = pages.enumerated().map { index, page in
      let reference = WeakReference(page)
      return page.onBoundsChanged { [weak self] in
        guard let self, let page = reference.handle(Adjustment.init(retaining:)) else { return }
        let lost = self.heights[index] - page.pageSize
        self.heights[index] = page.pageSize
        if lost > 0 { onShrunk(lost) }
      }
    }
  }

  /// Stops watching.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
