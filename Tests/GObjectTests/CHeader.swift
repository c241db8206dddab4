import GtkCore

/// The C header of the widget classes, their functions, and the list of exported symbols, made of
/// the declarations and of the documentation in Swift.
struct CHeader {
  private let declarations: [WidgetDeclaration]
  private let documentation: SwiftDocumentation

  init(of declarations: [WidgetDeclaration], _ documentation: SwiftDocumentation) {
    self.declarations = declarations
    self.documentation = documentation
  }

  private static let note = "/* Generated from the declarations in Swift by CHeaderTests. */"

  // MARK: Files

  /// The text of `concertina-classes.h`.
  var classes: String {
    let parts = declarations.map { declaration in
      ([Self.typeDeclaration(declaration)] + functions(of: declaration).map { $0.prototype + ";" })
        .joined(separator: "\n")
    }
    return """
      \(Self.note)
      #pragma once

      #include "concertina-enums.h"

      G_BEGIN_DECLS

      \(parts.joined(separator: "\n\n"))

      G_END_DECLS

      """
  }

  /// The text of `concertina-enums.h`.
  var enumerations: String {
    let parts = choices.map { type, cases in
      let name = "Concertina" + type
      let constants = cases.map { CName.constant(name, $0) }
      return """
        /**
         * \(name):
        \(constants.map { " * @\($0): \(Self.words(of: $0, in: name))" }.joined(separator: "\n"))
         *
         * Values of a property.
         */
        typedef enum {
        \(constants.map { "  \($0)" }.joined(separator: ",\n"))
        } \(name);

        #define CONCERTINA_TYPE_\(CName.words(of: type).joined(separator: "_").uppercased()) \
        (\(CName.function(name))_get_type ())
        GType \(CName.function(name))_get_type (void);
        """
    }
    return """
      \(Self.note)
      #pragma once

      #include <gtk/gtk.h>

      G_BEGIN_DECLS

      \(parts.joined(separator: "\n\n"))

      G_END_DECLS

      """
  }

  /// The text of `concertina-classes.c`.
  var implementation: String {
    let types = choices.map { "Concertina" + $0.type }.map { Self.getType($0) }
    let parts = declarations.map { declaration in
      let docs = [classComment(declaration)] + memberComments(declaration)
      let functions = functions(of: declaration).map { $0.comment + "\n" + $0.definition }
      return (docs + [Self.getType(declaration.name)] + functions).joined(separator: "\n\n")
    }
    return """
      \(Self.note)
      #include "include/concertina-classes.h"

      #include "concertina-swift.h"

      static GType
      registered (const char *name, GType *type)
      {
        if (!*type && concertina_ensure_registered ())
          *type = g_type_from_name (name);
        return *type;
      }

      \((types + parts).joined(separator: "\n\n"))

      """
  }

  /// The names of the functions in both generated headers.
  var symbols: [String] {
    choices.map { CName.function("Concertina" + $0.type) + "_get_type" }
      + declarations.flatMap { declaration in
        [CName.function(declaration.name) + "_get_type"] + functions(of: declaration).map(\.name)
      }
  }

  // MARK: Types

  private var choices: [(type: String, cases: [String])] {
    var known: Set<String> = []
    return declarations.flatMap(\.parameters).compactMap { parameter in
      guard case .choice(let type, let cases) = parameter.kind, known.insert(type).inserted else {
        return nil
      }
      return (type, cases)
    }
  }

  private static func words(of constant: String, in type: String) -> String {
    let prefix = CName.words(of: type).joined(separator: "_").uppercased() + "_"
    return constant.dropFirst(prefix.count).lowercased().replacing("_", with: " ")
  }

  private static func typeDeclaration(_ declaration: WidgetDeclaration) -> String {
    let words = CName.words(of: declaration.name).dropFirst().joined(separator: "_")
    let prefix = "concertina_" + words
    return """
      #define CONCERTINA_TYPE_\(words.uppercased()) (\(prefix)_get_type ())
      G_DECLARE_FINAL_TYPE (\(declaration.name), \(prefix),
                            CONCERTINA, \(words.uppercased()), GtkWidget)

      """
  }

  private static func getType(_ name: String) -> String {
    """
    GType
    \(CName.function(name))_get_type (void)
    {
      static GType type = 0;
      return registered ("\(name)", &type);
    }
    """
  }

