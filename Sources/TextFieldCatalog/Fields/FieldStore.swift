import TextRules

/// The state of a field: its model, and what the app has set beside it.
@MainActor
final class FieldStore {
  /// The model.
  var model = FieldModel()
  /// The settings for formatting, validating and finishing the text; they take effect in
  /// ``applyTextSettings()``.
  var textSettings = FieldTextSettings()
  /// The settings for keyboards, input methods and spell checking.
  var inputSettings = InputSettings()

  /// What code has given last as the text while the field is being made.
  var givenText: GivenText?

  /// Creates the state of an empty field.
  init() {}

  /// Passes an event to the model.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effects to perform. The changed model is stored before: a closure may read it,
  ///   or send further events.
  func apply(_ event: FieldEvent) -> [FieldEffect] {
    // A copy, since a validator may read the model, too.
    var changed = model
    let effects = changed.apply(event)
    model = changed
    return effects
  }

  /// Validates the text.
  ///
  /// - Parameter force: Whether to validate again when an error is already shown.
  /// - Returns: Whether the text is valid, and the effects to perform.
  func validate(force: Bool) -> (isValid: Bool, effects: [FieldEffect]) {
    var changed = model
    let result = changed.isValidState(forceValidate: force)
    model = changed
    return result
  }

  /// Applies the settings of the text to the rules of the model.
  func applyTextSettings() { textSettings.apply(to: &model) }

  /// Whether the text must not stay empty.
  ///
  /// Every kind of validator knows: a mask, several validators in one, and those of apps.
  var isRequired: Bool { model.validator.map { !$0.validate("", value: "").isValid } ?? false }
}
