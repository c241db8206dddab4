import CConcertinaGtk
import CConcertinaShims

extension ConcertinaMembers {
  /// Describes what a declaration shows to GObject; the description lives as long as the program.
  init(_ declaration: WidgetDeclaration?) {
    let properties = (declaration?.parameters ?? []).map { ConcertinaProperty($0) }
    let methods = (declaration?.methods ?? []).map { ConcertinaMethod($0) }
    let signals = (declaration?.events ?? []).map { ConcertinaSignal($0) }
    self.init(
      properties: kept(properties), property_count: guint(properties.count),
      methods: kept(methods), method_count: guint(methods.count),
      signals: kept(signals), signal_count: guint(signals.count))
  }
}

/// Returns a copy that is never released.
private func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
  guard !elements.isEmpty else { return nil }
  let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
  copy.initialize(from: elements, count: elements.count)
  return UnsafePointer(copy)
}

extension ConcertinaProperty {
  fileprivate init(_ parameter: AnyParameter) {
    self.init(
      name: g_strdup(parameter.name), type: parameter.kind.type,
      is_writable: parameter.isWritable ? 1 : 0, minimum: 0, maximum: 0, number: 0, text: nil)
    switch parameter.kind {
    case .integer(let range):
      minimum = Double(gint(clamping: range.lowerBound))
      maximum = Double(gint(clamping: range.upperBound))
    case .number(let range):
      minimum = max(range.lowerBound, -.greatestFiniteMagnitude)
      maximum = min(range.upperBound, .greatestFiniteMagnitude)
    default: break
    }
    switch parameter.defaultValue {
    case .boolean(let isOn): number = isOn ? 1 : 0
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    case .widget, .object, .texts, .variant, .rectangle: break
    case .text(let value):
      text = UnsafePointer(g_strdup(value))
      number = Double(parameter.kind.index(of: value) ?? 0)
    }
  }
}

extension ConcertinaMethod {
  fileprivate init(_ method: AnyMethod) {
    let arguments = method.arguments.map { argument in
      ConcertinaArgument(
        name: g_strdup(argument.name), type: argument.kind.type,
        is_optional: argument.isOptional ? 1 : 0)
    }
    self.init(
      name: g_strdup(method.name), arguments: kept(arguments),
      argument_count: guint(arguments.count),
      result: method.result?.kind.type ?? concertina_type_none(),
      can_fail: method.failure == nil ? 0 : 1, code: gint(method.failure?.rawValue ?? 0))
  }
}

extension ConcertinaSignal {
  fileprivate init(_ event: AnyEvent) {
    let arguments = event.arguments.map(\.kind.type)
    self.init(
      name: g_strdup(event.name), arguments: kept(arguments),
      argument_count: guint(arguments.count), result: event.result?.type ?? concertina_type_none())
  }
}

// MARK: Types

extension ParameterKind {
  /// The GType of values; that of a choice is registered here.
  var type: GType {
    switch self {
    case .boolean: concertina_type_boolean()
    case .integer: concertina_type_int()
    case .number: concertina_type_double()
    case .text: concertina_type_string()
    case .choice(let type, let cases): Self.enumeration(type, cases)
    case .widget(let type), .enumeration(let type), .flags(let type), .object(let type):
      concertina_type_named(type)
    case .texts: concertina_type_strv()
    case .variant: concertina_type_variant()
    case .rectangle: concertina_type_named("GdkRectangle")
    }
  }

  private static func enumeration(_ type: String, _ cases: [String]) -> GType {
    let name = "Concertina" + type
    let existing = g_type_from_name(name)
    if existing != 0 { return existing }
    let nicks = cases.map { CName.words(of: $0).joined(separator: "-") }
    let names = cases.map { CName.constant(name, $0) }
    return concertina_enum_register(
      name, kept(names.map { UnsafePointer(g_strdup($0)) }),
      kept(nicks.map { UnsafePointer(g_strdup($0)) }), guint(cases.count))
  }
}
