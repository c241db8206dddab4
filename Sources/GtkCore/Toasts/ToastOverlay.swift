/// Shows short messages on top of a widget, one at a time: that something was saved or copied.
///
///     let toasts = ToastOverlay(content)
///     window.child = toasts
///     toasts.show("Copied")
///
/// A message takes the place of the one before. It goes after its ``Toast/duration``, or when the
/// user closes it, with Escape or its button. While the pointer or the focus is in it, it stays.
///
/// ## Sizing
/// That of its child. The message is at the bottom, on as many lines as it needs; one of more than
/// eight is cut off.
///
/// ## CSS nodes
///
///     toastoverlay
///     ├── <child>
///     ╰── box.toast
///         ├── label
///         ╰── button
///
/// ## Accessibility
/// A screen reader says the message at once, without moving the focus. Its buttons come after the
/// child in the order of Tab; when it goes, the focus returns to where it was.
@MainActor
public final class ToastOverlay: Widget {
  private let implementation: ToastOverlayImplementation

  /// Creates an overlay.
  public init(_ child: Widget? = nil) {
    implementation = ToastOverlayImplementation()
    super.init(class: ToastOverlayImplementation.widgetClass, implementation: implementation)
    implementation.build()
    self.child = child
  }

  /// Creates another handle on an overlay; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = ToastOverlayImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The widget below the messages.
  public var child: Widget? {
    get { implementation.child }
    set { implementation.setChild(newValue) }
  }

  /// The message that is visible; nil for none.
  public var message: String? { implementation.toast?.message }

  /// Shows a message.
  public func show(_ toast: Toast) { implementation.show(toast) }

  /// Shows a message without a button.
  public func show(_ message: String) { show(Toast(message)) }

  /// Removes the message; does nothing if there is none.
  public func dismiss() { implementation.dismiss() }

  /// Removes the message if it is about something, as its ``Toast/topic`` says.
  ///
  ///     toasts.dismiss(about: "unsaved")
  ///
  /// One that has taken its place stays.
  public func dismiss(about topic: String) {
    if implementation.toast?.topic == topic { implementation.dismiss() }
  }

  /// The box with the message.
  package var panel: Widget { implementation.panel }
}
