import GtkCore

/// The parameters, for other languages than Swift.
extension FormattingToolbar: ParameterizedWidget {
  package nonisolated static var parameters: [AnyParameter] { [AnyParameter(commands)] }

  package nonisolated static let commands = Parameter<FormattingToolbar, ToolbarCommands>(
    "commands", ToolbarCommands.standard, property: "entries",
    get: { ToolbarCommands($0.entries.map(\.command.name.rawValue)) },
    set: { toolbar, commands in toolbar.entries = commands.entries })
}

/// The names of the commands of a toolbar, in the order of its buttons.
package struct ToolbarCommands: ParameterValue {
  package static var kind: ParameterKind { .texts }

  /// The names of the commands that every editor supports.
  static let standard = ToolbarCommands([
    "undo", "redo", "bold", "italic", "underline", "strikethrough", "link",
  ])

  private let names: [String]

  init(_ names: [String]) { self.names = names }

  package var plain: PlainValue { .texts(names) }

  /// Creates the names of commands; nil if one of them is not the name of a command, nor of a menu
  /// of some.
  package init?(plain: PlainValue) {
    guard case .texts(let names) = plain else { return nil }
    let known = MainActor.assumeIsolated { Set(Self.known.keys) }
    guard names.allSatisfy(known.contains) else { return nil }
    self.names = names
  }

  /// The entries for the names.
  @MainActor var entries: [CommandEntry] { names.compactMap { Self.known[$0] } }

  @MainActor private static let known: [String: CommandEntry] = {
    let menus = EditorFeature.standard.flatMap { $0.commands() }
    let all = menus + CommandTable.standard.entries + FormattingToolbar.letters
    return Dictionary(all.map { ($0.command.name.rawValue, $0) }) { first, _ in first }
  }()
}
