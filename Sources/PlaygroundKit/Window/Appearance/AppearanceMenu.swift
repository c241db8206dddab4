import GtkCore
import TextTranslation

/// The popover of the appearance button.
@MainActor
final class AppearanceMenu {
  let button = MenuButton(icon: "display-brightness-symbolic", tooltip: translated("Appearance"))
  let appearance: Appearance
  private let column = Box(.vertical, spacing: 12)

  init(_ appearance: Appearance) {
    self.appearance = appearance
    column.setMargins(12)
    addSchemes()
    column.append(Separator(.horizontal))
    addTextScale()
    addSwitch(translated("High _contrast"), "high-contrast", isOn: appearance.hasHighContrast) {
      appearance.hasHighContrast = $0
    }
    addSwitch(translated("_Right to left"), "right-to-left", isOn: appearance.isRightToLeft) {
      appearance.isRightToLeft = $0
    }
    addSwitch(translated("Reduced _motion"), "reduced-motion", isOn: appearance.hasReducedMotion) {
      appearance.hasReducedMotion = $0
    }
    button.name = "appearance"
    button.setPopover(Popover(column))
  }

  private func addSchemes() {
    let titles: [(ColorScheme, String, String)] = [
      (.system, translated("_Follow system"), "scheme-system"),
      (.light, translated("_Light"), "scheme-light"),
      (.dark, translated("_Dark"), "scheme-dark"),
    ]
    let group = Box(.vertical, spacing: 6)
    var first: CheckButton?
    for (scheme, title, name) in titles {
      let button = CheckButton(mnemonic: title)
      button.name = name
      if let first { button.join(first) } else { first = button }
      button.isOn = scheme == appearance.scheme
      button.onToggled { [appearance] isOn in
        if isOn { appearance.scheme = scheme }
      }
      group.append(button)
    }
    column.append(group)
  }

  private func addTextScale() {
    let spin = SpinButton(range: Appearance.textScales, step: 25)
    spin.name = "text-scale"
    spin.value = appearance.textScale
    spin.onValueChanged { [appearance] in appearance.textScale = $0 }
    addRow(translated("_Text scale (%)"), spin, mnemonicTarget: spin)
  }

  private func addSwitch(
    _ title: String, _ name: String, isOn: Bool, _ turn: @escaping @MainActor (Bool) -> Void
  ) {
    let toggle = Switch(isOn: isOn)
    toggle.name = name
    toggle.verticalAlignment = .center
    toggle.onToggled(turn)
    addRow(title, toggle, mnemonicTarget: toggle)
  }

  private func addRow(_ title: String, _ control: Widget, mnemonicTarget: Widget) {
    let label = Label()
    label.setMnemonicText(title, for: mnemonicTarget)
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    column.append(Box(.horizontal, spacing: 12, [label, control]))
  }
}
