import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// Sends a key through a window the way GTK does, without an event from the display server.
///
/// The key goes down from the window to the widget that has the focus, and up again. On its way
/// each key controller first calls its input method and then its handlers, and shortcuts are
/// compared. Unlike for a real key, there are no repetitions and no key releases.
///
/// Within a part of a window, the key goes only through that part, and then to the window's own
/// keys, such as Tab. Neither accelerators of the application nor other widgets of the window get
/// it.
///
/// Replays of recordings send their keys this way, so they work on X11, Wayland and Broadway alike,
/// and get their compositions from ``ComposerInputMethod``. The end-to-end tests use real keys.
@MainActor
struct KeyDispatch {
  private let window: Window
  private let scope: Widget
  private let stroke: KeyStroke
  /// The code of the physical key that sends this value, and its modifiers.
  private let keyCode: UInt32
  private let state: GdkModifierType

  init(_ stroke: KeyStroke, to window: Window, within scope: Widget) {
    self.stroke = stroke
    self.window = window
    self.scope = scope
    let key = KeyDispatch.physicalKey(for: stroke.value, of: window)
    keyCode = key.code
    state = GdkModifierType(stroke.modifiers | (key.needsShift ? GDK_SHIFT_MASK.rawValue : 0))
  }

  /// Whether there is a keyboard with a key for this; a compositor without a screen has none.
  var canBeTyped: Bool { keyCode != 0 && KeyDispatch.keyboard(of: window) != nil }

  /// Sends the key; returns whether it was handled.
  func send() -> Bool {
    // There is no event that a controller could provide.
    let outer = TextView.filterOfKeyWithoutEvent
    TextView.filterOfKeyWithoutEvent = { isUsed(byInputMethodOf: $0) }
    defer { TextView.filterOfKeyWithoutEvent = outer }
    return sendDownAndUp()
  }

  private func sendDownAndUp() -> Bool {
    let path = path()
    for widget in path.reversed() where offer(to: widget, GTK_PHASE_CAPTURE) { return true }
    if let target = path.first, offer(to: target, GTK_PHASE_TARGET) { return true }
    for widget in path where offer(to: widget, GTK_PHASE_BUBBLE) { return true }
    return scope != window && !path.isEmpty && offer(to: window, GTK_PHASE_BUBBLE)
  }

  /// The widgets that get the key, from the one with the focus to the scope; none if the focus is
  /// elsewhere.
  private func path() -> [Widget] {
    var path: [Widget] = []
    var next: Widget? = window.focusWidget ?? window
    while let widget = next {
      path.append(widget)
      guard widget != scope else { return path }
      next = widget.parent
    }
    return []
  }

  private func offer(to widget: Widget, _ phase: GtkPropagationPhase) -> Bool {
    for controller in widget.controllers {
      guard gtk_event_controller_get_propagation_phase(controller.nativePointer) == phase,
        gtk_event_controller_get_widget(controller.nativePointer) != nil
      else { continue }
      if offer(to: controller, of: widget) { return true }
    }
    return false
  }

  private func offer(to controller: Object, of widget: Widget) -> Bool {
    if controller.isA(gtk_event_controller_key_get_type()) {
      return isFilteredByInputMethod(of: controller) || isHandled(by: controller)
    }
    guard controller.isA(gtk_shortcut_controller_get_type()) else { return false }
    return ShortcutMatch(value: stroke.value, modifiers: stroke.modifiers)
      .activate(in: controller, for: widget)
  }

  /// Whether a view's input method consumes the key.
  private func isUsed(byInputMethodOf view: Widget) -> Bool {
    guard let method = view.inputMethod else { return false }
    return isFiltered(by: method.pointer())
  }

  private func isFilteredByInputMethod(of controller: Object) -> Bool {
    gtk_event_controller_key_get_im_context(controller.nativePointer).map(isFiltered) ?? false
  }

  private func isFiltered(by method: UnsafeMutablePointer<GtkIMContext>) -> Bool {
    // Without a keyboard, as in a compositor without a screen, no event can be created for it.
    guard
      let surface = gtk_native_get_surface(window.nativePointer),
      let device = KeyDispatch.keyboard(of: window)
    else { return ComposerInputMethod.take(stroke.value) }
    return gtk_im_context_filter_key(
      method, 1, surface, device, UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000),
      keyCode, state, 0) != 0
  }

  private func isHandled(by controller: Object) -> Bool {
    concertina_key_controller_press(
      controller.rawPointer, stroke.value, keyCode, state) != 0
  }

  // MARK: The keyboard

  private static func keyboard(of window: Window) -> OpaquePointer? {
    guard let display = gtk_widget_get_display(window.widgetPointer),
      let seat = gdk_display_get_default_seat(display)
    else { return nil }
    return gdk_seat_get_keyboard(seat)
  }

  private static func physicalKey(
    for value: UInt32, of window: Window
  ) -> (code: UInt32, needsShift: Bool) {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let display = gtk_widget_get_display(window.widgetPointer)
    guard gdk_display_map_keyval(display, value, &keys, &count) != 0, let keys else {
      return (0, false)
    }
    defer { g_free(keys) }
    // The simplest way to type it: the first group, with as few modifiers as possible.
    let candidates = UnsafeBufferPointer(start: keys, count: Int(count))
      .filter { $0.group == 0 && $0.level <= 1 }
    guard let key = candidates.min(by: { $0.level < $1.level }) else { return (0, false) }
    return (key.keycode, key.level == 1)
  }
}
