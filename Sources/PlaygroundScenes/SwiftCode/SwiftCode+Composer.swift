extension SwiftCode {
  /// Returns the code for a message composer with these values of its scene's knobs.
  ///
  /// ```swift
  /// @State var message = ""
  ///
  /// let bar = ExpandableToolbar(
  ///   text: $message,
  ///   placeholder: "Message"
  /// ) { text in
  ///   try await send(text)
  /// }
  /// ```
  public static func composer(_ values: KnobValues) -> String {
    let (lines, duration) = (values.wholeNumber("maxNumberOfLines"), values.number("duration"))
    let (placeholder, key) = (values.text("placeholder"), values.choice("returnKey"))
    let parameters: [String?] = [
      "text: $message",
      lines == 4 ? nil : "maxLines: \(lines)",
      placeholder.isEmpty ? nil : "placeholder: \(shortened(placeholder))",
      key == "sends" ? nil : "returnKey: .\(key)",
      duration == 0.25 ? nil : "animationDuration: \(number(duration))",
    ]
    let list = parameters.compactMap { $0.map { "  \($0)" } }.joined(separator: ",\n")
    return "@State var message = \(shortened(values.text("text")))\n\n"
      + "let bar = ExpandableToolbar(\n\(list)\n) { text in\n  try await send(text)\n}\n"
      + settings(values)
  }

  private static func settings(_ values: KnobValues) -> String {
    let length = values.wholeNumber("maxLength")
    let limit = length > 0 ? "bar.maxLength = \(length)\n" : ""
    let isBoth = values.choice("buttons") == "both"
    return limit + (isBoth ? "bar.leftButton = Button(\"Attach\")\n" : "")
  }

  /// Returns the code for the text view of a composer alone.
  public static func expandableTextView(_ values: KnobValues) -> String {
    let (lines, height) = (
      values.wholeNumber("maxNumberOfLines"), values.wholeNumber("minimumHeight")
    )
    let (placeholder, font) = (values.text("placeholder"), values.choice("font"))
    let parameters: [String?] = [
      "text: $message",
      lines == 4 ? nil : "maxLines: \(lines)",
      height == 30 ? nil : "minHeight: \(height)",
      placeholder.isEmpty ? nil : "placeholder: \(shortened(placeholder))",
      font == "body" ? nil : "font: .\(font)",
    ]
    let list = parameters.compactMap { $0.map { "  \($0)" } }.joined(separator: ",\n")
    return "@State var message = \(shortened(values.text("text")))\n\n"
      + "let view = ExpandableTextView(\n\(list))\n"
  }
}
