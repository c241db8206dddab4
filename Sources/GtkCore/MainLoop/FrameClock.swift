import CConcertinaGtk

/// A handle on the clock that drives a window's frames.
@MainActor
package final class FrameClock: Object {
  /// Calls a handler directly after each frame has been painted.
  @discardableResult
  package func onAfterPaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.afterPaint, after: true) { _ in handler() }
  }

  /// Calls a handler whenever a frame is actually painted.
  @discardableResult
  package func onPaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.paint, after: true) { _ in handler() }
  }

  /// Calls a handler at the beginning of each frame, before any other work for it.
  @discardableResult
  package func onBeforePaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.beforePaint) { _ in handler() }
  }

  /// Calls a handler after each layout; a layout that it requests takes place before painting.
  ///
  /// GDK lays out at most four times per frame.
  @discardableResult
  package func onLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.layout, after: true) { _ in handler() }
  }

  /// Whether any clock is currently producing a frame, so that requests may come too late for that
  /// frame.
  ///
  /// GTK does not report which phase of a frame it is in; the names of its sources show it.
  package static var isInFrame: Bool {
    guard let source = g_main_current_source(), let name = g_source_get_name(source) else {
      return false
    }
    return g_strrstr(name, "frame_clock") != nil
  }

  /// The time of the current frame, in seconds of the monotonic clock.
  package var frameTime: Double {
    Double(gdk_frame_clock_get_frame_time(nativePointer)) / 1_000_000
  }

  /// Requests a layout in the next frame, or another one in the current frame.
  package func requestLayout() {
    gdk_frame_clock_request_phase(nativePointer, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// Requests a cycle, in which nothing is painted unless something else requests it.
  package func requestUpdate() {
    gdk_frame_clock_request_phase(nativePointer, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// Requests a frame.
  package func requestFrame() {
    gdk_frame_clock_request_phase(nativePointer, GDK_FRAME_CLOCK_PHASE_PAINT)
  }
}

extension Signal where Emitter: FrameClock, Arguments == Void, Result == Void {
  fileprivate static var beforePaint: Self { Signal("before-paint") }
  fileprivate static var layout: Self { Signal("layout") }
  fileprivate static var paint: Self { Signal("paint") }
  fileprivate static var afterPaint: Self { Signal("after-paint") }
}

extension Widget {
  /// The clock of the widget's window; `nil` before the widget is realized.
  package final var frameClock: FrameClock? {
    gtk_widget_get_frame_clock(widgetPointer).map { FrameClock(retaining: $0) }
  }

  /// Calls `body` before each frame until it returns `false` or the token is cancelled.
  ///
  /// - Parameter body: Receives the widget, so that it need not capture it, and the time of the
  ///   frame in seconds; returns whether to continue.
  /// - Returns: A token that can end it.
  @discardableResult
  package final func onEachFrame(
    _ body: @escaping @MainActor (_ widget: Widget, _ time: Double) -> Bool
  ) -> FrameCallback {
    FrameCallback(widget: self, body: body)
  }
}

/// A callback that runs before each frame until it returns `false`, until ``cancel()`` is called,
/// or until its widget is gone.
@MainActor
package final class FrameCallback {
  private let box: Box
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>

  fileprivate final class Box: Sendable {
    let body: @MainActor (Widget, Double) -> Bool
    nonisolated(unsafe) var identifier: guint = 0

    init(body: @escaping @MainActor (Widget, Double) -> Bool) { self.body = body }
  }

  fileprivate init(widget: Widget, body: @escaping @MainActor (Widget, Double) -> Bool) {
    box = Box(body: body)
    self.widget = widget.widgetPointer
    box.identifier = gtk_widget_add_tick_callback(
      self.widget, runFrameCallback, Unmanaged.passRetained(box).toOpaque(), releaseFrameCallback)
  }

  /// Whether the callback will be called again.
  package var isRunning: Bool { box.identifier != 0 }

  /// Ends the callback; does nothing if it has ended.
  package func cancel() {
    guard box.identifier != 0 else { return }
    gtk_widget_remove_tick_callback(widget, box.identifier)
  }
}

private func runFrameCallback(
  widget: UnsafeMutablePointer<GtkWidget>?, clock: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let data, let widget, let clock else { return 0 }
  let box = Unmanaged<FrameCallback.Box>.fromOpaque(data).takeUnretainedValue()
  let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
  let native = MainThreadValue(OpaquePointer(widget))
  return MainActor.assumeIsolated { box.body(Widget(retaining: native.value), time) } ? 1 : 0
}

private func releaseFrameCallback(data: gpointer?) {
  guard let data else { return }
  let box = Unmanaged<FrameCallback.Box>.fromOpaque(data)
  box.takeUnretainedValue().identifier = 0
  box.release()
}
