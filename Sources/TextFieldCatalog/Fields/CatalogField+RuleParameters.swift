import GtkCore
import TextRules

extension LengthUnit: ParameterValue {}

/// The rules for what is entered, for other languages than Swift.
extension CatalogField {
  package nonisolated static var ruleParameters: [AnyParameter] {
    [
      AnyParameter(allowedCharacters), AnyParameter(filtersPaste), AnyParameter(pasteEnabled),
      AnyParameter(disabledActions),
    ]
  }

  /// The only characters that can be entered; empty for all.
  ///
  /// `[:digit:]`, `[:alpha:]` and `[:alnum:]` are digits and letters of every script, `a-z` is a
  /// range, and everything else is a character itself.
  package nonisolated static let allowedCharacters: Parameter<CatalogField, AllowedCharacters?> =
    Parameter("allowed-characters", nil) { field in
      field.allowedCharacterSet = field[CatalogField.allowedCharacters]?.characters
    }

  /// Whether a paste that contains other characters is inserted without them, rather than rejected.
  package nonisolated static let filtersPaste = Parameter<CatalogField, Bool>(
    "filters-paste", true, get: { $0.pasteAllowedChars }, set: { $0.pasteAllowedChars = $1 })

  /// Whether anything can be entered except by keys and input methods: by a paste, a middle click
  /// or a drop.
  package nonisolated static let pasteEnabled = Parameter<CatalogField, Bool>(
    "paste-enabled", true, get: { !$0.implementation.input.rules.isPasteDisabled },
    set: { field, isEnabled in
      let implementation = field.implementation
      // An action that is disabled stays so, whichever of the two a file has first.
      if implementation.store.model.isBeingMade,
        implementation.input.disabledActions.contains(.paste)
      {
        return
      }
      implementation.changeFormat { $0.rules.isPasteDisabled = !isEnabled }
    })

  /// The names of the actions that keys and the menu do not have: `cut`, `copy`, `paste`, `select`,
  /// `select-all` and `delete`.
  package nonisolated static let disabledActions = Parameter<CatalogField, Names<EditAction>>(
    "disabled-actions", Names([]),
    get: { Names($0.implementation.input.disabledActions) },
    set: { field, actions in
      let paste = field.implementation.input.disabledActions.contains(.paste)
      field.implementation.input.disabledActions = actions.names
      guard actions.names.contains(.paste) != paste else { return }
      field[CatalogField.pasteEnabled] = paste
    })
}
