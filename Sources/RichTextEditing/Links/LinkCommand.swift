import FoundationEssentials
import RichTextModel

/// Makes what is selected a link, or lets a link be plain text again.
///
/// With nothing selected it is about the link that the caret is in; where there is none, the address
/// itself comes into the text. An address of nothing but white space is none.
@MainActor
public struct LinkCommand: EditorCommand {
  /// The command's name.
  public let name = "link"
  private let address: String?

  /// Makes a command that sets an address; nil takes links away.
  public init(_ address: String?) {
    let trimmed = address.map { Self.trimmed($0) }
    self.address = trimmed == "" ? nil : trimmed
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Sets or takes away.
  public func execute(on editor: EditorView) {
    let selection = editor.selectedRange
    guard let range = selection.isEmpty ? linkAtCaret(of: editor) : selection else {
      return insert(into: editor)
    }
    editor.changeAttributes(in: range) { $0[LinkKey.self] = address }
  }

  private func insert(into editor: EditorView) {
    guard let address else { return }
    var look = editor.typingAttributes
    look[LinkKey.self] = address
    editor.replaceCharacters(in: editor.selectedRange, with: RichText(address, attributes: look))
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
/// An empty answer takes the link away, Escape changes nothing.
@MainActor
public struct LinkEditingCommand: EditorCommand {
  /// The command's name.
  public let name = "link"
  /// Whether it shows itself pressed in while its work is done.
  public let isSwitch = true

  /// Makes a command.
  public init() {}

  /// Opens the popover.
  public func execute(on editor: EditorView) { editor.implementation.links.ask() }

  /// Whether all of the selection is links, or the caret is in one.
  public func isOn(in editor: EditorView) -> Bool { LinkCommand.isOn(in: editor) }
}

extension EditorCommand where Self == LinkCommand {
  /// Sets where the selection leads to; nil takes links away.
  public static func link(_ address: String?) -> LinkCommand { LinkCommand(address) }
}

extension EditorCommand where Self == LinkEditingCommand {
  /// Asks where the selection shall lead to.
  public static var editLink: LinkEditingCommand { LinkEditingCommand() }
}
