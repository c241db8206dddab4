import GtkCore

extension Entry {
  /// Creates an entry for a text.
  public convenience init(text: Binding<String>) {
    self.init()
    _ = bindValue(
      \.textAroundCaret, of: self, to: text, handle: { Entry(retaining: $0.nativePointer) },
      changes: { $0.onWholeTextChanged($1) })
  }
}

extension PasswordEntry {
  /// Creates an entry for a password, with a button that shows it unless `canReveal` is false.
  public convenience init(text: Binding<String>, canReveal: Bool = true) {
    self.init(canReveal: canReveal)
    bind(\.textAroundCaret, to: text) { $0.onWholeTextChanged($1) }
  }
}
