import CConcertinaGtk
import CConcertinaShims

/// An event of a widget as GObject sees it: a signal.
package struct AnyEvent: Sendable {
  /// The name by GTK's habits, such as `height-changed`.
  package let name: String
  /// The name of the member in Swift that documents it; nil if it is that of the signal.
  package let property: String?
  /// The arguments.
  package let arguments: [AnyMethod.Value]
  /// What handlers return; nil for nothing.
  ///
  /// The first that returns true, or a text or a widget that is not `NULL`, ends the emission.
  package let result: ParameterKind?
  let connect: @MainActor (Widget, WidgetSignal) -> Void

  /// Declares the signal of an event with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - property: The name of the member in Swift, if it is not that of the signal.
  ///   - event: Returns the event of a widget.
  package init<Owner: ParameterizedWidget, Value: ParameterValue>(
    _ name: String, property: String? = nil, _ event: @escaping @MainActor (Owner) -> Event<Value>
  ) {
    self.init(name, property: property, event) { $0 }
  }

  /// Declares the signal of an event whose value has a part that GObject can hold.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - property: The name of the member in Swift, if it is not that of the signal.
  ///   - event: Returns the event of a widget.
  ///   - part: Returns that part of the value.
  package init<Owner: ParameterizedWidget, Value, Part: ParameterValue>(
    _ name: String, property: String? = nil, _ event: @escaping @MainActor (Owner) -> Event<Value>,
    part: @escaping @MainActor (Value) -> Part
  ) {
    self.init(name, property, Part.kind, event) { [part($0).plain] }
  }

  /// Declares the signal of an event without a value.
  package init<Owner: ParameterizedWidget>(
    _ name: String, property: String? = nil, _ event: @escaping @MainActor (Owner) -> Event<Void>
  ) {
    self.init(name, property, nil, event) { [] }
  }

  /// Declares the signal of an event whose value GObject cannot hold; a property has it.
  package init<Owner: ParameterizedWidget, Value>(
    _ name: String, property: String? = nil,
    withoutValueOf event: @escaping @MainActor (Owner) -> Event<Value>
  ) {
    self.init(name, property, nil, event) { _ in [] }
  }

  /// Declares the signal of an event whose value has several parts.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The names and the types of the arguments.
  ///   - property: The name of the member in Swift, if it is not that of the signal.
  ///   - event: Returns the event of a widget.
  ///   - parts: Returns the arguments for a value.
  package init<Owner: ParameterizedWidget, Value>(
    _ name: String, _ arguments: [(name: String, kind: ParameterKind)],
    property: String? = nil, _ event: @escaping @MainActor (Owner) -> Event<Value>,
    parts: @escaping @MainActor (Value) -> [PlainValue]
  ) {
    self.init(
      name, property, arguments.map { AnyMethod.Value($0.name, $0.kind) }, event, plain: parts)
  }

  /// Declares a signal whose handlers return whether they have taken care of it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The names and the types of the arguments.
  ///   - property: The name of the member in Swift, if it is not that of the signal.
  ///   - result: What handlers return: a boolean, a text, or a widget.
  ///   - connect: Called once for each widget, with its signal.
  package init<Owner: ParameterizedWidget>(
    request name: String, _ arguments: [(name: String, kind: ParameterKind)],
    property: String? = nil, returns result: ParameterKind = .boolean,
    connect: @escaping @MainActor (Owner, WidgetSignal) -> Void
  ) {
    self.name = name
    self.property = property
    self.arguments = arguments.map { AnyMethod.Value($0.name, $0.kind) }
    self.result = result
    self.connect = { widget, signal in
      if let owner = widget.owner(as: Owner.self) { connect(owner, signal) }
    }
  }

  /// Declares a signal that the classes deriving from an abstract one have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - argument: The type of the argument; nil for none.
  package init(abstract name: String, _ argument: ParameterKind? = nil) {
    self.name = name
    property = nil
    arguments = Self.arguments(argument)
    result = nil
    connect = { _, _ in }
  }

  private init<Owner: ParameterizedWidget, Value>(
    _ name: String, _ property: String?, _ kind: ParameterKind?,
    _ event: @escaping @MainActor (Owner) -> Event<Value>,
    plain: @escaping @MainActor (Value) -> [PlainValue]
  ) {
    self.init(name, property, Self.arguments(kind), event, plain: plain)
  }

  private init<Owner: ParameterizedWidget, Value>(
    _ name: String, _ property: String?, _ arguments: [AnyMethod.Value],
    _ event: @escaping @MainActor (Owner) -> Event<Value>,
    plain: @escaping @MainActor (Value) -> [PlainValue]
  ) {
    self.name = name
    self.property = property
    self.arguments = arguments
    result = nil
    connect = { widget, signal in
      guard let owner = widget.owner(as: Owner.self) else { return }
      event(owner).add({ signal.emit(plain($0)) }, while: { signal.isListenedTo })
    }
  }

  private static func arguments(_ kind: ParameterKind?) -> [AnyMethod.Value] {
    switch kind {
    case nil: []
    case .text: [AnyMethod.Value("text", .text)]
    case .boolean: [AnyMethod.Value("flag", .boolean)]
    case let kind?: [AnyMethod.Value("value", kind)]
    }
  }
}

/// A signal of one widget, which it does not keep alive.
@MainActor
package struct WidgetSignal {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let signal: guint
  private let kinds: [ParameterKind]

  init(_ signal: guint, of widget: UnsafeMutablePointer<GtkWidget>, _ kinds: [ParameterKind]) {
    self.signal = signal
    self.widget = widget
    self.kinds = kinds
  }

  /// Whether a handler is connected.
  package var isListenedTo: Bool { concertina_widget_is_listened_to(widget, signal) != 0 }

  /// Emits it; returns whether a handler has taken care of it.
  @discardableResult
  package func emit(_ arguments: [PlainValue]) -> Bool {
    emit(arguments) { $0.map { g_value_get_boolean($0) != 0 } ?? false }
  }

  /// Emits it; returns the widget that a handler answers with, if one does.
  package func askForWidget(_ arguments: [PlainValue]) -> Widget? {
    emit(arguments) {
      $0.flatMap { g_value_get_object($0) }.map { Widget(retaining: OpaquePointer($0)) }
    }
  }

  /// Emits it; returns the text that a handler answers with, if one does.
  package func ask(_ arguments: [PlainValue]) -> String? {
    emit(arguments) { $0.flatMap { g_value_get_string($0) }.map { String(cString: $0) } }
  }

  private func emit<Answer>(
    _ arguments: [PlainValue], answer: (UnsafePointer<GValue>?) -> Answer
  ) -> Answer {
    var values = zip(arguments, kinds).map { argument, kind in
      var value = GValue()
      g_value_init(&value, kind.type)
      argument.store(in: &value, as: kind)
      return value
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    var result = GValue()
    let hasResult = concertina_widget_emit(widget, signal, values, guint(values.count), &result)
    guard hasResult != 0 else { return answer(nil) }
    defer { g_value_unset(&result) }
    return answer(&result)
  }
}
