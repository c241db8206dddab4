import GtkCore

/// Where Return and Tab move from a field.
extension FieldImplementation {
  /// The field that Return and Tab move to: the next one that is enabled.
  var nextReachableInput: FieldImplementation? { reachable(\.nextInput) }

  /// The field that Shift+Tab moves to.
  var previousReachableInput: FieldImplementation? { reachable(\.previousInput) }

  private func reachable(
    _ link: KeyPath<FieldImplementation, FieldImplementation?>
  ) -> FieldImplementation? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = self[keyPath: link]
    while let field = next, seen.insert(ObjectIdentifier(field)).inserted {
      if field.hasWidget, field.model.isEnabled, field.widget.isMapped { return field }
      next = field[keyPath: link]
    }
    return nil
  }

  /// Moves the focus within the field, and from there along the chain.
  ///
  /// A chain that leads back to its start is for Return alone: Tab could never leave it.
  func moveFocusAlongChain(_ direction: FocusDirection) -> Bool {
    guard allowsEditing() else { return false }
    if widget.moveFocusThroughChildren(direction) { return true }
    isApproved = false
    guard widget.containsFocus else { return false }
    switch direction {
    case .forward where !isRing(\.nextInput): return nextReachableInput?.takeFocus() ?? false
    case .backward where !isRing(\.previousInput):
      return previousReachableInput?.takeFocus() ?? false
    default: return false
    }
  }

  private func isRing(_ link: KeyPath<FieldImplementation, FieldImplementation?>) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var next: FieldImplementation? = self
    while let field = next {
      guard seen.insert(ObjectIdentifier(field)).inserted else { return true }
      next = field[keyPath: link]
    }
    return false
  }

  private func takeFocus() -> Bool { begin() }
}
