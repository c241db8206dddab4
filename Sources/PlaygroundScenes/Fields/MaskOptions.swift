import Concertina

/// The options of a field's mask, other than the mask itself.
struct MaskOptions: Equatable {
  /// Further masks; the field uses the one that fits the text best.
  var affineFormats: [String] = []
  /// Whether the mask's own characters at the start appear as soon as the field gets the focus.
  var autocompletesOnFocus = true
  /// Whether the rest of the mask appears after the text.
  var showsRemainder = false

  /// Reads the knobs that a scene has.
  mutating func take(_ values: KnobValues) {
    guard values.knob("affineFormats") != nil else { return }
    let formats = values.text("affineFormats").split(separator: "\n").map(String.init)
    if !formats.isEmpty { affineFormats = formats }
    autocompletesOnFocus = values.toggle("maskOnFocus")
    showsRemainder = values.toggle("maskRemainder")
  }

  /// Returns the formatter of a mask with these options.
  func formatter(
    _ mask: String, _ notations: [MaskNotation]
  ) throws(MaskError) -> MaskTextFieldFormatter {
    try MaskTextFieldFormatter(
      mask: mask, notations: notations, prefixAliases: Self.prefixAliases(of: mask),
      affineFormats: affineFormats, autocompleteOnFocus: autocompletesOnFocus)
  }

  private static func prefixAliases(of mask: String) -> [String] {
    mask == FormatterMasks.phone ? FormatterMasks.phonePrefixAliases : []
  }

  /// Returns the further arguments of the formatter, as code.
  func arguments(of mask: String) -> [String] {
    let formats = affineFormats.map(SwiftStringLiteral.literal).joined(separator: ", ")
    let arguments: [String?] = [
      Self.prefixAliases(of: mask).isEmpty
        ? nil : "prefixAliases: FormatterMasks.phonePrefixAliases",
      affineFormats.isEmpty ? nil : "affineFormats: [\(formats)]",
      autocompletesOnFocus ? nil : "autocompleteOnFocus: false",
    ]
    return arguments.compactMap { $0 }
  }

  /// The knobs, in the inspector's order.
  static let knobs: [Knob] = [
    .text("affineFormats", title: "Further masks (one a line)", isMultiline: true),
    .toggle("maskOnFocus", title: "Show the mask's start on focus", default: true),
    .toggle("maskRemainder", title: "Show the rest of the mask", default: false),
  ]
}
