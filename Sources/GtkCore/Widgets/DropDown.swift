import CConcertinaGtk

/// A handle on a GtkDropDown with a list of texts.
@MainActor
public final class DropDown: Widget {
  /// Creates a drop-down whose first item is selected.
  public convenience init(_ items: [String]) {
    self.init(
      adopting: withCStrings(items) { madeByGtk(gtk_drop_down_new_from_strings($0)) })
    describeButton()
  }

  /// Replaces the items; the first one is selected.
  public func setItems(_ items: [String]) {
    let list = checked(gtk_string_list_new(nil))
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for item in items { gtk_string_list_append(list, item) }
    gtk_drop_down_set_model(nativePointer, list)
    describeSelection()
  }

  /// The name that a screen reader reads, of the button and the list, too, which have the focus.
  public override var accessibleLabel: String {
    get { super.accessibleLabel }
    set {
      super.accessibleLabel = newValue
      button?.accessibleLabel = newValue
      list(in: self)?.accessibleLabel = newValue
    }
  }

  /// The button, which has the focus, where it has to be said what it is for.
  ///
  /// Before 4.14 GTK calls it by its class. From then on GTK names it itself, by a relation that
  /// belongs to it alone.
  private var button: Widget? { gtk_get_minor_version() < 14 ? children.first : nil }

  private func describeButton() {
    guard let button else { return }
    passAccessibility(to: button)
    connect(.change(of: .selected)) { $0.emitter.describeSelection() }
    describeSelection()
  }

  private func list(in widget: Widget) -> Widget? {
    if widget.typeName == "GtkListView" { return widget }
    for child in widget.children {
      if let list = list(in: child) { return list }
    }
    return nil
  }

  /// Says what is selected, which assistive technologies do not know otherwise.
  private func describeSelection() {
    guard let button else { return }
    let item = gtk_drop_down_get_selected_item(nativePointer).map { OpaquePointer($0) }
    let text = item.flatMap { gtk_string_object_get_string($0) }.map { String(cString: $0) }
    button.accessibleDescription = text ?? ""
  }

  /// The index of the selected item; `nil` for none.
  public var selectedIndex: Int? {
    get {
      let index = gtk_drop_down_get_selected(nativePointer)
      return index == guint.max ? nil : Int(index)
    }
    set {
      gtk_drop_down_set_selected(nativePointer, newValue.map { guint($0) } ?? guint.max)
    }
  }

  /// Called when another item was selected, by the user or by code.
  @discardableResult
  public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
    connect(.change(of: .selected)) { handler($0.emitter.selectedIndex) }
  }
}

extension DropDown: ConcreteHandle {}

extension Property where Owner: DropDown, Value == Int {
  fileprivate static var selected: Self { Property("selected") }
}
