import CConcertinaGtk

/// A handle on a GtkSignalListItemFactory, which asks for the rows of a list view.
@MainActor
final class ListItemFactory: Object {
  init() {
    super.init(adopting: checked(gtk_signal_list_item_factory_new()))
  }
}

/// Signals whose argument is the GtkListItem of a row.
extension Signal where Emitter: ListItemFactory, Arguments == OpaquePointer, Result == Void {
  static var setup: Self { listItem("setup") }
  static var bind: Self { listItem("bind") }
  static var teardown: Self { listItem("teardown") }

  private static func listItem(_ name: String) -> Self {
    Signal(name) { arguments in
      guard let listItem = arguments.object(0) else {
        preconditionFailure("ListItemFactory: there is no list item")
      }
      return listItem
    }
  }
}
