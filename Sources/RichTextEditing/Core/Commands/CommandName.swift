/// The name of a command, for the set that an editor allows.
///
///     editor.registeredCommands = [.bold, .italic, .style(.quote), "panel"]
///     let withoutUnderline = FormattingToolbar.standard.filter { $0.command.name != .underline }
///
/// An app's commands have names of their own, which are different from these.
///
/// ## Origin
/// Proton's CommandName.
public struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as text, which is the widget name of its button in a ``FormattingToolbar``.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ name: String) { rawValue = name }

  /// Creates a name from text in quotes.
  public init(stringLiteral name: String) { rawValue = name }

  /// Creates the name of a command with a choice, such as `style-quote`; nil for none.
  package init(_ kind: String, choice: String?) {
    rawValue = choice.map { "\(kind)-\($0)" } ?? kind
  }
}

extension CommandName: CustomStringConvertible {
  /// The name as text.
  public var description: String { rawValue }
}
