import CConcertinaGtk

/// A handle on a GtkSwitch.
@MainActor
public final class Switch: Widget {
  /// Creates a switch.
  public convenience init(isOn: Bool = false) {
    self.init(adopting: madeByGtk(gtk_switch_new()))
    self.isOn = isOn
  }

  /// Whether the switch is on.
  public var isOn: Bool {
    get { call(gtk_switch_get_active) }
    set { call(gtk_switch_set_active, newValue) }
  }

  /// Called when the switch was turned on or off, by the user or by code.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    connect(.change(of: .active)) { handler($0.emitter.isOn) }
  }
}

extension Switch: ConcreteHandle {}

extension Property where Owner: Switch, Value == Bool {
  fileprivate static var active: Self { Property("active") }
}
