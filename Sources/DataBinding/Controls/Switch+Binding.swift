import GtkCore

extension Switch {
  /// Creates a switch that is on while a value is true.
  public convenience init(isOn: Binding<Bool>) {
    self.init()
    bind(\.isOn, to: isOn) { $0.onToggled($1) }
  }
}

extension ToggleButton {
  /// Creates a toggle button that is pressed in while a value is true.
  public convenience init(icon: String, tooltip: String, isActive: Binding<Bool>) {
    self.init(icon: icon, tooltip: tooltip)
    bind(\.isActive, to: isActive) { $0.onToggled($1) }
  }
}
