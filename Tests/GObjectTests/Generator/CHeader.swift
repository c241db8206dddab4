import GtkCore

/// The C header of the widget classes, their functions, and the list of exported symbols, made of
/// the declarations and of the documentation in Swift.
struct CHeader {
  private let declarations: [WidgetDeclaration]
  private let documentation: CDocumentation

  init(of declarations: [WidgetDeclaration], _ documentation: CDocumentation) {
    self.declarations = declarations
    self.documentation = documentation
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
          CComment.block($0.name, $0.comment) + "\n" + $0.definition
        }
    }
    return """
      \(Self.note)
      #include "../concertina-types.h"
      #include "../include/generated/concertina-classes.h"
      #include "CConcertinaShims.h"

      \(types.joined(separator: "\n"))

      \(parts.joined(separator: "\n\n"))

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
        return CComment.block("\(declaration.name):\(parameter.name)", [""] + comment.text)
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
    return CComment.block(
      "\(declaration.name)::\(event.name)",
      ["@self: the widget"] + arguments + [""] + comment.text + (returns ?? []))
  }
}
