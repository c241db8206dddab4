import GtkCore

/// The knowledge that all parts of a growing area share: its text view with what belongs to that,
/// and its widget.
///
/// The widget owns its implementation, which owns the parts: none of them may own the widget.
@MainActor
final class AreaContext {
  /// The name of the widget's type.
  static let typeName = "ConcertinaGrowingTextArea"

  /// The view that has the text, the focus and the caret.
  let textView = TextView(buffer: TextBuffer())
  /// The position that the text is scrolled to.
  let adjustment = Adjustment()
  /// How far the text is shifted to the left.
  let horizontalAdjustment = Adjustment()
  /// Measures the text.
  let metrics: TextViewMetrics
  /// The limits of lines, and the space between them.
  let lines = AreaLines()
  /// Whether the pointer is pressed on the text.
  let hold = PointerHold()
  /// The events.
  let events = AreaEvents()
  /// The room that is wanted beside the text, at its start, in pixels.
  var wantedGutterWidth = 0
  private var hasRoomForGutter = true

  /// Whether the area is allocating or drawing its text, when no layout may be requested.
  private(set) var isAllocating = false
  /// Asked several times for each key, and so no weak reference: the implementation, which owns the
  /// parts, ends it in its `deinit`.
  private nonisolated(unsafe) unowned(unsafe) var implementation: WidgetImplementation?

  init() { metrics = TextViewMetrics(textView: textView) }

  /// Connects the parts with their widget; called once.
  func attach(to implementation: WidgetImplementation) { self.implementation = implementation }

  /// Notes that the implementation is being released.
  nonisolated func detach() { implementation = nil }

  /// Whether the widget exists and its dispose has not begun.
  var exists: Bool { implementation?.hasWidget ?? false }

  /// Whether anything around the area scrolls.
  var isInScroller: Bool {
    implementation?.isInViewport(or: GrowingTextAreaImplementation.widgetClass) ?? false
  }

  /// A handle on the widget; nil if it does not exist, or not any more.
  var handle: Widget? { implementation?.existingWidget }

  /// The left edge of the text in the area, in pixels: the gutter of a right-to-left area is at its
  /// right.
  var textLeft: Int { textView.direction == .rightToLeft ? 0 : gutterWidth }

  /// The room beside the text, at its start, in pixels.
  var gutterWidth: Int { hasRoomForGutter ? wantedGutterWidth : 0 }

  /// Returns the room beside the text in an area of a width.
  ///
  /// In an area that is too narrow for both the gutter gives way: it must not make a cell of a
  /// table wider, nor a window.
  func gutterWidth(inWidth width: Int) -> Int {
    width < ContentSize.minimumWidth + wantedGutterWidth ? 0 : wantedGutterWidth
  }

  /// Notes the width that the area is allocated.
  func noteWidth(_ width: Int) {
    hasRoomForGutter = gutterWidth(inWidth: width) == wantedGutterWidth
  }

  /// Requests a layout of the area.
  func queueResize() { implementation?.queueResize() }

  /// Requests a new allocation of the text view; the area's own size stays.
  func queueAllocate() { implementation?.queueAllocate() }

  /// Runs `body`, which allocates or draws the text.
  func whileAllocating(_ body: () -> Void) {
    isAllocating = true
    body()
    isAllocating = false
  }
}

/// A part of a growing area, with names for what all parts use.
@MainActor
protocol AreaPart: AnyObject {
  var area: AreaContext { get }
}

extension AreaPart {
  /// The view that has the text, the focus and the caret.
  var textView: TextView { area.textView }
  /// The buffer that holds the text.
  var buffer: TextBuffer { area.textView.buffer }
  /// The position that the text is scrolled to.
  var adjustment: Adjustment { area.adjustment }
  /// The events of the area.
  var events: AreaEvents { area.events }
  /// Measures the text.
  var metrics: TextViewMetrics { area.metrics }
  /// The limits of lines, and the space between them.
  var lines: AreaLines { area.lines }
  /// The content of the text that is not plain text; nil if there is none.
  var embedded: (any EmbeddedContent)? { area.metrics.embedded }
}
