import GtkCore
import TextRules

extension KeyboardType: ParameterValue {}
extension TextContentType: AbsentValue {}
extension TextAutocorrectionType: ParameterValue {}
extension AutocapitalizationType: ParameterValue {}

/// The kind of the text, for other languages than Swift.
extension CatalogField {
  /// The kind of keyboard: a request to on-screen keyboards and input methods.
  package nonisolated static let keyboardType = Parameter<CatalogField, KeyboardType>(
    "keyboard-type", .default,
    get: { $0.implementation.store.inputSettings.keyboardType },
    set: { $0.configure(correction: nil, keyboardType: $1) })

  /// The meaning of the text, so that it can be entered with less effort.
  package nonisolated static let contentType = Parameter<CatalogField, TextContentType?>(
    "content-type", nil,
    get: { $0.implementation.store.inputSettings.contentType },
    set: { $0.configureContentType($1) })

  /// Whether the spelling of the text is checked.
  package nonisolated static let autocorrectionType = Parameter<
    CatalogField, TextAutocorrectionType
  >(
    "autocorrection-type", .default,
    get: { $0.implementation.store.inputSettings.correction },
    set: { $0.configure(correction: $1, keyboardType: nil) })

  /// The letters that are capitalized while the user types.
  package nonisolated static let autocapitalizationType = Parameter<
    CatalogField, AutocapitalizationType
  >(
    "autocapitalization-type", .none,
    get: { $0.implementation.input.format.capitalization },
    set: { $0.configure(autocapitalizationType: $1) })
}
