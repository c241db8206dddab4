import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// Rows with one text, as GtkTreeView and GtkComboBox have them.
@MainActor
struct RowLines {
  private enum Kind {
    case texts, combo, tree, icons, cell
  }

  private let widget: Widget
  private let kind: Kind

  /// Uses a widget; nil if it is of none of GTK's classes with rows.
  init?(widget: Widget) {
    if widget.isA(gtk_combo_box_text_get_type()) {
      kind = .texts
    } else if widget.isA(gtk_combo_box_get_type()) {
      kind = .combo
    } else if widget.isA(gtk_tree_view_get_type()) {
      kind = .tree
    } else if widget.isA(gtk_icon_view_get_type()) {
      kind = .icons
    } else if widget.isA(gtk_cell_view_get_type()) {
      kind = .cell
    } else {
      return nil
    }
    self.widget = widget
  }

  /// Returns the texts of a model; nil if its first column has none, or if it has too many rows.
  func lines(of model: Object?) -> [String]? {
    guard let model else { return [] }
    let tree = model.nativePointer
    guard gtk_tree_model_get_n_columns(tree) > 0,
      gtk_tree_model_get_column_type(tree, 0) == concertina_type_string(),
      gtk_tree_model_iter_n_children(tree, nil) <= LineProperty.maxCount
    else { return nil }
    var lines: [String] = []
    var row = GtkTreeIter()
    var hasRow = gtk_tree_model_get_iter_first(tree, &row) != 0
    while hasRow {
      var value = GValue()
      gtk_tree_model_get_value(tree, &row, 0, &value)
      lines.append(g_value_get_string(&value).map { String(cString: $0) } ?? "")
      g_value_unset(&value)
      hasRow = gtk_tree_model_iter_next(tree, &row) != 0
    }
    return lines
  }

  /// Sets rows with these texts, and what shows them.
  func set(_ lines: [String], as property: ObjectProperty) {
    guard kind != .texts else { return setTexts(lines) }
    var types = [concertina_type_string()]
    guard let store = gtk_list_store_newv(1, &types) else { return }
    for line in lines {
      var row = GtkTreeIter()
      var value = GValue()
      g_value_init(&value, types[0])
      g_value_set_string(&value, line)
      gtk_list_store_append(store, &row)
      gtk_list_store_set_value(store, &row, 0, &value)
      g_value_unset(&value)
    }
    property.set(Object(adopting: OpaquePointer(store)), of: widget)
    showRows()
    if kind == .combo { gtk_combo_box_set_active(widget.pointer(), lines.isEmpty ? -1 : 0) }
  }

  private func setTexts(_ lines: [String]) {
    gtk_combo_box_text_remove_all(widget.nativePointer)
    for line in lines { gtk_combo_box_text_append_text(widget.nativePointer, line) }
    gtk_combo_box_set_active(widget.pointer(), lines.isEmpty ? -1 : 0)
  }

  private func showRows() {
    switch kind {
    case .texts: break
    case .icons: gtk_icon_view_set_text_column(widget.nativePointer, 0)
    case .combo, .cell: showTexts(in: widget.nativePointer)
    case .tree:
      guard gtk_tree_view_get_n_columns(widget.pointer()) == 0,
        let column = gtk_tree_view_column_new()
      else { return }
      gtk_tree_view_column_set_title(column, "Column")
      showTexts(in: column)
      gtk_tree_view_append_column(widget.pointer(), column)
    }
    guard kind == .cell, let path = gtk_tree_path_new_first() else { return }
    gtk_cell_view_set_displayed_row(widget.nativePointer, path)
    gtk_tree_path_free(path)
  }

  private func showTexts(in layout: OpaquePointer) {
    let cells = gtk_cell_layout_get_cells(layout)
    defer { g_list_free(cells) }
    guard cells == nil, let renderer = gtk_cell_renderer_text_new() else { return }
    gtk_cell_layout_pack_start(layout, renderer, 1)
    gtk_cell_layout_add_attribute(layout, renderer, "text", 0)
  }
}
