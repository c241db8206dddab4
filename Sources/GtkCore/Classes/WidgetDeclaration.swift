import CConcertinaGtk
import CConcertinaShims

/// What GObject sees of a widget class: its name, its properties, methods and signals, and how a
/// widget is created.
///
///     static let declaration = WidgetDeclaration(
///       "ConcertinaAutoHeightEditor", cssName: "autoheighteditor", parameters: parameters,
///       methods: [AnyMethod("undo") { (editor: AutoHeightEditor) in editor.undo() }],
///       events: [AnyEvent("height-changed") { $0.heightChanged }]
///     ) { AutoHeightEditor() }
///
/// From it come the properties of GtkInspector and `.ui` files, the signals, and the C header.
package final class WidgetDeclaration: Sendable {
  /// The name of the GType.
  package let name: String
  /// The name of the type in Swift that documents it.
  package let documentedType: String
  /// The class that it derives from; nil for GtkWidget.
  package let parent: WidgetDeclaration?
  /// The name of the CSS node.
  let cssName: String
  /// The accessible role.
  let role: AccessibleRole
  /// Whether its widgets have one line of text, and so are GtkEditable.
  package let isEditable: Bool
  /// The properties: those of the parent, and then its own.
  package let parameters: [AnyParameter]
  /// The methods: those of the parent, and then its own.
  package let methods: [AnyMethod]
  /// The signals: those of the parent, and then its own.
  package let events: [AnyEvent]
  /// The properties that change otherwise than by being set.
  private let observed: [ObservedParameter]
  /// The types of the arguments of each signal.
  private let signalKinds: [[ParameterKind]]
  /// Creates a widget as GObject does, without arguments; nil for an abstract class.
  let make: (@MainActor () -> Widget)?

  /// Declares a class.
  ///
  /// - Parameters:
  ///   - name: The name of the GType.
  ///   - parent: The class that it derives from; nil for GtkWidget.
  ///   - cssName: The name of the widget's CSS node.
  ///   - role: The accessible role, which cannot change later.
  ///   - isEditable: Whether its widgets have one line of text, and so are GtkEditable; one of the
  ///     parameters is `text` then.
  ///   - parameters: The properties. One with the name of a property of the parent takes its place
  ///     in this class.
  ///   - methods: The methods, which take the place of others in the same way.
  ///   - events: The signals, which take the place of others in the same way.
  ///   - make: Creates a widget without arguments.
  package convenience init(
    _ name: String, derivesFrom parent: WidgetDeclaration? = nil, cssName: String,
    role: AccessibleRole = .generic, isEditable: Bool = false,
    parameters: [AnyParameter], methods: [AnyMethod] = [], events: [AnyEvent] = [],
    make: @escaping @MainActor () -> Widget
  ) {
    self.init(
      name, nil, parent, cssName, role, isEditable, parameters, methods, events, makes: make)
  }

  /// Declares an abstract class: what several classes share.
  ///
  /// - Parameters:
  ///   - name: The name of the GType.
  ///   - type: The name of the type in Swift that documents it.
  ///   - parent: The class that it derives from; nil for GtkWidget.
  ///   - isEditable: Whether its widgets have one line of text, and so are GtkEditable.
  ///   - parameters: The properties.
  ///   - methods: The methods.
  ///   - events: The signals.
  package convenience init(
    abstract name: String, documentedBy type: String, derivesFrom parent: WidgetDeclaration? = nil,
    isEditable: Bool = false,
    parameters: [AnyParameter], methods: [AnyMethod] = [], events: [AnyEvent] = []
  ) {
    self.init(
      name, type, parent, "widget", .generic, isEditable, parameters, methods, events, makes: nil)
  }

  private init(
    _ name: String, _ type: String?, _ parent: WidgetDeclaration?, _ cssName: String,
    _ role: AccessibleRole,
    _ isEditable: Bool, _ parameters: [AnyParameter], _ methods: [AnyMethod],
    _ events: [AnyEvent], makes: (@MainActor () -> Widget)?
  ) {
    self.name = name
    documentedType = type ?? String(name.dropFirst("Concertina".count))
    self.parent = parent
    self.cssName = cssName
    self.role = role
    self.isEditable = isEditable || parent?.isEditable == true
    self.parameters = inherited(parent?.parameters, parameters) { $0.name }
    self.methods = inherited(parent?.methods, methods) { $0.name }
    self.events = inherited(parent?.events, events) { $0.name }
    observed = self.parameters.compactMap { ObservedParameter($0) }
    signalKinds = self.events.map { $0.arguments.map(\.kind) }
    make = makes
  }

  /// Whether it is only what other classes share.
  package var isAbstract: Bool { make == nil }

  /// The properties that the parent does not have.
  package var ownParameters: ArraySlice<AnyParameter> {
    parameters.dropFirst(parent?.parameters.count ?? 0)
  }

  /// The methods that the parent does not have.
  package var ownMethods: ArraySlice<AnyMethod> { methods.dropFirst(parent?.methods.count ?? 0) }

  /// The signals that the parent does not have.
  package var ownEvents: ArraySlice<AnyEvent> { events.dropFirst(parent?.events.count ?? 0) }

  /// Returns the declaration that a class in C keeps.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> WidgetDeclaration? {
    pointer.map { Unmanaged<WidgetDeclaration>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Returns the members of a parent, each replaced by that of the same name, and then the others: a
/// member has the same place in a class and in all that derive from it.
private func inherited<Member>(
  _ inherited: [Member]?, _ own: [Member], _ name: (Member) -> String
) -> [Member] {
  var members = inherited ?? []
  var places: [String: Int] = [:]
  for (index, member) in members.enumerated() { places[name(member)] = index }
  for member in own {
    if let index = places[name(member)] {
      members[index] = member
    } else {
      places[name(member)] = members.count
      members.append(member)
    }
  }
  return members
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
      event.connect(widget, WidgetSignal(signal, of: pointer, signalKinds[index]))
    }
    if isEditable { concertina_editable_connect(pointer) }
    for parameter in observed {
      parameter.observe(widget) { [name = parameter.name] in concertina_widget_notify(pointer, name)
      }
    }
  }
}

