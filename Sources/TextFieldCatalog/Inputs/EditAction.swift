/// An action on the text of a field other than typing, by keys or in its menu.
///
/// ```swift
/// field.disable(editActions: [.cut, .copy])
/// field.disable(editActions: .all)
/// field.disable(editActions: nil)   // everything is possible again
/// ```
///
/// Use ``paste`` with care: users who rely on a password manager or on a switch, or who have little
/// strength in their hands, cannot retype a long text.
///
/// Origin: the actions of the same names in TextFieldsCatalog.
public enum EditAction: String, Hashable, Sendable, CaseIterable {
  /// Moves the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts text from the clipboard, by a middle click, or by a drop.
  case paste
  /// Selects a part of the text, with the pointer or with keys; in a field of one line.
  case select
  /// Selects the whole text, with a key or in the menu.
  case selectAll
  /// Deletes the selection from the menu; keys that delete count as typing.
  case delete
}

extension [EditAction] {
  /// All edit actions.
  public static var all: [EditAction] { EditAction.allCases }
}
