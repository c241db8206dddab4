/// The Swift code for the widgets of a scene, for the user to copy.
public enum SwiftCode {
  /// The length of the longest text, in Unicode scalars, that the code quotes in full.
  public static let longestText = 2_000

  /// Returns the code for an auto-height editor with these values of its scene's knobs.
  ///
  /// The parameters are in the editor's order, and those with their default values are left out:
  ///
  /// ```swift
  /// @State var text = ""
  /// @State var isEnabled = true
  ///
  /// let editor = AutoHeightEditor(
  ///   text: $text,
  ///   maxLines: 5,
  ///   hasBorder: true,
  ///   isEnabled: $isEnabled,
  ///   disabledPlaceholder: "This editor has been disabled",
  ///   regExpUse: .none)
  /// ```
  public static func autoHeightEditor(_ values: KnobValues) -> String {
    let parameters = parameters(values).map { "  \($0.name): \($0.value)" }
    let declarations = declarations(values).map { "@State var \($0.name) = \($0.value)\n" }
    return declarations.joined() + "\nlet editor = AutoHeightEditor(\n"
      + parameters.joined(separator: ",\n") + ")"
  }

  private typealias Pair = (name: String, value: String)

  private static func declarations(_ values: KnobValues) -> [Pair] {
    var states: [Pair] = [
      ("text", shortened(values.text("text"))),
      ("isEnabled", "\(values.toggle("isEnabled"))"),
    ]
    if AutoHeightEditorKnobs.usedPattern(values) != nil {
      states.append(("isMatched", "false"))
    }
    return states
  }

  private static func parameters(_ values: KnobValues) -> [Pair] {
    let font = values.choice("font")
    let lineSpacing = values.number("lineSpace")
    let placeholder = values.text("placeholder")
    let minLines = values.wholeNumber("minLine")
    let all: [Pair?] = [
      ("text", "$text"),
      font == "body" ? nil : ("font", ".\(font)"),
      lineSpacing == 2 ? nil : ("lineSpacing", number(lineSpacing)),
      ("maxLines", "\(values.wholeNumber("maxLine"))"),
      ("hasBorder", "\(values.toggle("hasBorder"))"),
      ("isEnabled", "$isEnabled"),
      ("disabledPlaceholder", shortened(values.text("disabledPlaceholder"))),
      ("regExpUse", regExpUse(values)),
      placeholder.isEmpty ? nil : ("placeholder", shortened(placeholder)),
      minLines == 1 ? nil : ("minLines", "\(minLines)"),
    ]
    return all.compactMap { $0 }
  }

  private static func regExpUse(_ values: KnobValues) -> String {
    guard let pattern = AutoHeightEditorKnobs.usedPattern(values) else { return ".none" }
    return ".use(pattern: \(SwiftStringLiteral.literal(pattern)), isMatched: $isMatched)"
  }

  static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return JSONValue.number(value).compactText
  }

  static func shortened(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(longestText)
    guard head.endIndex < text.unicodeScalars.endIndex else {
      return SwiftStringLiteral.literal(text)
    }
    return SwiftStringLiteral.literal(String(head)) + " /* … and more */"
  }
}
