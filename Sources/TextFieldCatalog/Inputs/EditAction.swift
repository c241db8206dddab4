/// What a person can do with the text of a field beside writing, by keys and in its menu.
///
/// ```swift
/// field.disable(editActions: [.cut, .copy])
/// field.disable(editActions: .all)
/// field.disable(editActions: nil)   // everything is possible again
/// ```
///
/// Think twice about ``paste``: people with a password manager, with a switch or with little strength in
/// their hands cannot write a long text anew.
///
/// Origin: the seed's actions of the same names.
public enum EditAction: String, Hashable, Sendable, CaseIterable {
  /// Takes the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts what is on the clipboard, what the middle button has, or what is dropped.
  case paste
  /// Selects a part of the text, by the pointer or by keys; in a field of one line.
  case select
  /// Selects the whole text, by a key or in the menu.
  case selectAll
  /// Takes the selection out by the menu; keys that delete are writing.
  case delete
}

extension [EditAction] {
  /// All of them.
  public static var all: [EditAction] { EditAction.allCases }
}
