import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkListBox: a column of rows, of which one can be selected.
@MainActor
public final class ListBox: Widget {
  /// Creates an empty list.
  public init() {
    super.init(adopting: madeByGtk(gtk_list_box_new()))
  }

  /// Adds a row at the end.
  public func append(_ row: ListBoxRow) {
    call(gtk_list_box_append, row)
  }

  /// The index of the selected row; `nil` for none.
  public var selectedIndex: Int? {
    gtk_list_box_get_selected_row(nativePointer).map { Int(gtk_list_box_row_get_index($0)) }
  }

  /// Selects a row; `nil` for none.
  public func select(_ row: ListBoxRow?) {
    gtk_list_box_select_row(nativePointer, row?.row)
  }

  /// Selects the row at an index; `nil`, or an index without a row, selects none.
  public func select(index: Int?) {
    gtk_list_box_select_row(nativePointer, index.flatMap(nativeRow))
  }

  /// Moves the focus to the row at an index, which scrolls it into view; returns whether there is
  /// one.
  @discardableResult
  public func focus(index: Int) -> Bool {
    guard let row = nativeRow(index) else { return false }
    return gtk_widget_grab_focus(UnsafeMutablePointer(OpaquePointer(row))) != 0
  }

  /// The index of the row that has the focus; `nil` for none.
  public var focusedIndex: Int? {
    guard let row = gtk_widget_get_focus_child(widgetPointer) else { return nil }
    return Int(gtk_list_box_row_get_index(UnsafeMutablePointer(OpaquePointer(row))))
  }

  /// Returns the row at an index; nil if there is none.
  public func row(at index: Int) -> Widget? {
    nativeRow(index).map { Widget(retaining: OpaquePointer($0)) }
  }

  private func nativeRow(_ index: Int) -> UnsafeMutablePointer<GtkListBoxRow>? {
    index < 0 ? nil : gtk_list_box_get_row_at_index(nativePointer, gint(clamping: index))
  }

  /// Removes all rows.
  public func removeAllRows() {
    while let row = gtk_list_box_get_row_at_index(nativePointer, 0) {
      gtk_list_box_remove(nativePointer, UnsafeMutablePointer(OpaquePointer(row)))
    }
  }

  /// Sets a widget to show while no row is visible.
  public func setPlaceholder(_ placeholder: Widget?) {
    call(gtk_list_box_set_placeholder, placeholder)
  }

  /// Called with the index of the row that was selected, by the user or by code; `nil` for none.
  @discardableResult
  public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
    connect(.rowSelected) { handler($0.arguments) }
  }

  /// Called with the index of the row that the user has clicked or pressed Enter on.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connect(.rowActivated) { emission in
      if let index = emission.arguments { handler(index) }
    }
  }
}

extension Signal where Emitter: ListBox, Arguments == Int?, Result == Void {
  fileprivate static var rowSelected: Self { Signal("row-selected") { index(in: $0) } }
  fileprivate static var rowActivated: Self { Signal("row-activated") { index(in: $0) } }

  private static func index(in arguments: SignalArguments) -> Int? {
    arguments.object(0).map { Int(gtk_list_box_row_get_index(UnsafeMutablePointer($0))) }
  }
}

/// A handle on a GtkListBoxRow.
///
/// A screen reader calls it by the texts in it, or by its ``Widget/accessibleLabel``.
@MainActor
public final class ListBoxRow: Widget {
  /// Creates a row with a child.
  public init(_ child: Widget) {
    super.init(adopting: madeByGtk(gtk_list_box_row_new()))
    gtk_list_box_row_set_child(row, child.widgetPointer)
    concertina_accessible_name_row(widgetPointer)
  }

  var row: UnsafeMutablePointer<GtkListBoxRow> { pointer() }

  /// Makes the row a heading: it can be neither selected nor focused.
  public func becomeHeading() {
    gtk_list_box_row_set_selectable(row, 0)
    gtk_list_box_row_set_activatable(row, 0)
    isFocusable = false
  }
}