/// A property that changes otherwise than by being set.
private struct ObservedParameter: @unchecked Sendable {
  /// The name, as a string of C for all widgets and changes: a text has one with each key.
  let name: UnsafePointer<CChar>
  let observe: @MainActor (Widget, _ changed: @escaping @MainActor () -> Void) -> Void

  init?(_ parameter: AnyParameter) {
    guard let observe = parameter.observe, let name = g_intern_string(parameter.name) else {
      return nil
    }
    (self.name, self.observe) = (name, observe)
  }
}

// MARK: Methods

extension WidgetDeclaration {
  /// Calls a method of a widget, whose result a container prepared for its kind gets; returns why
  /// it has failed, for the user, or nil.
  @MainActor
  func failure(
    _ index: Int, of widget: Widget, _ arguments: UnsafePointer<GValue>?,
    result: UnsafeMutablePointer<GValue>?
  ) -> String? {
    let method = methods[index]
    do {
      let values = try method.arguments.enumerated().map { index, argument in
        guard let value = arguments.flatMap({ PlainValue($0 + index, argument.kind) }) else {
          throw ValueError(argument: argument.name)
        }
        return value
      }
      let value = try method.call(widget, values)
      guard let result, let kind = method.result, let value else { return nil }
      // None is NULL.
      if kind.isOptional, value == .text("") { return nil }
      value.store(in: result, as: kind.kind)
      return nil
    } catch {
      return (error as? any PresentableError)?.message ?? "\(error)"
    }
  }
}

/// An argument of a method that is not a value of its kind.
struct ValueError: Error, CustomStringConvertible {
  /// The name of the argument.
  let argument: String

  var description: String { "'\(argument)' is not a value of its type" }
}

extension Widget {
  /// Notifies of the change of a property.
  final func notifyChange(of property: String) {
    concertina_widget_notify(widgetPointer, property)
  }

  /// Notifies of `cursor-position`, `selection-bound`, `can-undo` and `can-redo`, which are
  /// properties of a buffer, too, when they have changed there.
  package final func notifyChanges(of buffer: TextBuffer) {
    concertina_widget_follow_buffer(widgetPointer, buffer.buffer)
  }
}
