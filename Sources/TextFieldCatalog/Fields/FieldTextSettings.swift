import TextRules

/// The settings for formatting, validating and finishing the text of a field.
struct FieldTextSettings {
  /// The mask that formats the text while it is typed; nil for none.
  var formatter: MaskTextFieldFormatter?
  /// The format of the sum; nil unless this is a money field.
  var money: MoneyFormat?
  /// The validator of the text; nil for none.
  var validator: (any FieldValidator)?
  /// Whether the mask validates the text instead of the validator.
  var validatesWithFormatter = false
  /// Whether white space at both ends is removed when editing ends.
  var trimSpaces = false
  /// Whether a sum gets all digits of its fraction when editing ends.
  var fillsFraction = false

  /// Applies the settings to the rules of a model.
  func apply(to model: inout FieldModel) {
    let formatting: (any FieldValidator)? = validatesWithFormatter ? formatter : nil
    model.validator = formatting ?? validator?.withMask(formatter)
    model.valueFormat = formatter.map { .masked($0.mask) } ?? money.map { .money($0) } ?? .plain
    // White space at the ends of a text that a mask has formatted belongs there.
    model.trimSpaces = trimSpaces && formatter == nil
  }
}
