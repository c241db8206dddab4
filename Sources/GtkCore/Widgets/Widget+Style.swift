import CConcertinaGtk

extension Widget {
  /// Adds a style class.
  public final func addStyleClass(_ name: String) {
    gtk_widget_add_css_class(widgetPointer, name)
  }

  /// Removes a style class.
  public final func removeStyleClass(_ name: String) {
    gtk_widget_remove_css_class(widgetPointer, name)
  }

  /// Adds or removes a style class.
  public final func setStyleClass(_ name: String, _ isSet: Bool) {
    isSet ? addStyleClass(name) : removeStyleClass(name)
  }

  /// Returns whether the widget has a style class.
  public final func hasStyleClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widgetPointer, name) != 0
  }

  /// The style classes, in the order in which GTK keeps them.
  public final var styleClasses: [String] {
    guard let classes = gtk_widget_get_css_classes(widgetPointer) else { return [] }
    defer { g_strfreev(classes) }
    var names: [String] = []
    var next = classes
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }

  /// The name of the widget's CSS node.
  public final var styleName: String {
    call(gtk_widget_get_css_name)
  }

  /// Whether content outside the widget's bounds is clipped.
  public final var clipsContent: Bool {
    get { gtk_widget_get_overflow(widgetPointer) == GTK_OVERFLOW_HIDDEN }
    set {
      gtk_widget_set_overflow(
        widgetPointer, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }
  }

  /// The opacity with which the widget is drawn, from 0 to 1.
  public final var opacity: Double {
    get { call(gtk_widget_get_opacity) }
    set { call(gtk_widget_set_opacity, newValue) }
  }

  /// Sets the pointer's shape over the widget by its CSS name; `nil` for the parent's.
  public final func setCursor(named name: String?) {
    gtk_widget_set_cursor_from_name(widgetPointer, name)
  }

  /// The text that explains the widget when the pointer rests on it; empty for none.
  public final var tooltip: String {
    get { call(gtk_widget_get_tooltip_text) }
    set { call(gtk_widget_set_tooltip_text, newValue.isEmpty ? nil : newValue) }
  }
}
