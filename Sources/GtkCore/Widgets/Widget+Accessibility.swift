import CConcertinaGtk
import CConcertinaShims

extension Widget {
  /// Lets the text that has the focus have what GTK's functions, `.ui` files and labels say about
  /// this widget, which is around it.
  ///
  /// A screen reader calls the text by what the first of these says: a label with a mnemonic or the
  /// relation `labelled-by`, the property `label`, the text's own ``accessibleLabel``. A widget
  /// further out counts if none nearer has a name.
  package final func passAccessibility(to text: Widget) {
    concertina_accessible_pass_to(widgetPointer, text.nativePointer)
  }

  /// Sets a name for screen readers that is not the app's, such as that of a cell by its place;
  /// empty for none.
  package final func setAccessibleName(_ name: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// Sets a description for screen readers that passes, such as an error, in place of
  /// ``accessibleDescription``; empty for none.
  package final func setAccessibleDescription(_ description: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  /// Sets the placeholder for screen readers; empty for none.
  package final func setAccessiblePlaceholder(_ placeholder: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, placeholder)
  }

  /// Sets whether assistive technologies report the content as invalid; before GTK 4.10 they
  /// cannot, and a description has to say what is wrong.
  package final func setAccessibleInvalid(_ isInvalid: Bool) {
    concertina_accessible_set_invalid(nativePointer, isInvalid ? 1 : 0)
  }

  /// Sets whether assistive technologies report that a text is required.
  package final func setAccessibleRequired(_ isRequired: Bool) {
    concertina_accessible_set_required(nativePointer, isRequired ? 1 : 0)
  }

  /// Gives the widget another accessible role, which is possible until it is in a window.
  ///
  /// - Returns: Whether the widget has that role now.
  package final func become(_ role: AccessibleRole) -> Bool {
    if root == nil { concertina_accessible_set_role(nativePointer, role.value) }
    return gtk_accessible_get_accessible_role(nativePointer) == role.value
  }

  /// Sets whether what belongs to the widget is shown, such as the list of a combo box.
  package final func setAccessibleExpanded(_ isExpanded: Bool) {
    concertina_accessible_set_expanded(nativePointer, isExpanded ? 1 : 0)
  }

  /// Hides the widget from assistive technologies, or shows it again.
  package final func setAccessibleHidden(_ isHidden: Bool) {
    concertina_accessible_set_hidden(nativePointer, isHidden ? 1 : 0)
  }

  /// Sets whether assistive technologies report that the widget is working on something.
  package final func setAccessibleBusy(_ isBusy: Bool) {
    concertina_accessible_set_busy(nativePointer, isBusy ? 1 : 0)
  }

  /// Sets the label that contains the error message, for assistive technologies; `nil` for none.
  ///
  /// Before GTK 4.10 this has no effect, and the description has to be used instead.
  package final func setErrorMessage(_ label: Widget?) {
    concertina_accessible_set_error_message(nativePointer, label?.nativePointer)
  }

  /// Whether GTK can make a screen reader read out a message, which is so since 4.14.
  package static var canAnnounce: Bool { concertina_accessible_can_announce() != 0 }

  /// Reports to assistive technologies that the text has several lines.
  package final func setAccessibleMultiLine() {
    concertina_accessible_set_multi_line(nativePointer, 1)
  }

  /// Sets the visible label that names the widget; `nil` for none.
  public final func setLabelled(by label: Widget?) {
    concertina_accessible_set_labelled_by(nativePointer, label?.nativePointer)
  }

  /// Sets the numbers of rows and columns of a table.
  ///
  /// Before GTK 4.18 assistive technologies do not get them.
  package final func setAccessibleSize(rowCount: Int, columnCount: Int) {
    concertina_accessible_set_table_size(
      nativePointer, CInt(clamping: rowCount), CInt(clamping: columnCount))
  }

  /// Sets the place of a cell in its table, from 1, and the numbers of rows and columns that it
  /// covers.
  ///
  /// Before GTK 4.18 assistive technologies do not get them.
  package final func setAccessibleCell(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1
  ) {
    concertina_accessible_set_cell(
      nativePointer, CInt(clamping: row), CInt(clamping: column), CInt(clamping: rowSpan),
      CInt(clamping: columnSpan))
  }

  /// Sets the keys that do what the widget does, such as `Control+Return`, for assistive
  /// technologies.
  package final func setAccessibleKeyShortcuts(_ shortcuts: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcuts)
  }

  /// Makes a screen reader read out a message.
  ///
  /// - Returns: Whether GTK supports this, which is so since 4.14. In earlier versions, use a label
  ///   with the role `status`.
  @discardableResult
  public final func announce(_ message: String) -> Bool {
    concertina_accessible_announce(nativePointer, message) != 0
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ value: String) {
    concertina_accessible_set_string(nativePointer, property, value)
  }
}
