import CGtk

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

  /// Whether the widget has a style class.
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
    gtk_widget_get_css_name(widgetPointer).map { String(cString: $0) } ?? ""
  }

  /// Whether content is drawn outside the widget's bounds.
  public final func setClipsContent(_ clips: Bool) {
    gtk_widget_set_overflow(widgetPointer, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
  }

  /// How opaque the widget is drawn, 0 to 1.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(widgetPointer) }
    set { gtk_widget_set_opacity(widgetPointer, newValue) }
  }

  /// Shows a pointer of that CSS name over the widget; nil for the parent's.
  public final func setCursor(named name: String?) {
    gtk_widget_set_cursor_from_name(widgetPointer, name)
  }

  /// A text that explains the widget when the pointer rests on it.
  ///
  /// - Parameter text: The text; an empty one takes it away.
  public final func setTooltip(_ text: String) {
    gtk_widget_set_tooltip_text(widgetPointer, text.isEmpty ? nil : text)
  }

  /// What ``setTooltip(_:)`` has set; empty for nothing.
  public final var tooltip: String {
    gtk_widget_get_tooltip_text(widgetPointer).map { String(cString: $0) } ?? ""
  }
}
