import CConcertinaGtk
import CConcertinaShims

/// Values of parameters in GObject's container for values of any type.
@MainActor
extension PlainValue {
  /// Reads the value of a property or of an argument; nil if it is no value of its kind.
  init?(_ value: UnsafePointer<GValue>, _ kind: ParameterKind) {
    switch kind {
    case .boolean: self = .boolean(g_value_get_boolean(value) != 0)
    case .integer: self = .integer(Int(g_value_get_int(value)))
    case .number: self = .number(g_value_get_double(value))
    case .text: self = .text(g_value_get_string(value).map { String(cString: $0) } ?? "")
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
    case .boolean(let isOn): g_value_set_boolean(value, isOn ? 1 : 0)
    case .integer(let number): g_value_set_int(value, gint(clamping: number))
    case .number(let number): g_value_set_double(value, number)
    case .text(let text):
      if case .choice = kind {
        concertina_value_set_enum(value, gint(kind.index(of: text) ?? 0))
      } else {
        g_value_set_string(value, text)
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
