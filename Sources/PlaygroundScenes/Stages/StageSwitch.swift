import Concertina

/// A switch with its label before it, as it stands on a stage.
@MainActor
final class StageSwitch {
  let widget = Box(.horizontal, spacing: 6)
  let toggle: Switch
  private var isShowing = false

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - title: The label, with an underscore before its key.
  ///   - identifier: What scenarios call the switch.
  ///   - isOn: Whether it is on to begin with.
  ///   - onToggled: Called when a person turned it.
  init(
    _ title: String, identifier: String, isOn: Bool,
    onToggled: @escaping @MainActor (Bool) -> Void
  ) {
    toggle = Switch(isOn: isOn)
    toggle.name = identifier
    toggle.setVerticalAlignment(.center)
    // Who clicks on it goes on writing.
    toggle.setFocusOnClick(false)
    let label = Label()
    label.setMnemonicText(title, for: toggle)
    widget.append(label)
    widget.append(toggle)
    toggle.onToggled { [weak self] isOn in
      guard let self, !self.isShowing else { return }
      onToggled(isOn)
    }
  }

  /// Shows a value that comes from elsewhere.
  func show(_ isOn: Bool) {
    isShowing = true
    toggle.isOn = isOn
    isShowing = false
  }
}
