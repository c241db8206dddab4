import GtkCore

/// A field with neighbors.
@MainActor
protocol FocusChainMember: AnyObject {
  /// Its neighbors.
  var chain: FocusChain<Self> { get }
  /// Whether it is enabled and on the screen.
  var isReachable: Bool { get }
}

/// The neighbors of a field, which Return and the arrow buttons of pickers move to, and what Return
/// in the last one submits.
///
/// Tab has its own order, that of GTK: it must reach what is between two fields, too.
///
/// A chain keeps none of its fields alive.
@MainActor
struct FocusChain<Field: FocusChainMember> {
  /// The field after this one; nil for none.
  weak var next: Field?
  /// The field before this one; nil for none.
  weak var previous: Field?
  /// Submits the form that the field is in; nil if it is in none.
  var submit: (@MainActor () -> Void)?

  /// Returns the field that Return moves to: the next one that is enabled and on the screen.
  ///
  /// - Parameter field: The field to start from.
  /// - Returns: The field; nil if there is none, or only `field` itself.
  static func next(after field: Field) -> Field? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(field)]
    var next = field.chain.next
    while let field = next, seen.insert(ObjectIdentifier(field)).inserted {
      if field.isReachable { return field }
      next = field.chain.next
    }
    return nil
  }
}
