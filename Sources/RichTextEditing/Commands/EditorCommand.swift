import RichTextModel

/// Something that is done to an editor on demand: a button's or a key's work.
///
/// ## Origin
/// Proton's EditorCommand.
@MainActor
public protocol EditorCommand {
  /// Tells commands apart, for those that an editor allows.
  var name: String { get }

  /// Whether it switches something on and off, which a button can show.
  var isSwitch: Bool { get }

  /// Whether the command makes sense in an editor now.
  func canExecute(on editor: EditorView) -> Bool

  /// Does it, as one step that can be undone.
  func execute(on editor: EditorView)

  /// Whether what the command switches is on in an editor now; false for one that switches nothing.
  func isOn(in editor: EditorView) -> Bool
}

extension EditorCommand {
  /// It does something once.
  public var isSwitch: Bool { false }

  /// Where text can be entered.
  public func canExecute(on editor: EditorView) -> Bool { editor.isEditable }

  /// It switches nothing.
  public func isOn(in editor: EditorView) -> Bool { false }
}
