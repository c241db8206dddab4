import CConcertinaGtk
import CConcertinaShims

extension Widget {
  /// Moves the keyboard focus to the widget; returns whether the widget has accepted it.
  @discardableResult
  public final func focus() -> Bool { call(gtk_widget_grab_focus) }

  /// Moves the keyboard focus to the widget without scrolling the viewports that contain it.
  ///
  /// A GtkViewport scrolls to show all of the widget that gets the focus, away from where it was
  /// clicked.
  @discardableResult
  package final func focusWithoutScrolling() -> Bool {
    let scrolling = viewports.map(OpaquePointer.init).filter {
      gtk_viewport_get_scroll_to_focus($0) != 0
    }
    for viewport in scrolling { gtk_viewport_set_scroll_to_focus(viewport, 0) }
    defer { for viewport in scrolling { gtk_viewport_set_scroll_to_focus(viewport, 1) } }
    return focus()
  }

  /// Gives the focus to the widget itself, for the ``WidgetImplementation/grabFocus()`` of one that
  /// is focusable; returns whether it has it.
  package final func focusItself() -> Bool {
    guard isFocusable, let root = gtk_widget_get_root(widgetPointer) else { return false }
    gtk_root_set_focus(root, widgetPointer)
    return isFocus
  }

  /// Whether the widget has the keyboard focus in its window, and the window is active.
  public final var hasFocus: Bool { call(gtk_widget_has_focus) }

  /// Whether the widget is its window's focus widget, even if the window is not active.
  public final var isFocus: Bool { call(gtk_widget_is_focus) }

  /// Whether the widget, or one inside it, is its window's focus widget.
  public final var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widgetPointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widgetPointer || gtk_widget_is_ancestor(focus, widgetPointer) != 0
  }

  /// The widget that has the keyboard focus in this widget's window; `nil` for none.
  package final var windowFocus: Widget? {
    guard let root = gtk_widget_get_root(widgetPointer), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    return Widget(retaining: OpaquePointer(focus))
  }

  /// Calls a handler whenever another widget of the window becomes its focus widget.
  ///
  /// Unlike a ``FocusController``, it does not report when the window itself becomes active or
  /// inactive.
  ///
  /// - Returns: A token that can disconnect the handler; `nil` if the widget is not in a window.
  @discardableResult
  package final func onWindowFocusChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection? {
    guard let root = gtk_widget_get_root(widgetPointer) else { return nil }
    return Widget(retaining: root).connect(.focusWidgetChanged) { _ in handler() }
  }

  /// Whether a click moves the focus to the widget.
  public final var focusesOnClick: Bool {
    get { call(gtk_widget_get_focus_on_click) }
    set { call(gtk_widget_set_focus_on_click, newValue) }
  }

  /// Whether the widget itself can have the focus.
  public final var isFocusable: Bool {
    get { call(gtk_widget_get_focusable) }
    set { call(gtk_widget_set_focusable, newValue) }
  }

  /// Whether the widget or its children can have the focus.
  public final var canFocus: Bool {
    get { call(gtk_widget_get_can_focus) }
    set { call(gtk_widget_set_can_focus, newValue) }
  }

  /// Whether the widget receives pointer events, or lets them through to what is below.
  public final var canTarget: Bool {
    get { call(gtk_widget_get_can_target) }
    set { call(gtk_widget_set_can_target, newValue) }
  }

  /// Activates the widget: clicks a button, toggles a switch, focuses a field.
  ///
  /// - Parameter byPointer: Whether a button takes the focus first, as on a click.
  /// - Returns: Whether the widget can be activated.
  @discardableResult
  public final func activate(byPointer: Bool = false) -> Bool {
    // `gtk_widget_activate` would show a button as pressed first, and click it a moment later.
    if isA(gtk_button_get_type()) {
      guard gtk_widget_is_sensitive(widgetPointer) != 0 else { return false }
      if byPointer, gtk_widget_get_focus_on_click(widgetPointer) != 0 { focus() }
      Button(retaining: nativePointer).click()
      return true
    }
    return chooseRow() || gtk_widget_activate(widgetPointer) != 0 || focus()
  }

  /// Activates an action by name, such as `text.undo`, of the widget or one of its parents.
  ///
  /// - Returns: Whether there is such an action; a disabled one does nothing.
  @discardableResult
  public final func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widgetPointer, name, nil) != 0
  }

  /// Removes the focus from the widget or its descendants, so that no widget in the window has it.
  public final func resignFocus() {
    guard containsFocus, let root = gtk_widget_get_root(widgetPointer) else { return }
    gtk_root_set_focus(root, nil)
  }

  /// The child that has the keyboard focus or contains it.
  public final var focusChild: Widget? {
    call(gtk_widget_get_focus_child)
  }

  /// Moves the focus into the widget or within it; returns `false` if the focus would leave it.
  public final func moveFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widgetPointer, direction.value) != 0
  }

  /// Moves the focus through the children as GTK does.
  public final func moveFocusThroughChildren(_ direction: FocusDirection) -> Bool {
    concertina_widget_focus_children(widgetPointer, direction.value) != 0
  }
}

extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  fileprivate static var focusWidgetChanged: Self { Signal("notify::focus-widget") }
}

extension Property where Owner: Widget, Value == Bool {
  /// Whether the widget has the keyboard focus.
  public static var hasFocus: Self { Property("has-focus") }
}
