import Concertina

extension KnobOption {
  /// Makes an option for a policy of validation.
  init(_ policy: ValidationPolicy) {
    let title =
      switch policy {
      case .afterFirstEndOfEditing: "Once it was left"
      case .always: "Always"
      case .notEmptyText: "When it has text"
      case .afterChanges: "After changes"
      case .never: "Never"
      }
    self.init(policy.rawValue, title: title)
  }
}
