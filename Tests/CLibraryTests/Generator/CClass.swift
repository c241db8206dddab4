import GtkCore

/// The names of a class in C.
struct CClass {
  let name: String
  let declaration: WidgetDeclaration
  /// The prefix of its functions: `concertina_rich_label`.
  let prefix: String
  /// Its name without the prefix of the library, in capital letters: `RICH_LABEL`.
  let capitals: String
  /// The macro of its type.
  let macro: String

  init(_ declaration: WidgetDeclaration) {
    self.declaration = declaration
    name = declaration.name
    prefix = CName.function(name)
    capitals = CName.words(of: name).dropFirst().joined(separator: "_").uppercased()
    macro = "CONCERTINA_TYPE_" + capitals
  }

  /// The widget as the first argument of its functions.
  var argument: String { "\(name) *self" }

  /// Its names as the macros in C take them.
  var names: String { "\(name), \(prefix), \(macro)" }

  /// A widget of the class, in words: `a rich label`.
  var article: String {
    let words = CName.words(of: name).dropFirst().joined(separator: " ")
    return ("aeiou".contains(words.first ?? "x") ? "an " : "a ") + words
  }

  /// The declaration of the type.
  var typeDeclaration: String {
    let parent = declaration.parent?.name ?? "GtkWidget"
    let macros = "#define \(macro) (\(prefix)_get_type ())\n"
    guard declaration.isAbstract else {
      return macros + """
        G_DECLARE_FINAL_TYPE (\(name), \(prefix),
                              CONCERTINA, \(capitals), \(parent))

        """
    }
    return macros + """
      G_DECLARE_DERIVABLE_TYPE (\(name), \(prefix),
                                CONCERTINA, \(capitals), \(parent))

      /**
       * \(name)Class:
       *
       * The class. Only the library derives from it.
       */
      struct _\(name)Class {
        /*< private >*/
        \(parent)Class parent_class;
      };

      """
  }

  /// The function that returns a type.
  static func getType(_ name: String) -> String {
    "CONCERTINA_DEFINE_TYPE (\(name), \(CName.function(name)))"
  }
}
