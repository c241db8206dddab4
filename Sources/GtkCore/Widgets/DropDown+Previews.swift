import CConcertinaGtk

extension DropDown {
  /// Gives each text of the open list an appearance; the button shows them plainly.
  ///
  /// - Parameter properties: Returns the attributes of an item by its index.
  package func showPreviews(
    _ properties: @escaping @MainActor (_ index: Int) -> [Label.Attribute.Property]
  ) {
    let (factory, rows) = (ListItemFactory(), PreviewRows(properties))
    factory.connect(.setup) { rows.setUp($0.arguments) }
    factory.connect(.bind) { rows.bind($0.arguments) }
    factory.connect(.teardown) { rows.tearDown($0.arguments) }
    gtk_drop_down_set_list_factory(nativePointer, factory.nativePointer)
  }
}

/// The rows of an open list, by their GtkListItem.
@MainActor
private final class PreviewRows {
  private let properties: @MainActor (Int) -> [Label.Attribute.Property]
  private var labels: [OpaquePointer: Label] = [:]

  init(_ properties: @escaping @MainActor (Int) -> [Label.Attribute.Property]) {
    self.properties = properties
  }

  func setUp(_ listItem: OpaquePointer) {
    let label = Label()
    label.horizontalTextAlignment = 0
    labels[listItem] = label
    gtk_list_item_set_child(listItem, label.widgetPointer)
  }

  func bind(_ listItem: OpaquePointer) {
    guard let label = labels[listItem], let item = gtk_list_item_get_item(listItem),
      let text = gtk_string_object_get_string(OpaquePointer(item))
    else { return }
    label.text = String(cString: text)
    let bytes = 0..<label.text.utf8.count
    label.textAttributes = properties(Int(gtk_list_item_get_position(listItem))).map {
      Label.Attribute(bytes: bytes, $0)
    }
  }

  func tearDown(_ listItem: OpaquePointer) {
    gtk_list_item_set_child(listItem, nil)
    labels[listItem] = nil
  }
}
