import GtkCore
import TextTranslation

/// The sign in a password field with the focus that Caps Lock is on: the letters are hidden, so
/// nothing else shows it.
@MainActor
final class CapsLockSign {
  /// The space between the text and the sign, in pixels.
  private static let gap = 6

  /// The sign, made on demand: most users never see it.
  private(set) var icon: Image?
  private var connection: SignalConnection?

  /// The space that the sign takes after the text, in pixels.
  var width: Int {
    guard let icon, icon.isChildVisible else { return 0 }
    return icon.measure(.horizontal).natural + Self.gap
  }

  /// Watches the keyboard while that matters.
  ///
  /// - Parameters:
  ///   - isTypingPassword: Whether the field has a password and the focus.
  ///   - field: The field.
  func update(isTypingPassword: Bool, in field: Widget) {
    guard isTypingPassword != (connection != nil) else { return }
    connection?.disconnect()
    connection = nil
    guard isTypingPassword, let keyboard = Keyboard.current else { return show(false, in: field) }
    let reference = WeakReference(field)
    connection = keyboard.onCapsLockChanged { [weak self] in
      guard let field = reference.handle(Widget.init(retaining:)) else { return }
      self?.show(Keyboard.current?.isCapsLockOn ?? false, in: field)
    }
    show(keyboard.isCapsLockOn, in: field)
  }

  /// Stops watching.
  func close() {
    connection?.disconnect()
    connection = nil
  }

  private func show(_ isOn: Bool, in field: Widget) {
    guard isOn != (icon?.isChildVisible ?? false) else { return }
    let icon = icon ?? makeIcon(in: field)
    icon.isChildVisible = isOn
    icon.tooltip = isOn ? Self.text : ""
    icon.accessibleLabel = isOn ? Self.text : ""
    if isOn { field.announce(Self.text) }
    field.queueResize()
  }

  private static var text: String { translated("Caps Lock is on") }

  private func makeIcon(in field: Widget) -> Image {
    // Before GTK 4.14 only a widget with the status role makes a screen reader read changes.
    let icon = Image(
      icon: "dialog-warning-symbolic", role: Widget.canAnnounce ? .picture : .status)
    icon.addStyleClass("caps-lock")
    icon.insert(into: field)
    self.icon = icon
    return icon
  }
}
