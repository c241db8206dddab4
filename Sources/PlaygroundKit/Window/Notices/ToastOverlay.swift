import GtkCore

/// Shows short messages on top of its content, each for a few seconds: that something was saved or
/// copied.
@MainActor
final class ToastOverlay: Widget {
  private static let widgetClass = WidgetClass(
    name: "ConcertinaToastOverlay", cssName: "toastoverlay")
  /// The time for which a message is shown, in seconds.
  static let duration = 3.0

  /// The message.
  let toast = Label("", role: .status)
  private var end: MainLoopSource?

  /// Puts messages on top of a widget.
  init(_ content: Widget) {
    super.init(
      class: Self.widgetClass,
      implementation: ToastOverlayImplementation(content: content, toast: toast))
    content.insert(into: self)
    toast.insert(into: self)
    toast.name = "toast"
    toast.addStyleClass("toast")
    toast.ellipsize()
    toast.canTarget = false
    toast.isVisible = false
    setExpands(horizontally: true, vertically: true)
  }

  /// Shows a message in place of the one before.
  func show(_ message: String) {
    toast.text = message
    toast.isVisible = true
    end?.cancel()
    end = .after(seconds: Self.duration) { [weak self] in self?.hide() }
  }

  /// Hides the message.
  func hide() {
    end?.cancel()
    toast.isVisible = false
  }
}

@MainActor
private final class ToastOverlayImplementation: WidgetImplementation {
  /// The distance of a message from the edges, in pixels.
  private static let margin = 24

  private let content: Widget
  private let toast: Widget

  init(content: Widget, toast: Widget) {
    self.content = content
    self.toast = toast
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    _ = toast.measure(orientation)
    return content.measure(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    content.allocate(x: 0, y: 0, width: width, height: height)
    guard toast.isVisible else { return }
    let request = toast.measure(.horizontal)
    let toastWidth = max(min(request.natural, width - 2 * Self.margin), request.minimum)
    let toastHeight = toast.measure(.vertical, forSize: toastWidth).natural
    toast.allocate(
      x: (width - toastWidth) / 2, y: max(height - Self.margin - toastHeight, 0),
      width: toastWidth, height: toastHeight)
  }
}
