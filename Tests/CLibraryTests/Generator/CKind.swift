import GtkCore

/// How values of a kind are passed in C.
struct CKind {
  /// The type of a result.
  let result: String
  /// The type of an argument.
  let argument: String
  /// What a function returns that cannot return the value.
  let fallback: String
  /// The annotations of a result for other languages.
  var annotations: [String] = []
  /// The annotations of an argument, beside whether it may be `NULL`.
  var argumentAnnotations: [String] = []
  /// Whether an argument is a pointer.
  let isPointer: Bool

  init(_ kind: ParameterKind) {
    switch kind {
    case .boolean: self.init("gboolean", fallback: "FALSE")
    case .integer: self.init("int", fallback: "0")
    case .number: self.init("double", fallback: "0")
    case .choice(let type, _): self.init("Concertina" + type, fallback: "0")
    case .enumeration(let type), .flags(let type): self.init(type, fallback: "0")
    case .text:
      self.init(pointer: "char *", argument: "const char *", ["transfer full"])
    case .texts:
      self.init(
        pointer: "char **", argument: "const char *const *",
        ["transfer full", "array zero-terminated=1"])
      argumentAnnotations = ["array zero-terminated=1"]
    case .widget(let type), .object(let type):
      self.init(pointer: type + " *", argument: type + " *", ["transfer none", "nullable"])
    case .rectangle:
      self.init(
        pointer: "GdkRectangle *", argument: "const GdkRectangle *", ["transfer full", "nullable"])
    case .variant: self.init(pointer: "GVariant *", argument: "GVariant *", ["transfer full"])
    }
  }

  private init(_ type: String, fallback: String) {
    (result, argument, self.fallback, isPointer) = (type, type, fallback, false)
  }

  private init(pointer result: String, argument: String, _ annotations: [String]) {
    (self.result, self.argument, fallback, isPointer) = (result, argument, "NULL", true)
    self.annotations = annotations
  }

  /// The declaration of an argument.
  func declaration(of name: String) -> String { Self.joined(argument, name) }

  /// Returns a type and a name as C writes them.
  static func joined(_ type: String, _ name: String) -> String {
    type.hasSuffix("*") ? type + name : type + " " + name
  }
}

extension [String] {
  /// The annotations as a comment has them.
  var annotated: String { isEmpty ? "" : map { "(\($0))" }.joined(separator: " ") + ": " }
}

extension String {
  /// A name as C writes it.
  var underscored: String { replacing("-", with: "_") }
}
