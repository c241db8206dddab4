import CAdwaita
import GtkCore

/// A group of rows with a title: an AdwPreferencesGroup.
@MainActor
func group(_ title: String, description: String? = nil, _ rows: [Widget]) -> Widget {
  let group = Widget(retaining: OpaquePointer(adw_preferences_group_new()))
  let pointer = UnsafeMutablePointer<AdwPreferencesGroup>(group.nativePointer)
  adw_preferences_group_set_title(pointer, title)
  adw_preferences_group_set_description(pointer, description)
  for row in rows { adw_preferences_group_add(pointer, UnsafeMutablePointer(row.nativePointer)) }
  return group
}

/// A page of groups, which scrolls: an AdwPreferencesPage.
@MainActor
func page(_ groups: [Widget]) -> Widget {
  let page = Widget(retaining: OpaquePointer(adw_preferences_page_new()))
  for group in groups {
    adw_preferences_page_add(
      UnsafeMutablePointer(page.nativePointer), UnsafeMutablePointer(group.nativePointer))
  }
  page.setExpands(vertically: true)
  return page
}

/// libadwaita's own row for a line of text: an AdwEntryRow.
@MainActor
func entryRow(_ title: String, text: String = "") -> Widget {
  let row = Widget(retaining: OpaquePointer(adw_entry_row_new()))
  adw_preferences_row_set_title(UnsafeMutablePointer(row.nativePointer), title)
  gtk_editable_set_text(row.nativePointer, text)
  return row
}

/// A row around an input of Concertina, which shows the focus as an AdwEntryRow does.
@MainActor
func row(_ input: Widget) -> Widget {
  let row = Widget(retaining: OpaquePointer(adw_preferences_row_new()))
  let pointer = UnsafeMutablePointer<GtkListBoxRow>(row.nativePointer)
  gtk_list_box_row_set_child(pointer, UnsafeMutablePointer(input.nativePointer))
  // Tab goes to the input, and a click is the input's.
  gtk_list_box_row_set_activatable(pointer, 0)
  row.isFocusable = false
  row.addStyleClass("entry")
  row.connect(.stateFlagsChanged) { emission in
    emission.widget.setStyleClass("focused", emission.widget.containsFocus)
  }
  return row
}

extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  fileprivate static var stateFlagsChanged: Self { Signal("state-flags-changed") }
}
