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
    case .object:
      self = .object(g_value_get_object(value).map { Object(retaining: OpaquePointer($0)) })
    case .texts: self = .texts(Self.texts(of: value))
    case .enumeration: self = .integer(Int(concertina_value_get_enum(value)))
    case .flags: self = .integer(Int(g_value_get_flags(value)))
    // Only results are of such types.
    case .variant, .rectangle: return nil
    }
  }

  /// Puts the value into a container that was prepared for its kind.
  func store(in value: UnsafeMutablePointer<GValue>, as kind: ParameterKind) {
    switch self {
    case .boolean(let isOn): isOn.store(in: value)
    case .integer(let number): Self.store(number, in: value, as: kind)
    case .number(let number): number.store(in: value)
    case .text(let text):
      if case .choice = kind {
        concertina_value_set_enum(value, gint(kind.index(of: text) ?? 0))
      } else {
        text.store(in: value)
      }
    case .widget(let widget): g_value_set_object(value, widget?.rawPointer)
    case .object(let object): g_value_set_object(value, object?.rawPointer)
    case .texts(let texts): Self.store(texts, in: value)
    case .variant(let variant): g_value_take_variant(value, variant.native)
    case .rectangle(let rectangle):
      guard let rectangle else { return }
      var native = rectangle.native
      g_value_set_boxed(value, &native)
    }
  }

  private static func store(
    _ number: Int, in value: UnsafeMutablePointer<GValue>, as kind: ParameterKind
  ) {
    switch kind {
    case .enumeration: concertina_value_set_enum(value, gint(clamping: number))
    case .flags: g_value_set_flags(value, guint(clamping: number))
    default: number.store(in: value)
    }
  }

  private static func texts(of value: UnsafePointer<GValue>) -> [String] {
    let list = g_value_get_boxed(value)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    guard let list else { return [] }
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
  }

  private static func store(_ texts: [String], in value: UnsafeMutablePointer<GValue>) {
    let copies = texts.map { g_strdup($0) } + [nil]
    defer { copies.forEach { g_free($0) } }
    copies.withUnsafeBufferPointer { g_value_set_boxed(value, $0.baseAddress) }
  }
}

extension ParameterKind {
  /// The position of a case of a choice; nil for another text.
  func index(of name: String) -> Int? {
    guard case .choice(_, let cases) = self else { return nil }
    return cases.firstIndex(of: name)
  }
}

extension Rectangle {
  /// The smallest rectangle of whole pixels around it.
  fileprivate var native: GdkRectangle {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return GdkRectangle(
      x: gint(left), y: gint(top), width: gint((x + width - left).rounded(.up)),
      height: gint((y + height - top).rounded(.up)))
  }
}

extension VariantValue {
  /// A new value of GVariant's, with a floating reference.
  fileprivate var native: OpaquePointer? {
    switch self {
    case .text(let text): g_variant_new_string(text.withoutNulls)
    case .boolean(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
    case .number(let number): g_variant_new_uint32(guint32(clamping: number))
    case .record(let values): g_variant_new_tuple(values.map(\.native), gsize(values.count))
    case .list(let type, let values): Self.list(of: type, values)
    }
  }

  private static func list(of type: String, _ values: [VariantValue]) -> OpaquePointer? {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, values.map(\.native), gsize(values.count))
  }
}

extension String {
  /// The text as far as C can have it.
  fileprivate var withoutNulls: String { contains("\0") ? replacing("\0", with: "") : self }
}
