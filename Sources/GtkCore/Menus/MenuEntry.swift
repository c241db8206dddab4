/// An entry that an app adds to the context menu of a text, with what it does.
///
///     let entries = [
///       MenuEntry("_Send Again") { send() },
///       MenuEntry("_Restore", isEnabled: canEdit) { restore() },
///       MenuEntry("_Keyboard Shortcuts", action: "win.shortcuts"),
///     ]
///
/// Inputs have such entries at the end of their menus: see `extraMenu` of an editor or a field.
public struct MenuEntry {
  enum Effect {
    case perform(@MainActor () -> Void)
    case action(String)
  }

  /// The title, in which an underscore marks the mnemonic.
  public let title: String
  /// Whether the entry can be chosen.
  public let isEnabled: Bool
  let effect: Effect

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The title, in which an underscore marks the mnemonic; two are an underscore.
  ///   - isEnabled: Whether the entry can be chosen.
  ///   - perform: Called when it is chosen; it is released with the menu.
  public init(
    _ title: String, isEnabled: Bool = true, _ perform: @escaping @MainActor () -> Void
  ) {
    (self.title, self.isEnabled, effect) = (title, isEnabled, .perform(perform))
  }

  /// Creates an entry for an action that a widget, a window or the application has, which also says
  /// whether the entry can be chosen, and shows the action's key.
  ///
  /// - Parameters:
  ///   - title: The title, in which an underscore marks the mnemonic; two are an underscore.
  ///   - action: The name of the action, such as `win.settings`.
  public init(_ title: String, action: String) {
    (self.title, isEnabled, effect) = (title, true, .action(action))
  }
}
