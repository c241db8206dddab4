import CConcertinaGLib

/// A D-Bus value.
package final class BusValue {
  let variant: OpaquePointer

  /// Takes ownership of a reference, or of a fresh floating value.
  package init(_ variant: OpaquePointer) { self.variant = g_variant_take_ref(variant) }

  package convenience init(_ text: String) { self.init(g_variant_new_string(text)) }
  package convenience init(_ number: Int32) { self.init(g_variant_new_int32(number)) }
  package convenience init(_ number: UInt32) { self.init(g_variant_new_uint32(number)) }
  package convenience init(_ flag: Bool) { self.init(g_variant_new_boolean(flag ? 1 : 0)) }

  /// A tuple: the arguments of a call.
  package convenience init(tuple values: [BusValue]) {
    let variants = values.map { Optional($0.variant) }
    self.init(
      withExtendedLifetime(values) { g_variant_new_tuple(variants, gsize(variants.count)) })
  }

  /// An array of strings, which may be empty.
  package convenience init(strings: [String]) {
    let values = strings.map { g_variant_new_string($0) }
    // The type is a pointer to the string itself, which has to exist as long as the type is used.
    self.init(
      "s".withCString {
        g_variant_new_array(g_variant_type_checked_($0), values, gsize(values.count))
      })
  }

  deinit { g_variant_unref(variant) }

  package var count: Int { isContainer ? Int(g_variant_n_children(variant)) : 0 }
  package subscript(_ index: Int) -> BusValue {
    BusValue(g_variant_get_child_value(variant, gsize(index)))
  }
  package var elements: [BusValue] { (0..<count).map { self[$0] } }

  package var string: String {
    g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
  }
  package var isString: Bool { String(cString: g_variant_get_type_string(variant)) == "s" }
  package var integer: Int { Int(g_variant_get_int32(variant)) }
  package var unsigned: UInt32 { g_variant_get_uint32(variant) }
  package var flag: Bool { g_variant_get_boolean(variant) != 0 }
  /// The value inside a `v`.
  package var content: BusValue { BusValue(g_variant_get_variant(variant)) }

  private var isContainer: Bool { g_variant_is_container(variant) != 0 }
}
