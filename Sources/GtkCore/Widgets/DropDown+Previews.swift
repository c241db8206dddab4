import CConcertinaGtk
import CConcertinaShims

extension DropDown {
  /// Gives each text of the open list an appearance; the button shows them plainly.
  ///
  /// - Parameter properties: Returns the attributes of an item by its index.
  package func showPreviews(
    _ properties: @escaping @MainActor (_ index: Int) -> [Label.Attribute.Property]
  ) {
    let factory = ListItemFactory()
    factory.connect(.setup) {
      let label = Label()
      label.xAlignment = .start
      gtk_list_item_set_child($0.arguments, label.widgetPointer)
    }
    factory.connect(.bind) { emission in
      let listItem = emission.arguments
      guard let child = gtk_list_item_get_child(listItem),
        let item = gtk_list_item_get_item(listItem),
        let text = gtk_string_object_get_string(OpaquePointer(item))
      else { return }
      let label = Label(retaining: OpaquePointer(child))
      label.text = String(cString: text)
      let bytes = 0..<label.text.utf8.count
      label.textAttributes = properties(Int(gtk_list_item_get_position(listItem))).map {
        Label.Attribute(bytes: bytes, $0)
      }
      gtk_widget_get_parent(child).map { concertina_accessible_name_row($0) }
    }
    gtk_drop_down_set_list_factory(nativePointer, factory.nativePointer)
  }
}
