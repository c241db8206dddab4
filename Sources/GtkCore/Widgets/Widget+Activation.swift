import CConcertinaGtk

extension Widget {
  /// The name of the widget's CSS node, such as `button`.
  package final var cssName: String {
    String(cString: gtk_widget_get_css_name(widgetPointer))
  }

  /// Whether a click on the widget activates it, as a click on a button does.
  package final var isActivatable: Bool {
    let types = [
      gtk_button_get_type(), gtk_check_button_get_type(), gtk_switch_get_type(),
      gtk_list_box_row_get_type(), gtk_flow_box_child_get_type(),
    ]
    // GTK has no public types for the items of its menus and the rows of its lists.
    return types.contains { isA($0) } || typeName == "GtkModelButton"
      || isListRow
  }

  /// Whether it is a row of one of GTK's list views, which has no public type.
  package final var isListRow: Bool {
    ["GtkListItemWidget", "GtkListFactoryWidget"].contains(typeName)
  }

  /// The list with one choice that the widget is, or that it is in; nil for none.
  package final var enclosingDropDown: Widget? {
    selfAndAncestors.first { $0.isA(gtk_drop_down_get_type()) }
  }

  /// Chooses the row of a list view, as a click does.
  ///
  /// - Returns: Whether it is such a row.
  package final func chooseRow() -> Bool {
    let rows = parent?.children.filter(\.isListRow) ?? []
    guard isListRow, let position = rows.firstIndex(of: self) else { return false }
    let arguments: [OpaquePointer?] = [
      g_variant_new_uint32(guint(position)), g_variant_new_boolean(0), g_variant_new_boolean(0),
    ]
    let tuple = g_variant_ref_sink(g_variant_new_tuple(arguments, gsize(arguments.count)))
    defer { g_variant_unref(tuple) }
    // What is activated is the selected row.
    gtk_widget_activate_action_variant(widgetPointer, "list.select-item", tuple)
    return gtk_widget_activate(widgetPointer) != 0
  }

  /// Whether it is a button of any kind, which notifies of its clicks.
  package final var isButton: Bool { isA(gtk_button_get_type()) }

  /// Whether it is a line of text or a text of several lines, with an input method.
  package final var isTextInput: Bool { isTextLine || isTextView }

  /// Whether it is a GtkText.
  package final var isTextLine: Bool { isA(gtk_text_get_type()) }

  /// Whether it is a GtkTextView.
  package final var isTextView: Bool { isA(gtk_text_view_get_type()) }

  /// Whether it is a popover, such as that of a menu.
  package final var isPopover: Bool { isA(gtk_popover_get_type()) }

  /// Whether it is a popover that takes all events while it is open: a click elsewhere closes it.
  package final var isGrabbingPopover: Bool {
    isPopover && gtk_popover_get_autohide(pointer()) != 0
  }

  /// The widget and all that contain it, from the inside to the outside.
  package final var selfAndAncestors: some Sequence<Widget> {
    sequence(first: self) { $0.parent }
  }

  /// Whether the widget is another one or in it.
  package final func isPart(of other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(widgetPointer, other.widgetPointer) != 0
  }
}
