import FoundationEssentials
import RichTextModel
import TextTranslation

/// Makes the selection a link, or removes links.
///
/// Without a selection it applies to the link at the caret; if there is none, it inserts the
/// address itself into the text. An address of white space only counts as none.
@MainActor
public struct LinkCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.link
  private let address: String?

  /// Creates a command that sets an address; nil removes links.
  public init(_ address: String?) { self.address = address.flatMap(EditorLinks.trimmed) }

  /// Sets or removes the link.
  public func execute(on editor: EditorView) { editor.implementation.links.set(address) }

  /// Whether all of the selection is links, or the caret is in one.
  public func isOn(in editor: EditorView) -> Bool { Self.isOn(in: editor) }

  static func isOn(in editor: EditorView) -> Bool {
    guard !editor.selectedRange.isEmpty else {
      return editor.implementation.links.linkAtCaret != nil
    }
    return editor.selectedText.runs.allSatisfy { $0.attributes[LinkKey.self] != nil }
  }
}

/// Asks for the address of a link in a popover at the text, and sets it.
///
/// An empty address removes the link; Escape changes nothing.
@MainActor
public struct LinkEditingCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.editLink
  /// Whether its button appears pressed on a link.
  public let isSwitch = true

  /// Creates a command.
  public init() {}

  /// Opens the popover.
  public func execute(on editor: EditorView) { editor.implementation.links.ask() }

  /// Whether all of the selection is links, or the caret is in one.
  public func isOn(in editor: EditorView) -> Bool { LinkCommand.isOn(in: editor) }
}

extension EditorCommand where Self == LinkCommand {
  /// Sets the address of the selection; nil removes links.
  public static func link(_ address: String?) -> LinkCommand { LinkCommand(address) }
}

extension EditorCommand where Self == LinkEditingCommand {
  /// Asks for the address of the selection.
  public static var editLink: LinkEditingCommand { LinkEditingCommand() }
}

/// The command for links.
extension CommandEntry {
  /// Asks for the address of the selection.
  public static var editLink: CommandEntry {
    CommandEntry(
      .editLink, icon: "insert-link-symbolic", title: translated("Link"), keys: ["<Control>k"])
  }
}
