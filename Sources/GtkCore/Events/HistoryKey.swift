/// A key that undoes or redoes.
package enum HistoryKey {
  /// Ctrl+Z.
  case undo
  /// Ctrl+Shift+Z and Ctrl+Y.
  case redo

  /// Recognizes a key; `nil` for any other.
  package init?(_ key: KeyPress) {
    guard key.control, !key.alt else { return nil }
    switch (key.name.lowercased(), key.shift) {
    case ("z", false): self = .undo
    case ("z", true), ("y", false): self = .redo
    default: return nil
    }
  }
}
