import CConcertinaX11

/// Asks a window to close, as a window manager does for its close button.
struct WindowClosing {
  private let display: OpaquePointer
  private let window: Window

  /// - Parameter window: The X number of the window.
  /// - Throws: ``TestFailure`` if there is no such window.
  init(_ window: String) throws {
    guard let number = Window(window), let display = XOpenDisplay(nil) else {
      throw TestFailure("there is no window \(window) on the display")
    }
    (self.display, self.window) = (display, number)
  }

  /// Sends the request, and returns once the display has it.
  func request() {
    defer { XCloseDisplay(display) }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", False))
    event.xclient.data.l.1 = Int(CurrentTime)
    XSendEvent(display, window, False, NoEventMask, &event)
    XSync(display, False)
  }
}
