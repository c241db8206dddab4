import TextTranslation

/// The message of a ``ToastOverlay``, and the time for which it stays.
@MainActor
final class ToastOverlayImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaToastOverlay", cssName: "toastoverlay")
  /// The distance of a message from the edges, in pixels.
  private static let margin = 24
  /// The number of lines after which a message is cut off.
  private static let maxLines = 8
  private static let style = StyleSheet(
    css: """
      toastoverlay > .toast {
        background-color: @theme_fg_color; color: @theme_bg_color; border-radius: 6px;
        padding: 6px 6px 6px 18px;
      }
      toastoverlay > .toast > button {
        background: none; border: none; box-shadow: none; color: inherit; min-height: 24px;
        padding: 3px 9px; text-shadow: none;
      }
      toastoverlay > .toast > button:hover { background-color: alpha(currentColor, 0.15); }
      toastoverlay > .toast > button.text-button { font-weight: bold; }
      """, priority: .library)

  private(set) var child: Widget?
  /// The message that is visible; nil for none.
  private(set) var toast: Toast?
  let panel = Box(.horizontal, spacing: 6)
  private let label = Widget.canAnnounce ? Label() : Label("", role: .status)
  private let button = Button("")
  private let closeButton = Button(icon: "window-close-symbolic", tooltip: translated("Close"))
  private var end: MainLoopSource?
  /// Whether the user is at the message, which therefore stays.
  private var isHeld: (pointer: Bool, focus: Bool) = (false, false)
  /// The widget that had the focus before the message got it.
  private var lastFocus: WeakReference?

  func build() {
    _ = Self.style
    panel.addStyleClass("toast")
    panel.name = "toast"
    for part in [label, button, closeButton] { panel.append(part) }
    label.wrapLines()
    label.ellipsize(afterLines: Self.maxLines)
    label.setExpands(horizontally: true)
    panel.isVisible = false
    panel.insert(into: widget)
    button.onClicked { [weak self] in self?.pressed() }
    closeButton.onClicked { [weak self] in self?.dismiss() }
    connectHolding()
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard key.symbol == .escape, self?.toast != nil else { return false }
      self?.dismiss()
      return true
    }
    widget.add(keys)
  }

  private func connectHolding() {
    let (pointer, focus) = (PointerController(), FocusController())
    pointer.onChange { [weak self] isOver in
      self?.isHeld.pointer = isOver
      self?.wait()
    }
    focus.onChange { [weak self] contains in
      self?.isHeld.focus = contains
      self?.wait()
    }
    panel.add(pointer)
    panel.add(focus)
  }

  func setChild(_ child: Widget?) {
    self.child?.unparent()
    self.child = child
    child?.insertFirst(into: widget)
    widget.queueResize()
  }

  // MARK: The message

  func show(_ toast: Toast) {
    if !panel.containsFocus { lastFocus = widget.windowFocus.map { WeakReference($0) } }
    self.toast = toast
    label.text = toast.message
    button.label = toast.button ?? ""
    button.isVisible = toast.button != nil
    panel.isVisible = true
    widget.queueAllocate()
    widget.announce(toast.message)
    wait()
  }

  func dismiss() {
    guard toast != nil else { return }
    (toast, isHeld) = (nil, (false, false))
    end?.cancel()
    if panel.containsFocus { lastFocus?.handle(Widget.init(retaining:))?.focus() }
    lastFocus = nil
    panel.isVisible = false
  }

  private func pressed() {
    let action = toast?.action
    dismiss()
    action?()
  }

  /// Waits for the end of the message's time, from now on.
  private func wait() {
    end?.cancel()
    guard let duration = toast?.duration, isHeld == (false, false) else { return }
    end = .after(seconds: duration) { [weak self] in self?.dismiss() }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // GTK warns about children that are allocated without having been measured.
    _ = panel.measure(orientation)
    return child?.measure(orientation, forSize: forSize) ?? .zero
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    child?.allocate(x: 0, y: 0, width: width, height: height)
    guard panel.isVisible else { return }
    let request = panel.measure(.horizontal)
    let panelWidth = max(min(request.natural, width - 2 * Self.margin), request.minimum)
    let panelHeight = panel.measure(.vertical, forSize: panelWidth).natural
    panel.allocate(
      x: (width - panelWidth) / 2, y: max(height - Self.margin - panelHeight, 0),
      width: panelWidth, height: panelHeight)
  }

  override func dispose() {
    end?.cancel()
    toast = nil
    child = nil
  }
}
