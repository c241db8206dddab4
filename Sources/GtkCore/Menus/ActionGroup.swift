import CConcertinaGtk

/// A handle on a GSimpleActionGroup: actions that belong to a widget.
///
///     let actions = ActionGroup()
///     actions.add("clear") { list.replaceAll(with: []) }
///     view.insert(actions, as: "list")  // menus call it "list.clear"
@MainActor
public final class ActionGroup: Object {
  /// Creates an empty group.
  public init() {
    super.init(adopting: checked(g_simple_action_group_new()))
  }

  /// Adds an action; the handler should capture the group's owner weakly.
  @discardableResult
  public func add(_ name: String, _ handler: @escaping @MainActor () -> Void) -> Action {
    addToActionMap(Action(name: name, handler))
  }

  /// Adds an action.
  public func add(_ action: Action) { addToActionMap(action) }
}

extension Object {
  /// Adds an action to an object that is a GActionMap, and returns it.
  @discardableResult
  final func addToActionMap(_ action: Action) -> Action {
    g_action_map_add_action(nativePointer, action.nativePointer)
    return action
  }
}

extension Widget {
  /// Makes a group's actions available to menus of the widget and its children, as `name.action`.
  public final func insert(_ group: ActionGroup, as name: String) {
    gtk_widget_insert_action_group(widgetPointer, name, group.nativePointer)
  }

  /// Removes a group of actions.
  public final func removeActions(_ name: String) {
    gtk_widget_insert_action_group(widgetPointer, name, nil)
  }
}
