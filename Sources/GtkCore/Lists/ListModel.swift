import CConcertinaGtk

/// A handle on a GListStore of objects without content, each of which stands for an item.
@MainActor
final class ListModel: Object {
  init() {
    super.init(adopting: checked(g_list_store_new(g_object_get_type())))
  }

  /// Replaces a range of objects by new ones.
  func replace(_ range: Range<Int>, withCount count: Int) {
    var objects: [gpointer?] = (0..<count).map { _ in
      g_object_new_with_properties(g_object_get_type(), 0, nil, nil).map { gpointer($0) }
    }
    g_list_store_splice(
      nativePointer, guint(range.lowerBound), guint(range.count), &objects, guint(count))
    for object in objects { g_object_unref(object) }
  }
}

/// A handle on a GtkNoSelection: a model whose objects cannot be selected.
@MainActor
final class NoSelection: Object {
  init(of model: ListModel) {
    super.init(adopting: checked(gtk_no_selection_new(nil)))
    gtk_no_selection_set_model(nativePointer, model.nativePointer)
  }
}

/// A handle on a GtkSingleSelection: a model of whose objects one can be selected.
@MainActor
final class SingleSelection: Object {
  init(of model: ListModel) {
    super.init(adopting: checked(gtk_single_selection_new(nil)))
    // An app decides itself what is selected at first, and after the selected row was removed.
    gtk_single_selection_set_autoselect(nativePointer, 0)
    gtk_single_selection_set_model(nativePointer, model.nativePointer)
  }

  required override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// The index of the selected object; `nil` for none.
  var index: Int? {
    get {
      let index = gtk_single_selection_get_selected(nativePointer)
      return index == guint.max ? nil : Int(index)
    }
    set {
      // With GTK 4.18 an app, too, can select nothing only where the user can.
      gtk_single_selection_set_can_unselect(nativePointer, 1)
      gtk_single_selection_set_selected(nativePointer, newValue.map { guint($0) } ?? guint.max)
      gtk_single_selection_set_can_unselect(nativePointer, 0)
    }
  }

  func onChange(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
    connect(.change(of: .selected)) { handler($0.emitter.index) }
  }
}

extension SingleSelection: ConcreteHandle {}

extension Property where Owner: SingleSelection, Value == Int {
  fileprivate static var selected: Self { Property("selected") }
}
