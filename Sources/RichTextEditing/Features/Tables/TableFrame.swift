import GtkCore
import RichTextModel
import WidgetSupport

/// The widget of a table: its rows, the lines between its cells, and its heading.
///
/// A table that needs more width than there is scrolls sideways to the cell with the focus.
///
/// ## CSS nodes
///
///     richtable
///     ├── tablerow
///     │   ╰── richeditor
///     ╰── richeditor (cells of several rows)
@MainActor
final class TableFrame: Widget {
  let implementation: TableFrameImplementation

  init() {
    let implementation = TableFrameImplementation()
    self.implementation = implementation
    super.init(class: TableFrameImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }
}

extension LibraryStyle.Sheet {
  /// The style of tables.
  static let tables = LibraryStyle.Sheet(
    "tables",
    rules: """
      @define-color concertina_table_header
        mix(@theme_base_color, @theme_text_color, \(RichTextStyle.shade));
      richeditor.table-header > growingtext > textview { font-weight: bold; }
      menubutton.table-handle > button {
        min-width: 0; min-height: 0; padding: 0; border: none; border-radius: 2px;
        color: @theme_text_color; background: mix(@theme_base_color, @theme_text_color, 0.15);
      }
      """)
}
