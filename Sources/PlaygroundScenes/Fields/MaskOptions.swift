import Concertina

/// The options of a field's mask, other than the mask itself.
struct MaskOptions: Equatable {
  /// Further masks; the field uses the one that fits the text best.
  var affineFormats: [String] = []
  /// The prefixes that users write in place of the mask's start; nil for those of a preset's mask.
  var prefixAliases: [String]?
  /// Whether the mask's own characters at the start appear as soon as the field gets the focus.
  var autocompletesOnFocus = true
  /// Whether the rest of the mask appears after the text.
  var showsRemainder = false

  /// Takes over the knobs that are not at their default.
  mutating func take(_ values: KnobValues) {
    if let formats = values.changed(Self.affineFormatsKnob) {
      affineFormats = Self.lines(of: formats)
    }
    prefixAliases = values.changed(Self.aliasesKnob).map(Self.lines)
    if let value = values.changed(Self.onFocusKnob) { autocompletesOnFocus = value }
    if let value = values.changed(Self.remainderKnob) { showsRemainder = value }
  }

  /// Returns the formatter of a mask with these options.
  @MainActor
  func formatter(
    _ mask: String, _ notations: [MaskNotation]
  ) throws(MaskError) -> MaskTextFieldFormatter {
    try MaskTextFieldFormatter(
      mask: mask, notations: notations, prefixAliases: aliases(of: mask),
      affineFormats: affineFormats, dateWords: Self.readsWords(mask) ? .current : .english,
      autocompleteOnFocus: autocompletesOnFocus)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private func aliases(of mask: String) -> [String] {
    prefixAliases ?? (mask == FormatterMasks.phone ? FormatterMasks.phonePrefixAliases : [])
  }

  /// Returns the further arguments of the formatter, as code.
  func arguments(of mask: String) -> [String] {
    let arguments: [String?] = [
      aliasCode(for: mask),
      affineFormats.isEmpty ? nil : "affineFormats: \(Self.code(of: affineFormats))",
      Self.readsWords(mask) ? "dateWords: .current" : nil,
      autocompletesOnFocus ? nil : "autocompleteOnFocus: false",
    ]
    return arguments.compactMap { $0 }
  }

  private func aliasCode(for mask: String) -> String? {
    if let prefixAliases { return "prefixAliases: \(Self.code(of: prefixAliases))" }
    return aliases(of: mask).isEmpty ? nil : "prefixAliases: FormatterMasks.phonePrefixAliases"
  }

  /// Whether a mask is one of days, whose months may be words.
  private static func readsWords(_ mask: String) -> Bool { mask == FormatterMasks.date }

  private static func code(of texts: [String]) -> String {
    "[" + texts.map(SwiftStringLiteral.literal).joined(separator: ", ") + "]"
  }

  private static let affineFormatsKnob = TypedKnob.text(
    "affineFormats", title: "Further masks (one a line)", isMultiline: true)
  private static let aliasesKnob = TypedKnob.text(
    "maskAliases", title: "Instead of the mask's start (one a line)", isMultiline: true)
  private static let onFocusKnob = TypedKnob.toggle(
    "maskOnFocus", title: "Show the mask's start on focus", default: true)
  private static let remainderKnob = TypedKnob.toggle(
    "maskRemainder", title: "Show the rest of the mask", default: false)

  /// The knobs, in the inspector's order.
  static let rows: [KnobRow<FieldStage>] = [
    FieldKnobs.setup(affineFormatsKnob), FieldKnobs.setup(aliasesKnob),
    FieldKnobs.setup(onFocusKnob), FieldKnobs.setup(remainderKnob),
  ]
}
