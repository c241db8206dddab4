import CConcertinaGtk
import CConcertinaShims

/// Values of parameters in GObject's container for values of any type.
@MainActor
extension PlainValue {
  /// Reads the value of a property or of an argument; nil if it is not a value of its kind.
  init?(_ value: UnsafePointer<GValue>, _ kind: ParameterKind) {
    switch kind {
    case .boolean: self = .boolean(.read(value))
    case .integer: self = .integer(.read(value))
    case .number: self = .number(.read(value))
    case .text: self = .text(.read(value))
    case .choice(_, let cases):
      let index = Int(concertina_value_get_enum(value))
      guard cases.indices.contains(index) else { return nil }
      self = .text(cases[index])
    case .widget:
      self = .widget(g_value_get_object(value).map { Widget(retaining: OpaquePointer($0)) })
    }
  }

  /// Puts the value into a container that was prepared for its kind.
  func store(in value: UnsafeMutablePointer<GValue>, as kind: ParameterKind) {
    switch self {
    case .boolean(let isOn): isOn.store(in: value)
    case .integer(let number): number.store(in: value)
    case .number(let number): number.store(in: value)
    case .text(let text):
      if case .choice = kind {
        concertina_value_set_enum(value, gint(kind.index(of: text) ?? 0))
      } else {
        text.store(in: value)
      }
    case .widget(let widget): g_value_set_object(value, widget?.rawPointer)
    }
  }
}

extension ParameterKind {
  /// The position of a case of a choice; nil for another text.
  func index(of name: String) -> Int? {
    guard case .choice(_, let cases) = self else { return nil }
    return cases.firstIndex(of: name)
  }
}
