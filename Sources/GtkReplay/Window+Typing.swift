import CConcertinaGtk
import GtkCore

extension Window {
  /// Sends a key to the widget that has the focus, as if it were pressed.
  ///
  /// - Parameters:
  ///   - stroke: The key.
  ///   - scope: The part of the window that gets keys; nil for all of it.
  /// - Returns: Whether the key was handled.
  @discardableResult
  public final func press(_ stroke: KeyStroke, within scope: Widget? = nil) -> Bool {
    KeyDispatch(stroke, to: self, within: scope ?? self).send()
  }

  /// Types one character: with its key, or as an input method would if no key has it.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - scope: The part of the window that gets keys; nil for all of it.
  /// - Returns: Whether the character was handled.
  @discardableResult
  public final func type(_ character: Unicode.Scalar, within scope: Widget? = nil) -> Bool {
    let scope = scope ?? self
    let dispatch = KeyDispatch(KeyStroke(character: character), to: self, within: scope)
    guard !dispatch.canBeTyped else { return dispatch.send() }
    ComposerInputMethod.finish()
    guard let focusWidget, sequence(first: focusWidget, next: \.parent).contains(scope) else {
      return false
    }
    return focusWidget.commitThroughInputMethod(String(character))
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
