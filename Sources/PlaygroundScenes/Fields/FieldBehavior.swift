import Concertina

/// How a field handles keys and pastes, and its placeholder while it is empty.
struct FieldBehavior: Equatable {
  var keyboardType = KeyboardType.default
  var contentType: TextContentType?
  var correction = TextAutocorrectionType.default
  var returnKeyType = ReturnKeyType.default
  var hidesOnReturn = true
  var pasteOverflowPolicy = InputRules.PasteOverflowPolicy.textThatFits
  var hidesClearButton = false
  var ignoresEmptyHint = false
  /// When a placeholder in the text disappears; nil if the field keeps its own placeholder.
  var mainPlaceholder: NativePlaceholderBehavior?

  /// Takes over the knobs that are not at their default; the others keep the preset's setting.
  mutating func take(_ values: KnobValues) {
    if let value = values.changed(FieldKnobs.keyboardType) ?? nil { keyboardType = value }
    if let value = values.changed(FieldKnobs.contentType) ?? nil { contentType = value }
    if let value = values.changed(FieldKnobs.correction) { correction = value }
    if let value = values.changed(FieldKnobs.hideOnReturn) { hidesOnReturn = value }
    if let value = values.changed(FieldKnobs.returnKey) { returnKeyType = value }
    if let value = values.changed(FieldKnobs.pasteOverflow) { pasteOverflowPolicy = value }
    mainPlaceholder = values.changed(FieldKnobs.mainPlaceholder) ?? nil
    if let value = values.changed(FieldKnobs.hideClearButton) { hidesClearButton = value }
    if let value = values.changed(FieldKnobs.ignoreEmptyHint) { ignoresEmptyHint = value }
  }

  /// Returns the placeholder that names the field: `own`, unless a knob sets how it behaves.
  func placeholder(insteadOf own: FieldPlaceholder) -> FieldPlaceholder {
    mainPlaceholder.map { .native(NativePlaceholder(behavior: $0)) } ?? own
  }

  /// Sets up a field, replacing all earlier settings.
  @MainActor
  func apply(to field: CatalogField) {
    field.configure(correction: correction, keyboardType: keyboardType)
    field.configureContentType(contentType)
    field.pasteOverflowPolicy = pasteOverflowPolicy
    field.ignoreEmptyHint = ignoresEmptyHint
    field.hideOnReturn = hidesOnReturn
    (field as? UnderlinedTextView)?.hideClearButton = hidesClearButton
    (field as? SingleLineField)?.setReturnKeyType(returnKeyType)
  }

  /// The code for the settings that differ from the defaults.
  var code: [String] {
    let lines: [String?] = [
      kindCode,
      contentType.map { "field.configureContentType(.\($0))" },
      returnKeyType == .default ? nil : "field.setReturnKeyType(.\(returnKeyType))",
      hidesOnReturn ? nil : "field.hideOnReturn = false",
      pasteOverflowPolicy == .textThatFits
        ? nil : "field.pasteOverflowPolicy = .\(pasteOverflowPolicy)",
      mainPlaceholder.map {
        "field.placeholders = [.native(NativePlaceholder(behavior: .\($0)))]"
      },
      hidesClearButton ? "field.hideClearButton = true" : nil,
      ignoresEmptyHint ? "field.ignoreEmptyHint = true" : nil,
    ]
    return lines.compactMap { $0 }
  }

  private var kindCode: String? {
    guard correction != .default || keyboardType != .default else { return nil }
    let correction = correction == .default ? "nil" : ".\(correction)"
    let keyboardType = keyboardType == .default ? "nil" : ".\(keyboardType)"
    return "field.configure(correction: \(correction), keyboardType: \(keyboardType))"
  }
}
