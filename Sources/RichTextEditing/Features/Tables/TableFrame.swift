import GtkCore
import RichTextModel

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
