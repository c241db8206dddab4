import CConcertinaGtk

/// Reports each emission of a signal by any object of a class, even one that a handler stops.
///
/// A handler of one object's signal is not called for an emission that an earlier handler stops,
/// and must be connected to every object that may come. A hook is for an observer of many objects
/// that it does not know, such as a recorder.
///
///     let hook = EmissionHook(.clicked) { button in print(button.name) }
///     hook.remove()
@MainActor
package final class EmissionHook {
  /// A signal of all objects of a class.
  package enum Source: Sendable {
    /// A button was clicked by the pointer, a key, assistive technology or code.
    case clicked
    /// The user asked to paste into a text of several lines.
    case pasteIntoView
    /// The user asked to paste into a line of text.
    case pasteIntoLine
    /// A widget has appeared on the screen.
    case mapped

    fileprivate var signal: (name: String, type: GType) {
      switch self {
      case .clicked: ("clicked", gtk_button_get_type())
      case .pasteIntoView: ("paste-clipboard", gtk_text_view_get_type())
      case .pasteIntoLine: ("paste-clipboard", gtk_text_get_type())
      case .mapped: ("map", gtk_widget_get_type())
      }
    }
  }

  private let signal: guint
  private var identifier: gulong = 0

  /// Begins to report emissions.
  ///
  /// - Parameters:
  ///   - source: The signal and its class.
  ///   - handler: Called with the emitter, after the class's own first handler and before all
  ///     others.
  package init(_ source: Source, _ handler: @escaping @MainActor (Widget) -> Void) {
    let (name, type) = source.signal
    // A class has its signals once it is initialized.
    g_type_class_unref(g_type_class_ref(type))
    signal = g_signal_lookup(name, type)
    identifier = g_signal_add_emission_hook(
      signal, 0, callEmissionHook, Unmanaged.passRetained(HookBox(handler)).toOpaque(),
      releaseHookBox)
  }

  /// Ends the reports; does nothing if they have ended.
  package func remove() {
    guard identifier != 0 else { return }
    g_signal_remove_emission_hook(signal, identifier)
    identifier = 0
  }
}

private final class HookBox: Sendable {
  let handler: @MainActor (Widget) -> Void

  init(_ handler: @escaping @MainActor (Widget) -> Void) { self.handler = handler }
}

private func callEmissionHook(
  hint: UnsafeMutablePointer<GSignalInvocationHint>?, count: guint,
  values: UnsafePointer<GValue>?, data: gpointer?
) -> gboolean {
  guard let data, let values, let emitter = g_value_get_object(values) else { return 1 }
  let box = Unmanaged<HookBox>.fromOpaque(data).takeUnretainedValue()
  let native = MainThreadValue(OpaquePointer(emitter))
  MainActor.assumeIsolated { box.handler(Widget(retaining: native.value)) }
  return 1
}

private func releaseHookBox(data: gpointer?) {
  guard let data else { return }
  Unmanaged<HookBox>.fromOpaque(data).release()
}
