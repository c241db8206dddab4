import GtkCore

/// The C header of the widget classes, their functions, and the list of exported symbols, made of
/// the declarations and of the documentation in Swift.
struct CHeader {
  private let declarations: [WidgetDeclaration]
  private let documentation: CDocumentation

  /// The versions in which functions came, and the present one.
  private let since: SinceTable
  private let current: LibraryVersion

  init(of declarations: [WidgetDeclaration]) throws {
    self.declarations = declarations
    documentation = try CDocumentation(of: declarations)
    since = try SinceTable.current()
    current = try LibraryVersion.current()
  }

  private static let note = "/* Generated from the declarations in Swift by CHeaderTests. */"

  // MARK: Files

  /// The text of `concertina-classes.h`.
  var classes: String {
    let parts = declarations.map { declaration in
      ([CClass(declaration).typeDeclaration]
        + functions(of: declaration).map { $0.prototype + ";" }).joined(separator: "\n")
    }
    return header(parts, including: "\"concertina-enums.h\"")
  }

  /// The text of `concertina-enums.h`.
  var enumerations: String {
    let parts = choices.map { type, cases in
      let name = "Concertina" + type
      let constants = cases.map { CName.constant(name, $0) }
      let comment = documentation.comment(ofChoice: type, cases: cases)
      let values = zip(cases, constants).map { item, constant in
        "@\(constant): \(comment.arguments[item] ?? Self.words(of: constant, in: name))"
      }
      return """
        \(CComment.block(name, values + [""] + comment.text))
        typedef enum {
        \(constants.map { "  \($0)" }.joined(separator: ",\n"))
        } \(name);

        #define CONCERTINA_TYPE_\(CName.words(of: type).joined(separator: "_").uppercased()) \
        (\(CName.function(name))_get_type ())
        GType \(CName.function(name))_get_type (void);
        """
    }
    return header(parts, including: "<gtk/gtk.h>")
  }

  private func header(_ parts: [String], including file: String) -> String {
    """
    \(Self.note)
    #pragma once

    #include \(file)

    G_BEGIN_DECLS

    \(parts.joined(separator: "\n\n"))

    G_END_DECLS

    """
  }

  /// The text of `concertina-classes.c`.
  var implementation: String {
    let types = (choices.map { "Concertina" + $0.type } + declarations.map(\.name)).map {
      CClass.getType($0)
    }
    let parts = declarations.flatMap { declaration in
      comments(of: declaration)
        + functions(of: declaration).map {
          CComment.block($0.name, $0.comment + sinceLines($0.name)) + "\n" + $0.definition
        }
    }
    let aliases = aliases.map { "CONCERTINA_DEFINE_ALIAS (\($0.name), \($0.target))" }
    return """
      \(Self.note)
      #include "../concertina-types.h"
      #include "../include/generated/concertina-classes.h"
      #include "CConcertinaShims.h"

      \(types.joined(separator: "\n"))

      \(parts.joined(separator: "\n\n"))

      /* Functions of releases that a superclass has now. */
      \(aliases.joined(separator: "\n"))

      """
  }

  /// The names of the functions to export: those in both generated headers, and aliases.
  var symbols: [String] { functions + aliases.map(\.name) }

  private var functions: [String] {
    choices.map { CName.function("Concertina" + $0.type) + "_get_type" }
      + declarations.flatMap { declaration in
        [CName.function(declaration.name) + "_get_type"] + functions(of: declaration).map(\.name)
      }
  }

  /// The functions of releases that are not in the headers any more, and what they are now:
  /// programs that call them go on working.
  private var aliases: [(name: String, target: String)] {
    let functions = Set(functions)
    return declarations.flatMap { declaration -> [(String, String)] in
      let prefix = CName.function(declaration.name)
      let released = since.functions(ofReleasesWith: prefix + "_")
      return released.sorted().filter { !functions.contains($0) }.compactMap { name in
        let suffix = name.dropFirst(prefix.count)
        let superclasses = sequence(first: declaration) { $0.parent }.dropFirst()
        let targets = superclasses.map { CName.function($0.name) + suffix }
        return targets.first(where: functions.contains).map { (name, $0) }
      }
    }
  }

  // MARK: Types

  private var choices: [(type: String, cases: [String])] {
    var known: Set<String> = []
    let kinds = declarations.flatMap { declaration -> [ParameterKind] in
      let values =
        declaration.methods.flatMap { $0.arguments + [$0.result].compactMap { $0 } }
        + declaration.events.flatMap(\.arguments)
      return declaration.parameters.map(\.kind) + values.map(\.kind)
    }
    return kinds.compactMap { kind in
      guard case .choice(let type, let cases) = kind, known.insert(type).inserted else {
        return nil
      }
      return (type, cases)
    }
  }

  private static func words(of constant: String, in type: String) -> String {
    let prefix = CName.words(of: type).joined(separator: "_").uppercased() + "_"
    return constant.dropFirst(prefix.count).lowercased().replacing("_", with: " ")
  }

  // MARK: Functions

  private func functions(of declaration: WidgetDeclaration) -> [CFunction] {
    let type = CClass(declaration)
    let accessors = declaration.ownParameters.flatMap { parameter -> [CFunction] in
      let summary = documentation.comment(of: parameter, in: declaration).summary
      let getter = CFunction.getter(parameter, of: type, summary)
      let setter = CFunction.setter(parameter, of: type, summary)
      return parameter.isWritable ? [getter, setter] : [getter]
    }
    let methods = declaration.ownMethods.map {
      CFunction.method($0, of: type, documentation.comment(of: $0, in: declaration))
    }
    return (declaration.isAbstract ? [] : [.constructor(of: type)]) + accessors + methods
  }

  // MARK: Comments

  /// The comments of a class and of its properties and signals.
  private func comments(of declaration: WidgetDeclaration) -> [String] {
    [CComment.block(declaration.name, [""] + documentation.comment(of: declaration).text)]
      + declaration.ownParameters.map { parameter in
        let comment = documentation.comment(of: parameter, in: declaration)
        let title = "\(declaration.name):\(parameter.name)"
        return CComment.block(title, [""] + comment.text + sinceLines(title))
      }
      + declaration.ownEvents.map { block(of: $0, in: declaration) }
  }

  private func block(of event: AnyEvent, in declaration: WidgetDeclaration) -> String {
    let comment = documentation.comment(of: event, in: declaration)
    let arguments = event.arguments.map {
      "@\($0.name): \(comment.arguments[$0.name] ?? "the \($0.name)")"
    }
    let returns = event.result.map { result in
      [
        "",
        "Returns: \(CKind(result).isPointer ? "(nullable) (transfer full): " : "")"
          + (comment.returns ?? "%TRUE if the handler has taken care of it"),
      ]
    }
    let title = "\(declaration.name)::\(event.name)"
    return CComment.block(
      title,
      ["@self: the widget"] + arguments + [""] + comment.text + (returns ?? [])
        + sinceLines(title))
  }

  private func sinceLines(_ name: String) -> [String] {
    ["", "Since: \(since.release(of: name, in: current))"]
  }
}
