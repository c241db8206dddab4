import Concertina
import TextTranslation

extension KnobOption {
  init(_ policy: ValidationPolicy) {
    let title =
      switch policy {
      case .afterFirstEndOfEditing: translatable("Once it was left")
      case .always: translatable("Always")
      case .notEmptyText: translatable("When it has text")
      case .afterChanges: translatable("After changes")
      case .never: translatable("Never")
      }
    self.init(policy.rawValue, title: title)
  }
}
