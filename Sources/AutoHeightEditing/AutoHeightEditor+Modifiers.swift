import DataBinding
import GtkCore
import WidgetSupport

extension AutoHeightEditor {
  /// Binds the keyboard focus to a Boolean: true while the editor has the focus; setting it moves
  /// the focus.
  ///
  /// - Returns: The editor itself.
  @discardableResult
  public func focused(_ isFocused: Binding<Bool>) -> AutoHeightEditor {
    bindings.bindFocus(to: isFocused)
    return self
  }

  /// Puts a widget on top of the editor, such as a border of the app's own.
  ///
  /// The overlay has the size of the editor, does not influence that size, and lets the pointer
  /// through.
  ///
  ///     editor.overlay { RoundedBorder() }
  ///
  /// For what `Rectangle().stroke()` does in the iOS AutoHeightEditor, use a `RoundedBorder`
  /// without arguments.
  ///
  /// - Returns: The editor itself.
  @discardableResult
  public func overlay(_ content: () -> Widget) -> AutoHeightEditor {
    implementation.setOverlay(content())
    return self
  }

  /// Removes the overlay.
  public func removeOverlay() { implementation.setOverlay(nil) }
}
