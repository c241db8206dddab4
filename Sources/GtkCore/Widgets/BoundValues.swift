import CConcertinaGtk

// Values as a binding needs them: changed as a whole, without moving what the user looks at.

extension Entry {
  /// The text; setting it keeps the caret where it is, as far as there is text before it.
  package final var textAroundCaret: String {
    get { text }
    set { setTextAroundCaret(newValue, of: self) }
  }

  /// Called with the text once it has changed as a whole, by the user or by code.
  @discardableResult
  package final func onWholeTextChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(.change(of: .wholeText)) { handler(String(cString: gtk_editable_get_text($0.native))) }
  }
}

extension PasswordEntry {
  /// The text; setting it keeps the caret where it is, as far as there is text before it.
  package var textAroundCaret: String {
    get { text }
    set { setTextAroundCaret(newValue, of: self) }
  }

  /// Called with the text once it has changed as a whole, by the user or by code.
  @discardableResult
  package func onWholeTextChanged(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(.change(of: .wholeText)) { handler($0.emitter.text) }
  }
}

/// GTK moves the caret to the start of a new text, so that the next key would come first.
@MainActor
private func setTextAroundCaret(_ text: String, of editable: Widget) {
  let caret = gtk_editable_get_position(editable.nativePointer)
  gtk_editable_set_text(editable.nativePointer, text)
  gtk_editable_set_position(
    editable.nativePointer, min(caret, gint(clamping: text.unicodeScalars.count)))
}

// GTK emits `changed` for the deletion of the old text and for the insertion of the new one.
extension Property where Owner: Entry, Value == String {
  fileprivate static var wholeText: Self { Property("text") }
}

extension Property where Owner: PasswordEntry, Value == String {
  fileprivate static var wholeText: Self { Property("text") }
}

extension Stack {
  /// The name of the visible page; one that no page has is ignored.
  package var pageIfKnown: String {
    get { visiblePage }
    set {
      guard gtk_stack_get_child_by_name(nativePointer, newValue) != nil else { return }
      visiblePage = newValue
    }
  }
}
