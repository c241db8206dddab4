import GtkCore
import TextRules

extension CheckPolicy: ParameterValue {}

/// The check that takes time, for other languages than Swift.
extension CatalogField {
  package nonisolated static var checkParameters: [AnyParameter] {
    [
      AnyParameter(isChecking), AnyParameter(checkPolicy), AnyParameter(checkDelay),
      AnyParameter(checkTimeout),
    ]
  }

  /// Whether the text is being checked by a handler of `check`, or is about to be.
  package nonisolated static let isChecking = Parameter<CatalogField, Bool>(
    "checking", false, property: "isChecking", observe: changes { $0.isValidating },
    get: { $0.isValidating }, set: nil)

  /// When a text is given to the handlers of `check`, and when what they have found is shown.
  package nonisolated static let checkPolicy = Parameter<CatalogField, CheckPolicy>(
    "check-policy", .whileTyping,
    get: { $0.implementation.store.model.appCheck?.policy ?? .whileTyping },
    set: { $0.implementation.store.model.appCheck?.policy = $1 })

  /// The time that a check waits for another edit, in seconds.
  package nonisolated static let checkDelay = Parameter<CatalogField, Double>(
    "check-delay", 0.3, kind: .number(0...3_600),
    get: { $0.implementation.store.model.appCheck?.delay ?? 0.3 },
    set: { $0.implementation.store.model.appCheck?.delay = $1 })

  /// The time that a check may take, in seconds; a text that is not checked by then is invalid.
  package nonisolated static let checkTimeout = Parameter<CatalogField, Double>(
    "check-timeout", 10, kind: .number(0.1...86_400),
    get: { $0.implementation.store.model.appCheck?.timeout ?? 10 },
    set: { $0.implementation.store.model.appCheck?.timeout = $1 })
}
