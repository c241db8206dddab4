import CConcertinaGtk
import GtkCore

/// What counts as a widget that does something: that is clicked, written in or moved.
@MainActor
enum ActiveWidget {
  /// Widgets that are one for their users, whatever they are made of.
  private static let wholes: Set<String> = [
    "GtkDropDown", "GtkSpinButton", "GtkMenuButton", "GtkCalendar", "GtkColorButton",
    "GtkColorDialogButton", "GtkFontButton", "GtkFontDialogButton", "GtkScaleButton",
    "GtkVolumeButton", "GtkComboBox", "GtkComboBoxText",
    "GtkAppChooserButton",
  ]

  /// Widgets of GTK's with parts that an app can neither name nor change.
  private static let closed = [
    "GtkWindowControls", "GtkMediaControls", "GtkVideo", "GtkColorChooserWidget",
    "GtkFontChooserWidget", "GtkFileChooserWidget", "GtkAppChooserWidget", "GtkEmojiChooser",
  ]

  /// Widgets whose texts GTK itself shows paler.
  private static let pale = [
    "GtkCalendar", "GtkScale", "GtkProgressBar", "GtkColumnViewTitle", "GtkTreeView",
    "GtkShortcutLabel",
  ]

  /// The arrow keys that may move the focus from a widget: none in a text or at a slider, and not
  /// those that open a list or a menu.
  static func arrowKeys(at widget: Widget) -> [String] {
    guard !widget.isTextInput, !widget.isA(gtk_range_get_type()),
      !widget.selfAndAncestors.contains(where: \.isPopover),
      !closed.contains(where: { widget.isInside(typeName: $0) })
    else { return [] }
    let isWhole = widget.selfAndAncestors.contains { wholes.contains($0.typeName) }
    return isWhole ? ["Right", "Left"] : ["Right", "Down", "Left", "Up"]
  }

  /// Whether a widget that is made of others is named by what it shows.
  static func showsItsName(_ widget: Widget) -> Bool {
    ["GtkMenuButton", "GtkFontButton", "GtkFontDialogButton"].contains(widget.typeName)
  }

  /// Whether a text is one that GTK itself shows paler: a placeholder, a day of another month in a
  /// calendar, the number beside a slider.
  static func isPaleText(_ widget: Widget) -> Bool {
    widget.cssName == "placeholder" || pale.contains { widget.isInside(typeName: $0) }
  }

  /// Whether a widget is selected, or in a row that is: the colors are those of the theme.
  static func isSelected(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.contains {
      gtk_widget_get_state_flags($0.pointer()).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
  }

  /// Whether a widget does something by itself, and is not a part of one that does.
  static func isActive(_ widget: Widget) -> Bool {
    guard !isPartOfWhole(widget), !isOfGtk(widget), !isPassiveRow(widget) else {
      return false
    }
    return wholes.contains(widget.typeName) || widget.isActivatable || widget.isTextInput
      || widget.isA(gtk_scale_get_type()) || widget.isA(gtk_expander_get_type())
  }

  /// Whether a widget is not one whose parts are disabled, as a GtkMenuButton's without a menu.
  static func isUsable(_ widget: Widget) -> Bool {
    guard wholes.contains(widget.typeName) else { return true }
    let parts = widget.children.filter { !$0.isPopover }.flatMap(\.selfAndDescendants)
      .filter { $0.isButton || $0.isTextInput }
    return parts.isEmpty || parts.contains(where: \.isSensitive)
  }

  /// Whether a widget is the button of a combo box beside it, which opens by its own keys: they
  /// are one stop of Tab.
  static func isButtonOfComboBox(_ widget: Widget) -> Bool {
    guard widget.isButton, !widget.isFocusable, let parent = widget.parent else { return false }
    return parent.children.contains {
      gtk_accessible_get_accessible_role($0.nativePointer) == GTK_ACCESSIBLE_ROLE_COMBO_BOX
        && !wholes.contains($0.typeName)
    }
  }

  /// Whether a widget that does nothing needs a name all the same, which says what it shows.
  static func isNamedDisplay(_ widget: Widget) -> Bool {
    guard !isPartOfWhole(widget), !isOfGtk(widget) else { return false }
    return widget.isA(gtk_progress_bar_get_type()) || widget.isA(gtk_level_bar_get_type())
      || isPictureOfItsOwn(widget)
  }

  /// Whether a widget is a row of a list, which is named by all that is in it.
  static func isRow(_ widget: Widget) -> Bool {
    widget.isActivatable && !widget.isButton && !widget.isA(gtk_check_button_get_type())
      && !widget.isA(gtk_switch_get_type()) && widget.cssName != "modelbutton"
  }

  /// Whether a widget is a picture that is not a part of something that has a name of its own.
  private static func isPictureOfItsOwn(_ widget: Widget) -> Bool {
    guard widget.isPicture, AccessibleName.role(of: widget) == "img", showsPicture(widget) else {
      return false
    }
    return !widget.selfAndAncestors.dropFirst().contains {
      isActive($0) && !isRow($0) && !$0.isA(gtk_expander_get_type())
        || AccessibleName.entry($0) != nil
    }
  }

  private static func showsPicture(_ widget: Widget) -> Bool {
    widget.isA(gtk_picture_get_type())
      ? gtk_picture_get_paintable(widget.nativePointer) != nil
      : gtk_image_get_storage_type(widget.nativePointer) != GTK_IMAGE_EMPTY
  }

  private static func isPartOfWhole(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.dropFirst().contains { wholes.contains($0.typeName) }
  }

  /// Whether a widget is a part that GTK adds: to a title bar buttons that the desktop's own keys
  /// replace, to columns headers that never had the focus before GTK 4.18, to bars a button that
  /// closes them, to tabs arrows.
  private static func isOfGtk(_ widget: Widget) -> Bool {
    if closed.contains(where: { widget.isInside(typeName: $0) }) { return true }
    if widget.isButton, widget.hasStyleClass("close") {
      return ["GtkInfoBar", "GtkSearchBar"].contains { widget.isInside(typeName: $0) }
    }
    if widget.cssName == "arrow", widget.isInside(typeName: "GtkNotebook") { return true }
    return widget.isInside(typeName: "GtkColumnView")
      && widget.selfAndAncestors.contains { $0.cssName == "header" }
  }

  /// Whether a widget is a row in which only other widgets do something.
  private static func isPassiveRow(_ widget: Widget) -> Bool {
    guard widget.isA(gtk_list_box_row_get_type()) else { return false }
    let row: UnsafeMutablePointer<GtkListBoxRow> = widget.pointer()
    guard gtk_list_box_row_get_activatable(row) == 0 else { return false }
    guard gtk_list_box_row_get_selectable(row) != 0, let list = widget.parent,
      list.isA(gtk_list_box_get_type())
    else { return true }
    return gtk_list_box_get_selection_mode(list.nativePointer) == GTK_SELECTION_NONE
  }
}
