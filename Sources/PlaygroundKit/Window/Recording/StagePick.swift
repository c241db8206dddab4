import CConcertinaGtk
import GtkCore

/// Lets the next press on a stage pick a widget, and nothing else: neither the stage nor a
/// recording gets it, or a key meanwhile.
@MainActor
final class StagePick {
  private let root: Widget
  private let gesture = DragGesture()
  private let keys = KeyController()
  private var picked: Widget?
  private let done: @MainActor (Widget?) -> Void

  /// Waits for a press.
  ///
  /// - Parameters:
  ///   - root: The stage's root.
  ///   - window: The window with the stage.
  ///   - done: Called once the button is released, with the innermost widget that was pressed; with
  ///     nil if Escape ends it.
  init(
    on root: Widget, in window: Window, _ done: @escaping @MainActor (Widget?) -> Void
  ) {
    self.root = root
    self.done = done
    gesture.phase = .capture
    gesture.onBegin { [weak self] x, y in
      self?.begin(x, y)
      return true
    }
    gesture.onEnd { [weak self] _ in self?.end() }
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      // No other key does anything: nothing that is typed now would be in the recording.
      if key.symbol == .escape { self?.end() }
      return true
    }
    root.add(gesture)
    root.setCursor(named: "crosshair")
    window.add(keys)
  }

  private func begin(_ x: Double, _ y: Double) {
    let hit = gtk_widget_pick(
      UnsafeMutablePointer(root.nativePointer), x, y, GTK_PICK_INSENSITIVE)
    picked = hit.map { Widget(retaining: OpaquePointer($0)) } ?? root
  }

  private func end() {
    guard keys.isAttached else { return }
    stop()
    done(picked)
  }

  /// Ends it without a widget.
  func stop() {
    keys.detach()
    root.setCursor(named: nil)
    // The gesture is handling an event.
    MainLoopSource.idle { [gesture] in gesture.detach() }
  }
}

extension EventController {
  /// Whether it belongs to a widget.
  fileprivate var isAttached: Bool { gtk_event_controller_get_widget(nativePointer) != nil }
}
