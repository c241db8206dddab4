import GtkCore

/// A function of the C header: its prototype, its comment and its body.
struct CFunction {
  let name: String
  let prototype: String
  let comment: String
  let definition: String

  private init(
    _ name: String, returns: String, _ arguments: String, _ comment: [String], body: [String]
  ) {
    self.name = name
    let separator = returns.hasSuffix("*") ? "" : " "
    prototype = "\(returns)\(separator)\(name) (\(arguments))"
    self.comment =
      "/**\n * \(name):\n"
      + comment.map { $0.isEmpty ? " *" : " * \($0)" }.joined(separator: "\n") + "\n */"
    definition =
      "\(returns.trimmed)\n\(name) (\(arguments))\n{\n"
      + body.map { "  " + $0 }.joined(separator: "\n") + "\n}"
  }

  /// The function that creates a widget.
  static func constructor(of type: String) -> CFunction {
    let name = CName.function(type)
    return CFunction(
      name + "_new", returns: "GtkWidget *", "void",
      ["", "Creates a widget.", "", "Returns: the widget"],
      body: [
        "if (!concertina_is_callable (G_STRFUNC))", "  return NULL;",
        "return g_object_new (\(name)_get_type (), NULL);",
      ])
  }

  /// The function that reads a property.
  static func getter(_ parameter: AnyParameter, of type: String, _ summary: [String]) -> CFunction {
    let kind = CKind(parameter.kind)
    let prefix = CName.function(type)
    let checks =
      "CONCERTINA_RETURN_VAL_IF_FAIL (\(check(type)) (self), \(kind.fallback));"
    return CFunction(
      "\(prefix)_get_\(parameter.name.underscored)", returns: kind.result, "\(type) *self",
      ["@self: a widget", ""] + summary + ["", "Returns: \(kind.annotation)the value"],
      body: [
        checks, "\(kind.result)\(kind.result.hasSuffix("*") ? "" : " ")value = \(kind.fallback);",
        "g_object_get (self, \"\(parameter.name)\", &value, NULL);",
      ] + kind.release + ["return value;"])
  }

  /// The function that sets a property.
  static func setter(_ parameter: AnyParameter, of type: String, _ summary: [String]) -> CFunction {
    let kind = CKind(parameter.kind)
    let prefix = CName.function(type)
    let separator = kind.argument.hasSuffix("*") ? "" : " "
    return CFunction(
      "\(prefix)_set_\(parameter.name.underscored)", returns: "void",
      "\(type) *self, \(kind.argument)\(separator)value",
      ["@self: a widget", "@value: \(kind.nullable)the value", ""] + summary,
      body: [
        "CONCERTINA_RETURN_IF_FAIL (\(check(type)) (self));",
        "g_object_set (self, \"\(parameter.name)\", value, NULL);",
      ])
  }

  private static func check(_ type: String) -> String {
    let words = CName.words(of: type).dropFirst().joined(separator: "_").uppercased()
    return "CONCERTINA_IS_\(words)"
  }
}

/// How values of a parameter are passed in C.
private struct CKind {
  var result: String
  var argument: String
  var fallback: String
  var annotation = ""
  var nullable = ""
  var release: [String] = []

  init(_ kind: ParameterKind) {
    switch kind {
    case .boolean: self.init("gboolean", fallback: "FALSE")
    case .integer: self.init("int", fallback: "0")
    case .number: self.init("double", fallback: "0")
    case .choice(let type, _): self.init("Concertina" + type, fallback: "0")
    case .text:
      self.init("char *", fallback: "NULL")
      argument = "const char *"
      annotation = "(transfer full): "
    case .widget(let type):
      self.init("\(type) *", fallback: "NULL")
      annotation = "(transfer none) (nullable): "
      nullable = "(nullable): "
      // The widget's parent keeps it.
      release = ["if (value)", "  g_object_unref (value);"]
    }
  }

  private init(_ type: String, fallback: String) {
    (result, argument, self.fallback) = (type, type, fallback)
  }
}

extension String {
  fileprivate var underscored: String { replacing("-", with: "_") }
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
