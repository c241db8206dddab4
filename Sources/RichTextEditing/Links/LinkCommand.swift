import FoundationEssentials
import RichTextModel

/// Makes the selection a link, or removes links.
///
/// Without a selection it applies to the link at the caret; if there is none, it inserts the
/// address itself into the text. An address of white space only counts as none.
@MainActor
public struct LinkCommand: EditorCommand {
  /// The command's name.
  public let name = "link"
  private let address: String?

  /// Creates a command that sets an address; nil removes links.
  public init(_ address: String?) {
    let trimmed = address.map { Self.trimmed($0) }
    self.address = trimmed == "" ? nil : trimmed
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Sets or removes the link.
  public func execute(on editor: EditorView) {
    let selection = editor.selectedRange
    guard let range = selection.isEmpty ? linkAtCaret(of: editor) : selection else {
      return insert(into: editor)
    }
    editor.changeAttributes(in: range) { $0[LinkKey.self] = address }
  }

  private func insert(into editor: EditorView) {
    guard let address else { return }
    var attributes = editor.typingAttributes
    attributes[LinkKey.self] = address
    editor.replaceCharacters(
      in: editor.selectedRange, with: RichText(address, attributes: attributes))
  }

  /// Whether all of the selection is links, or the caret is in one.
  public func isOn(in editor: EditorView) -> Bool { Self.isOn(in: editor) }

  static func isOn(in editor: EditorView) -> Bool {
    guard !editor.selectedRange.isEmpty else {
      return editor.implementation.links.linkAtCaret != nil
    }
    return editor.selectedText.runs.allSatisfy { $0.attributes[LinkKey.self] != nil }
  }

  private func linkAtCaret(of editor: EditorView) -> Range<Int>? {
    editor.implementation.links.linkAtCaret?.range
  }
}

/// Asks for the address of a link in a popover at the text, and sets it.
///
/// An empty address removes the link; Escape changes nothing.
@MainActor
public struct LinkEditingCommand: EditorCommand {
  /// The command's name.
  public let name = "link"
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
