import CGtk
import CGtkShims

extension Widget {
  /// Moves the keyboard focus to the widget; whether it took it.
  @discardableResult
  public final func focus() -> Bool { gtk_widget_grab_focus(widgetPointer) != 0 }

  /// Moves the keyboard focus to the widget, and leaves the viewports around it where they are.
  ///
  /// A GtkViewport scrolls to the whole of what gets the focus, away from where that was clicked.
  @discardableResult
  public final func focusWithoutScrolling() -> Bool {
    let scrolling = viewports.map(OpaquePointer.init).filter {
      gtk_viewport_get_scroll_to_focus($0) != 0
    }
    for viewport in scrolling { gtk_viewport_set_scroll_to_focus(viewport, 0) }
    defer { for viewport in scrolling { gtk_viewport_set_scroll_to_focus(viewport, 1) } }
    return focus()
  }

  /// Whether the widget has the keyboard focus in its window, and the window is active.
  public final var hasFocus: Bool { gtk_widget_has_focus(widgetPointer) != 0 }

  /// Whether the widget is its window's focus widget, even if the window is not active.
  public final var isFocus: Bool { gtk_widget_is_focus(widgetPointer) != 0 }

  /// Whether the widget, or one inside it, is its window's focus widget.
  public final var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widgetPointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widgetPointer || gtk_widget_is_ancestor(focus, widgetPointer) != 0
  }

  /// The widget that has the keyboard focus in this one's window; nil for none.
  public final var windowFocus: Widget? {
    guard let root = gtk_widget_get_root(widgetPointer), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    return Widget(retaining: OpaquePointer(focus))
  }

  /// Calls a handler whenever another widget of the window becomes its focus widget.
  ///
  /// Unlike a ``FocusController`` it tells nothing when the window itself comes or goes.
  ///
  /// - Returns: A token to disconnect with; nil if the widget is in no window.
  public final func onWindowFocusChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection? {
    guard let root = gtk_widget_get_root(widgetPointer) else { return nil }
    return Object(retaining: root).onChange(of: "focus-widget", handler: handler)
  }

  /// Whether a click gives the widget the focus.
  public final func setFocusOnClick(_ focuses: Bool) {
    gtk_widget_set_focus_on_click(widgetPointer, focuses ? 1 : 0)
  }

  /// Whether the widget can have the focus at all.
  public final func setFocusable(_ isFocusable: Bool) {
    gtk_widget_set_focusable(widgetPointer, isFocusable ? 1 : 0)
  }

  /// Whether the widget or its children can have the focus.
  public final func setCanFocus(_ canFocus: Bool) {
    gtk_widget_set_can_focus(widgetPointer, canFocus ? 1 : 0)
  }

  /// Whether the widget reacts to the pointer, or lets it through to what is behind.
  public final func setCanTarget(_ canTarget: Bool) {
    gtk_widget_set_can_target(widgetPointer, canTarget ? 1 : 0)
  }

  /// Does what pressing the widget does: a button is clicked, a switch is turned, a field is focused.
  ///
  /// - Parameter byPointer: Whether a button takes the focus first, as it does when it is clicked.
  /// - Returns: Whether the widget can be activated.
  @discardableResult
  public final func activate(byPointer: Bool = false) -> Bool {
    // A button that is activated by name shows itself pressed first, and is clicked a moment later.
    if isA(gtk_button_get_type()) {
      guard gtk_widget_is_sensitive(widgetPointer) != 0 else { return false }
      if byPointer, gtk_widget_get_focus_on_click(widgetPointer) != 0 { focus() }
      emit("clicked")
      return true
    }
    return gtk_widget_activate(widgetPointer) != 0 || focus()
  }

  /// Activates an action by name, such as `text.undo`, from the widget or a parent of it.
  ///
  /// - Returns: Whether there is such an action; one that is not enabled does nothing.
  @discardableResult
  public final func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widgetPointer, name, nil) != 0
  }

  /// Takes the focus away from the widget, or from what is in it, and gives it to nobody in the window.
  public final func resignFocus() {
    guard containsFocus, let root = gtk_widget_get_root(widgetPointer) else { return }
    gtk_root_set_focus(root, nil)
  }

  /// The child that has the keyboard focus, or in which it is.
  public final var focusChild: Widget? {
    gtk_widget_get_focus_child(widgetPointer).map { Widget(retaining: OpaquePointer($0)) }
  }

  /// Moves the focus into the widget or on inside it; false when it would leave it.
  public final func moveFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widgetPointer, direction.value) != 0
  }

  /// GTK's own way through the children.
  public final func moveFocusThroughChildren(_ direction: FocusDirection) -> Bool {
    concertina_widget_focus_children(widgetPointer, direction.value) != 0
  }
}
