/// A file with a function that makes a widget, which compiles as it is.
struct CodeFile {
  /// The parameters of the function, such as `send: @escaping @MainActor (String) -> Void`.
  var parameters: [String] = []
  /// The statements that make the widget.
  var body: String
  /// The expression for the widget.
  var result: String

  /// The text of the file.
  var text: String {
    let lines = (body + (body.hasSuffix("\n") ? "\n" : "\n\n") + "return \(result)")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let effects = body.contains("try ") ? " throws" : ""
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      @MainActor
      func makeWidget(\(parameters.joined(separator: ", ")))\(effects) -> Widget {
      \(indented)
      }

      """
  }

  /// The imports besides the library's main module.
  private var imports: [String] {
    let all = body + result
    return ["Concertina"] + (all.contains("AttributeContainer") ? ["FoundationEssentials"] : [])
      + (["Box(", "Button("].contains { all.contains($0) } ? ["GtkCore"] : [])
  }
}