  // MARK: Functions

  private func functions(of declaration: WidgetDeclaration) -> [CFunction] {
    // GtkEditable has functions for the text.
    let parameters = declaration.parameters.filter { !declaration.isEditable || $0.name != "text" }
    let accessors = parameters.flatMap { parameter -> [CFunction] in
      let comment = comment(of: parameter, in: declaration)
      let getter = CFunction.getter(parameter, of: declaration.name, comment)
      let setter = CFunction.setter(parameter, of: declaration.name, comment)
      return parameter.isWritable ? [getter, setter] : [getter]
    }
    return [CFunction.constructor(of: declaration.name)] + accessors
  }

  // MARK: Comments

  /// What is another thing in C than in Swift.
  private static let comments = ["send": sendComment]

  private static let sendComment = """
    Emitted with the text of a message that the user sends.

    A handler takes the message over and returns %TRUE; at once or later it calls
    concertina_expandable_toolbar_finish_send(), and the text of the message goes, or
    concertina_expandable_toolbar_fail_send() with a message for the user.

    %FALSE means that the message was not sent, and so does a handler that raises an exception or
    returns nothing: the composer keeps the text and shows an error, and the user can send it
    again. Without a handler nothing is sent, and the text stays.
    """

  /// What a handler returns.
  private static let answers = [
    "send": "%TRUE if the handler has taken the message over, and says how it ends",
    "link-activated": "%TRUE if the handler has opened the link; otherwise the desktop does",
  ]

  private func classComment(_ declaration: WidgetDeclaration) -> String {
    let type = String(declaration.name.dropFirst("Concertina".count))
    return Self.block(declaration.name, [], Self.plain(documentation.comment(of: type) ?? []))
  }

  private func memberComments(_ declaration: WidgetDeclaration) -> [String] {
    declaration.parameters.map { parameter in
      Self.block(
        "\(declaration.name):\(parameter.name)", [], comment(of: parameter, in: declaration))
    }
      + declaration.events.map { event in
        Self.block(
          "\(declaration.name)::\(event.name)", argumentComments(event),
          comment(of: event, in: declaration),
          returns: event.isRequest ? Self.answers[event.name] : nil)
      }
  }

  private func argumentComments(_ event: AnyEvent) -> [String] {
    ["@self: the widget"]
      + event.arguments.map { kind in
        switch kind {
        case .text: "@text: the text"
        case .boolean: "@flag: the new state"
        default: "@value: the new value"
        }
      }
  }

  private func comment(of parameter: AnyParameter, in declaration: WidgetDeclaration) -> [String] {
    let type = String(declaration.name.dropFirst("Concertina".count))
    return Self.plain(documentation.comment(of: parameter.property, in: type) ?? [])
  }

  private func comment(of event: AnyEvent, in declaration: WidgetDeclaration) -> [String] {
    if let comment = Self.comments[event.name] {
      return comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let type = String(declaration.name.dropFirst("Concertina".count))
    let words = event.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    let member = name.prefix(1).lowercased() + name.dropFirst()
    let candidates = event.property.map { [$0] } ?? [member, "text" + name, "on" + name]
    let found = candidates.lazy.compactMap { self.documentation.comment(of: $0, in: type) }.first
    return Self.plain(found ?? [])
  }

  /// Returns the first paragraphs of a comment of Swift, up to its code and sections.
  private static func plain(_ comment: [String]) -> [String] {
    let text = comment.prefix { line in
      !line.hasPrefix("##") && !line.hasPrefix("- Parameter") && !line.hasPrefix("```")
        && !line.hasPrefix("@State") && !line.hasPrefix("let ")
    }
    let lines = text.map { $0.replacing("``", with: "`") }
    let end = lines.lastIndex { !$0.isEmpty && !$0.hasSuffix(":") } ?? -1
    return Array(lines[...max(end, -1)].prefix { _ in end >= 0 })
  }

  private static func block(
    _ title: String, _ arguments: [String], _ text: [String], returns: String? = nil
  ) -> String {
    var lines = ["\(title):"] + arguments + [""] + text
    if let returns { lines += ["", "Returns: \(returns)"] }
    return "/**\n" + lines.map { $0.isEmpty ? " *" : " * \($0)" }.joined(separator: "\n") + "\n */"
  }
}
