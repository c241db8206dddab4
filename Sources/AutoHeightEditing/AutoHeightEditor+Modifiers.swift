import GtkCore
import WidgetSupport

extension AutoHeightEditor {
  /// Ties the keyboard focus to a binding: true while the editor has it, and to be set.
  ///
  /// - Returns: The editor itself.
  @discardableResult
  public func focused(_ isFocused: Binding<Bool>) -> AutoHeightEditor {
    bindings.bindFocus(to: isFocused)
    return self
  }

  /// Lays a widget over the editor, for a border of its own, say.
  ///
  /// The overlay is as large as the editor, has no say in its size, and lets the pointer through.
  ///
  ///     editor.overlay { RoundedBorder() }
  ///
  /// The iOS original's `Rectangle().stroke()` is a ``RoundedBorder`` without arguments.
  ///
  /// - Returns: The editor itself.
  @discardableResult
  public func overlay(_ content: () -> Widget) -> AutoHeightEditor {
    implementation.setOverlay(content())
    return self
  }

  /// Takes the overlay away.
  public func removeOverlay() { implementation.setOverlay(nil) }
}
