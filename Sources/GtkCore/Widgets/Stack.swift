import CConcertinaGtk

/// A handle on a GtkStack: pages of which one is visible.
@MainActor
public final class Stack: Widget {
  /// Creates a stack without pages.
  public convenience init() {
    self.init(adopting: madeByGtk(gtk_stack_new()))
  }

  /// Adds a page with a name, and a title for a switcher.
  public func add(_ page: Widget, named name: String, title: String) {
    gtk_stack_add_titled(nativePointer, page.widgetPointer, name, title)
  }

  /// The name of the visible page; empty without pages.
  public var visiblePage: String {
    get { call(gtk_stack_get_visible_child_name) }
    set { call(gtk_stack_set_visible_child_name, newValue) }
  }

  /// Sets whether every page gets the size of the largest one, so that switching moves nothing.
  public func setHomogeneous(horizontally: Bool, vertically: Bool) {
    call(gtk_stack_set_hhomogeneous, horizontally)
    call(gtk_stack_set_vhomogeneous, vertically)
  }

  /// Called with the name of the page that has become visible.
  @discardableResult
  public func onPageChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
    connect(.change(of: .visibleChildName)) { handler($0.emitter.visiblePage) }
  }
}

extension Stack: ConcreteHandle {}

extension Property where Owner: Stack, Value == String {
  fileprivate static var visibleChildName: Self { Property("visible-child-name") }
}

/// A handle on a GtkStackSwitcher: a row of buttons, one for each page of a stack.
@MainActor
public final class StackSwitcher: Widget {
  /// Creates a switcher for a stack.
  public init(_ stack: Stack) {
    super.init(adopting: madeByGtk(gtk_stack_switcher_new()))
    gtk_stack_switcher_set_stack(nativePointer, stack.nativePointer)
  }
}
