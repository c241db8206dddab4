import CConcertinaPango

/// Holds one reference to a `PangoAttrList` for as long as it lives.
final class AttributeList {
  let pointer: OpaquePointer

  /// Adds a reference.
  init(retaining pointer: OpaquePointer) {
    self.pointer = pangoReference(pointer)
  }

  /// A list with the entries of another one, or an empty list.
  init(copying other: AttributeList?) {
    let copy = other.flatMap { pango_attr_list_copy($0.pointer) }
    pointer = copy ?? pango_attr_list_new()
  }

  /// Breaks words that are longer than a line without a hyphen.
  func leaveOutHyphens() { pango_attr_list_insert(pointer, pango_attr_insert_hyphens_new(0)) }

  deinit {
    pango_attr_list_unref(pointer)
  }

  /// Whether two lists lay out a text in the same way.
  static func areEqual(_ first: AttributeList?, _ second: AttributeList?) -> Bool {
    if first === second { return true }
    guard let first, let second else { return false }
    return pango_attr_list_equal(first.pointer, second.pointer) != 0
  }
}

private func pangoReference(_ list: OpaquePointer) -> OpaquePointer {
  pango_attr_list_ref(list) ?? list
}
