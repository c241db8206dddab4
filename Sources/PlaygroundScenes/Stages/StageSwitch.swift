import Concertina

/// A switch on a stage, with its label before it.
@MainActor
final class StageSwitch {
  let widget = Box(.horizontal, spacing: 6)
  let toggle: Switch
  private var isShowing = false

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The label, with an underscore before its mnemonic.
  ///   - identifier: The name of the switch in scenarios.
  ///   - isOn: Whether it is on initially.
  ///   - onToggled: Called when the user has toggled it.
  init(
    _ title: String, identifier: String, isOn: Bool,
    onToggled: @escaping @MainActor (Bool) -> Void
  ) {
    toggle = Switch(isOn: isOn)
    toggle.name = identifier
    toggle.verticalAlignment = .center
    // The user goes on writing after a click on it.
    toggle.focusesOnClick = false
    let label = Label()
    label.setMnemonicText(title, for: toggle)
    widget.append(label)
    widget.append(toggle)
    toggle.onToggled { [weak self] isOn in
      guard let self, !self.isShowing else { return }
      onToggled(isOn)
    }
  }

  /// Shows a value that was set elsewhere, without reporting it.
  func show(_ isOn: Bool) {
    isShowing = true
    toggle.isOn = isOn
    isShowing = false
  }
}
