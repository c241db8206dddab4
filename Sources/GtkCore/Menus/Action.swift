import CConcertinaGtk

/// A handle on a GSimpleAction.
@MainActor
public final class Action: Object {
  /// Creates an action without a parameter.
  public convenience init(name: String) {
    self.init(name: name, takesStrings: false)
  }

  /// Creates an action with a handler, which should capture the action's owner weakly.
  convenience init(name: String, _ handler: @escaping @MainActor () -> Void) {
    self.init(name: name)
    onActivated(handler)
  }

  /// Creates an action that is on or off, which a menu shows.
  public convenience init(name: String, isOn: Bool) {
    self.init(
      adopting: checked(
        g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
  }

  /// Creates an action whose parameter is an array of strings, or which has none.
  convenience init(name: String, takesStrings: Bool) {
    let type = takesStrings ? g_variant_type_new("as") : nil
    defer { g_variant_type_free(type) }
    self.init(adopting: checked(g_simple_action_new(name, type)))
  }

  /// Called when the action is activated; the handler should capture the action's owner weakly.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.activate) { _ in handler() }
  }

  /// Called with the strings that the action is activated with.
  @discardableResult
  func onActivated(
    withStrings handler: @escaping @MainActor ([String]) -> Void
  ) -> SignalConnection {
    connect(.activateWithStrings) { handler($0.arguments) }
  }

  /// Whether the action can be used.
  public var isEnabled: Bool {
    get { call(g_action_get_enabled) }
    set { call(g_simple_action_set_enabled, newValue) }
  }

  /// Whether an action that is on or off is on; false for any other one.
  public var isOn: Bool {
    get {
      guard let state = g_action_get_state(nativePointer) else { return false }
      defer { g_variant_unref(state) }
      return String(cString: g_variant_get_type_string(state)) == "b"
        && g_variant_get_boolean(state) != 0
    }
    set { g_simple_action_set_state(nativePointer, g_variant_new_boolean(newValue ? 1 : 0)) }
  }
}

extension Signal where Emitter: Action, Arguments == Void, Result == Void {
  fileprivate static var activate: Self { Signal("activate") }
}

extension Signal where Emitter: Action, Arguments == [String], Result == Void {
  fileprivate static var activateWithStrings: Self { Signal("activate") { $0.strings(0) } }
}
