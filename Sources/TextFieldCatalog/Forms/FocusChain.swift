import GtkCore

/// A field with neighbors.
@MainActor
protocol FocusChainMember: AnyObject {
  /// Its neighbors.
  var chain: FocusChain<Self> { get }
  /// Whether it is enabled and on the screen.
  var isReachable: Bool { get }
}

/// The neighbors of a field, which Return and Tab move to, and what Return in the last one submits.
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
    reachable(\.next, from: field)
  }

  /// Returns the field that Tab or Shift+Tab moves to.
  ///
  /// A chain that leads back to its start is for Return alone: Tab could never leave it.
  static func neighbor(_ direction: FocusDirection, of field: Field) -> Field? {
    switch direction {
    case .forward where !isRing(\.next, from: field): reachable(\.next, from: field)
    case .backward where !isRing(\.previous, from: field): reachable(\.previous, from: field)
    default: nil
    }
  }

  private typealias Link = KeyPath<FocusChain, Field?>

  private static func reachable(_ link: Link, from field: Field) -> Field? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(field)]
    var next = field.chain[keyPath: link]
    while let field = next, seen.insert(ObjectIdentifier(field)).inserted {
      if field.isReachable { return field }
      next = field.chain[keyPath: link]
    }
    return nil
  }

  private static func isRing(_ link: Link, from field: Field) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var next: Field? = field
    while let field = next {
      guard seen.insert(ObjectIdentifier(field)).inserted else { return true }
      next = field.chain[keyPath: link]
    }
    return false
  }
}
