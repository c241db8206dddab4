import GtkCore

/// A function of the C header: its prototype, its comment and its definition.
struct CFunction {
  let name: String
  let prototype: String
  let definition: String
  /// The lines of its comment after its name.
  let comment: [String]

  private init(
    _ name: String, returns type: String, _ arguments: [String], _ comment: [String],
    definition: String
  ) {
    self.name = name
    self.comment = comment
    self.definition = definition
    prototype = Self.prototype(name, returns: type, arguments)
  }

  private init(
    _ name: String, returns type: String, _ arguments: [String], _ comment: [String], body: [String]
  ) {
    let prototype = Self.prototype(name, returns: type, arguments)
    let lines = body.map { "  \($0)\n" }.joined()
    self.init(
      name, returns: type, arguments, comment, definition: "\(prototype)\n{\n\(lines)}")
  }

  private static func prototype(
    _ name: String, returns type: String, _ arguments: [String]
  ) -> String {
    let arguments = arguments.isEmpty ? "void" : arguments.joined(separator: ", ")
    return CKind.joined(type, "\(name) (\(arguments))")
  }

  /// The function that creates a widget.
  static func constructor(of type: CClass) -> CFunction {
    CFunction(
      type.prefix + "_new", returns: "GtkWidget *", [],
      ["", "Creates \(type.article).", "", "Returns: the widget"],
      body: [
        "return concertina_check_thread (G_STRFUNC) ? g_object_new (\(type.macro), NULL) : NULL;"
      ])
  }

  /// The function that reads a property.
  static func getter(_ parameter: AnyParameter, of type: CClass, _ summary: String) -> CFunction {
    let kind = CKind(parameter.kind)
    return CFunction(
      "\(type.prefix)_get_\(parameter.name.underscored)", returns: kind.result, [type.argument],
      [
        "@self: \(type.article)", "", "Gets #\(type.name):\(parameter.name). \(summary)", "",
        "Returns: \(kind.annotations.annotated)the value",
      ],
      definition: "CONCERTINA_DEFINE_GETTER (\(type.names), "
        + "\(parameter.name.underscored), \"\(parameter.name)\", \(kind.result), "
        + "\(kind.fallback))")
  }

  /// The function that sets a property.
  static func setter(_ parameter: AnyParameter, of type: CClass, _ summary: String) -> CFunction {
    let kind = CKind(parameter.kind)
    let annotations = kind.argumentAnnotations + (kind.isPointer ? ["nullable"] : [])
    return CFunction(
      "\(type.prefix)_set_\(parameter.name.underscored)", returns: "void",
      [type.argument, kind.declaration(of: "value")],
      [
        "@self: \(type.article)", "@value: \(annotations.annotated)the value", "",
        "Sets #\(type.name):\(parameter.name). \(summary)",
      ],
      definition: "CONCERTINA_DEFINE_SETTER (\(type.names), "
        + "\(parameter.name.underscored), \"\(parameter.name)\", \(kind.argument))")
  }

  /// The function that calls a method.
  static func method(_ method: AnyMethod, of type: CClass, _ comment: CComment) -> CFunction {
    let name = "\(type.prefix)_\(method.name.underscored)"
    let result = method.result.map { CKind($0.kind) }
    let error = method.canFail ? ["GError **error"] : []
    let arguments = method.arguments.map { CKind($0.kind).declaration(of: $0.name.underscored) }
    let values =
      ["self", type.macro, "G_STRFUNC", "\"\(method.name)\"", method.canFail ? "error" : "NULL"]
      + [result == nil ? "NULL" : "&result"] + method.arguments.map(\.name.underscored)
    let call = "concertina_call (\(values.joined(separator: ", ")));"
    let lines = comment.lines(of: method, type)
    guard let result else {
      return CFunction(
        name, returns: method.canFail ? "gboolean" : "void", [type.argument] + arguments + error,
        lines, body: [(method.canFail ? "return " : "") + call])
    }
    return CFunction(
      name, returns: result.result, [type.argument] + arguments + error, lines,
      body: [
        "\(CKind.joined(result.result, "result")) = \(result.fallback);", call, "return result;",
      ])
  }
}

extension CComment {
  /// The lines of the comment of a method.
  fileprivate func lines(of method: AnyMethod, _ type: CClass) -> [String] {
    var lines = ["@self: \(type.article)"]
    for argument in method.arguments {
      let kind = CKind(argument.kind)
      let annotations = kind.argumentAnnotations + (argument.isOptional ? ["nullable"] : [])
      let text = arguments[argument.name] ?? "the \(argument.name.replacing("-", with: " "))"
      lines.append("@\(argument.name.underscored): \(annotations.annotated)\(text)")
    }
    if method.canFail { lines.append("@error: return location for an error") }
    lines += [""] + text
    guard let result = method.result else {
      return method.canFail ? lines + ["", "Returns: %TRUE on success, %FALSE with @error"] : lines
    }
    let kind = CKind(result.kind)
    let isNullable = result.isOptional && !kind.annotations.contains("nullable") && kind.isPointer
    let annotations = kind.annotations + (isNullable ? ["nullable"] : [])
    return lines + ["", "Returns: \(annotations.annotated)\(returns ?? "the result")"]
  }
}

extension AnyMethod {
  /// Whether it can fail, with an error.
  fileprivate var canFail: Bool { failure != nil }
}
