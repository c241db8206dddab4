import CConcertinaGtk
import GtkCore

extension Window {
  /// Sends a key to the widget that has the focus, as if it were pressed.
  ///
  /// - Returns: Whether the key was handled.
  @discardableResult
  public final func press(_ stroke: KeyStroke) -> Bool {
    KeyDispatch(stroke, to: self).send()
  }

  /// Types one character: with its key, or as an input method would if no key has it.
  ///
  /// - Returns: Whether the character was handled.
  @discardableResult
  public final func type(_ character: Unicode.Scalar) -> Bool {
    let dispatch = KeyDispatch(KeyStroke(character: character), to: self)
    guard !dispatch.canBeTyped else { return dispatch.send() }
    ComposerInputMethod.finish()
    return focusWidget?.commitThroughInputMethod(String(character)) ?? false
  }
}

extension Widget {
  /// Makes the input method of the widget's key controller commit a text.
  fileprivate func commitThroughInputMethod(_ text: String) -> Bool {
    guard let inputMethod else { return false }
    // A commit during a composition would leave the composition in place.
    gtk_im_context_reset(inputMethod.pointer())
    inputMethod.commit(text)
    return true
  }
}
