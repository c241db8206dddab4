import CConcertinaGtk
import Concertina

@testable import GtkCore

/// A kind of parent that gives its children their minimum height.
@MainActor
struct MinimumGiver {
  let name: String
  /// Puts a widget into such a parent.
  let wrap: (Widget) -> Widget

  /// All kinds, each in what it is usually in.
  static let all = [
    MinimumGiver(name: "list view") { child in
      scrolling(gtk_list_view_new(oneItem(), factory(of: child)))
    },
    MinimumGiver(name: "grid view") { child in
      scrolling(gtk_grid_view_new(oneItem(), factory(of: child)))
    },
    MinimumGiver(name: "column view") { child in
      let view = gtk_column_view_new(oneItem())
      let column = gtk_column_view_column_new("Text", factory(of: child))
      gtk_column_view_column_set_expand(column, 1)
      gtk_column_view_append_column(OpaquePointer(view), column)
      g_object_unref(UnsafeMutableRawPointer(column))
      return scrolling(view)
    },
    MinimumGiver(name: "horizontal list view") { child in
      let view = gtk_list_view_new(oneItem(), factory(of: child))
      gtk_orientable_set_orientation(OpaquePointer(view), GTK_ORIENTATION_HORIZONTAL)
      return Box(.vertical, [scrolling(view, vertically: false)])
    },
    MinimumGiver(name: "list box") { child in
      let list = ListBox()
      list.append(ListBoxRow(child))
      return list
    },
    MinimumGiver(name: "list box that scrolls") { child in
      let list = ListBox()
      list.append(ListBoxRow(Box(.horizontal, [child])))
      return ScrolledWindow(list)
    },
    MinimumGiver(name: "list in a list") { child in
      let list = ListBox()
      list.append(ListBoxRow(child))
      return scrolling(gtk_list_view_new(oneItem(), factory(of: list)))
    },
    MinimumGiver(name: "viewport") { child in ScrolledWindow(Box(.vertical, [child])) },
    MinimumGiver(name: "fixed") { child in
      let fixed = Widget(retaining: OpaquePointer(gtk_fixed_new()))
      gtk_fixed_put(fixed.pointer(), child.pointer(), 0, 0)
      return fixed
    },
    MinimumGiver(name: "text view") { child in
      let view = TextView(buffer: TextBuffer())
      gtk_text_view_add_overlay(view.pointer(), child.pointer(), 0, 0)
      return ScrolledWindow(view)
    },
  ]

  /// A model of one item, of which nothing can be selected.
  private static func oneItem() -> OpaquePointer? {
    let store = g_list_store_new(gtk_string_object_get_type())
    let item = gtk_string_object_new("")
    g_list_store_append(store, UnsafeMutableRawPointer(item))
    g_object_unref(UnsafeMutableRawPointer(item))
    return gtk_no_selection_new(store)
  }

  /// A factory of the one row.
  private static func factory(of child: Widget) -> OpaquePointer? {
    let factory = ListItemFactory()
    factory.connect(.bind) { gtk_list_item_set_child($0.arguments, child.pointer()) }
    // The view takes a reference over.
    return OpaquePointer(g_object_ref(UnsafeMutableRawPointer(factory.nativePointer)))
  }

  private static func scrolling(
    _ view: UnsafeMutablePointer<GtkWidget>?, vertically: Bool = true
  ) -> Widget {
    guard let view else { return Box(.vertical) }
    let page = ScrolledWindow(Widget(retaining: OpaquePointer(view)))
    page.setScrolls(horizontally: true, vertically: vertically)
    return page
  }
}
