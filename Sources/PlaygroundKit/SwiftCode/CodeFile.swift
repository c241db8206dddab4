/// A file with a function that makes a widget, which compiles as it is.
public struct CodeFile: Sendable {
  /// The modules to import.
  public var imports: [String]
  /// The parameters of the function, such as `send: @escaping @MainActor (String) -> Void`.
  public var parameters: [String]
  /// The statements that make the widget.
  public var body: String
  /// The expression for the widget.
  public var result: String

  /// Describes a file.
  public init(imports: [String], parameters: [String] = [], body: String, result: String) {
    (self.imports, self.parameters) = (imports, parameters)
    (self.body, self.result) = (body, result)
  }

  /// The text of the file.
  public var text: String {
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
}
