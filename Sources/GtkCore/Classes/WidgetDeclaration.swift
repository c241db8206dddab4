import CConcertinaGtk
import CConcertinaShims

/// What GObject sees of a widget class: its name, properties and signals, and how a widget is
/// created.
///
///     static let declaration = WidgetDeclaration(
///       "ConcertinaAutoHeightEditor", cssName: "autoheighteditor", parameters: parameters,
///       events: [AnyEvent("height-changed") { $0.heightChanged }]
///     ) { AutoHeightEditor() }
///
/// From it come the properties of GtkInspector and `.ui` files, the signals, and the C header.
package final class WidgetDeclaration: Sendable {
  /// The name of the GType.
  package let name: String
  /// The name of the CSS node.
  let cssName: String
  /// The accessible role.
  let role: AccessibleRole
  /// Whether its widgets have one line of text, and so are GtkEditable.
  package let isEditable: Bool
  /// The properties.
  package let parameters: [AnyParameter]
  /// The signals.
  package let events: [AnyEvent]
  /// Creates a widget as GObject does, without arguments.
  let make: @MainActor () -> Widget

  /// Declares a class.
  ///
  /// - Parameters:
  ///   - name: The name of the GType.
  ///   - cssName: The name of the widget's CSS node.
  ///   - role: The accessible role, which cannot change later.
  ///   - isEditable: Whether its widgets have one line of text, and so are GtkEditable; one of the
  ///     parameters is `text` then.
  ///   - parameters: The properties.
  ///   - events: The signals.
  ///   - make: Creates a widget without arguments.
  package init(
    _ name: String, cssName: String, role: AccessibleRole = .generic, isEditable: Bool = false,
    parameters: [AnyParameter],
    events: [AnyEvent] = [],
    make: @escaping @MainActor () -> Widget
  ) {
    self.name = name
    self.cssName = cssName
    self.role = role
    self.isEditable = isEditable
    self.parameters = parameters
    self.events = events
    self.make = make
  }

  /// Returns the declaration that a class in C keeps.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> WidgetDeclaration? {
    pointer.map { Unmanaged<WidgetDeclaration>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: Properties

extension WidgetDeclaration {
  /// Reads a property of a widget.
  @MainActor
  func read(_ index: Int, of widget: Widget, into value: UnsafeMutablePointer<GValue>) {
    let parameter = parameters[index]
    parameter.read(widget)?.store(in: value, as: parameter.kind)
  }

  /// Sets a property of a widget; returns whether the value is one of the property.
  @MainActor
  func write(_ index: Int, of widget: Widget, from value: UnsafePointer<GValue>) -> Bool {
    let parameter = parameters[index]
    guard let plain = PlainValue(value, parameter.kind) else { return false }
    return parameter.write(widget, plain)
  }

  /// Lets the events of a widget emit its signals and notify of its properties.
  @MainActor
  func connectEvents(of widget: Widget) {
    let pointer = widget.widgetPointer
    for (index, event) in events.enumerated() {
      let signal = concertina_widget_signal(pointer, guint(index))
      event.connect(widget, WidgetSignal(signal, of: pointer, event.arguments))
    }
    if isEditable { concertina_editable_connect(pointer) }
    for parameter in parameters {
      parameter.observe(widget) { concertina_widget_notify(pointer, parameter.name) }
    }
  }
}

extension Widget {
  /// Notifies of the change of a property.
  final func notifyChange(of property: String) {
    concertina_widget_notify(widgetPointer, property)
  }
}
