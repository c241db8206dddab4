import GtkCore

/// The widget of a growing area, for the parts that the area is made of.
///
/// The widget owns its implementation, which owns the parts: none of them may own the widget.
@MainActor
final class AreaWidget {
  /// The name of the widget's type.
  static let typeName = "ConcertinaGrowingTextArea"

  /// Whether the area is allocating or drawing its text, when no layout may be requested.
  private(set) var isAllocating = false
  private weak var implementation: WidgetImplementation?

  /// Connects the parts with their widget; called once.
  func attach(to implementation: WidgetImplementation) { self.implementation = implementation }

  /// Whether the widget exists and its dispose has not begun.
  var exists: Bool { implementation?.hasWidget ?? false }

  /// A handle on the widget, created for each call; nil before it exists and once its dispose has
  /// begun.
  var handle: Widget? {
    guard let implementation, implementation.hasWidget else { return nil }
    return implementation.widget
  }

  /// Requests a layout of the area.
  func queueResize() { handle?.queueResize() }

  /// Requests a new allocation of the text view; the area's own size stays.
  func queueAllocate() { handle?.queueAllocate() }

  /// Runs `body`, which allocates or draws the text.
  func whileAllocating(_ body: () -> Void) {
    isAllocating = true
    body()
    isAllocating = false
  }
}
