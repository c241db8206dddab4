import CConcertinaGtk
import GtkCore
import RichTextModel

/// Reports what happens to the widgets of a scene: changes of their values, and clicks.
@MainActor
struct ValueLog {
  private let events: SceneEvents
  private let scope: WeakReference

  /// Begins to report.
  ///
  /// - Parameters:
  ///   - scope: What contains the widgets.
  ///   - events: Where to report it.
  init(of scope: Widget, to events: SceneEvents) {
    self.events = events
    self.scope = WeakReference(scope)
    for widget in scope.selfAndDescendants { follow(widget) }
  }

  private func follow(_ widget: Widget) {
    for (object, properties) in WidgetValues(widget: widget).sources {
      let names = Set(properties.map(\.name))
      listen("notify", of: object, for: widget) { arguments, widget in
        guard let name = arguments.first, names.contains(name) else { return }
        changed(name, of: widget)
      }
    }
    guard widget.isButton else { return }
    listen("clicked", of: widget, for: widget) { _, widget in
      events.send(SceneEvent(name: "clicked", detail: "", source: source(widget)))
    }
  }

  /// Connects a closure that keeps neither the widget nor the object alive.
  private func listen(
    _ signal: String, of object: Object, for widget: Widget,
    _ handler: @escaping @MainActor ([String], Widget) -> Void
  ) {
    let reference = WeakReference(widget)
    AnySignal.connect(signal, of: object) { arguments in
      guard let widget = reference.handle(Widget.init(retaining:)) else { return }
      handler(arguments, widget)
    }
  }

  private func changed(_ name: String, of widget: Widget) {
    guard let value = WidgetValues(widget: widget).json[name] else { return }
    let isSecret = widget.isSecretLine
    let source = source(widget)
    guard name == "text", let text = value.stringValue else {
      return events.send(SceneEvent(name: name, detail: value.compactText, source: source))
    }
    let shown = isSecret ? String(repeating: "•", count: text.count) : text
    events.send(.text(excerpt: String(shown.prefix(40)), length: text.count).from(source))
  }

  private func source(_ widget: Widget) -> String {
    let scope = scope.handle(Widget.init(retaining:)) ?? widget
    let name = AccessibleName(of: widget, in: scope)
    return name.name.isEmpty ? name.role : name.name
  }
}
