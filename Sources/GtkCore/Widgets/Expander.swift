import CConcertinaGtk

/// A handle on a GtkExpander: a title that shows and hides a widget below it.
@MainActor
public final class Expander: Widget {
  /// Creates an expander that hides its child.
  public convenience init(_ title: String, _ child: Widget? = nil) {
    self.init(adopting: madeByGtk(gtk_expander_new(title)))
    if let child { self.child = child }
  }

  /// The title.
  public var title: String {
    get { call(gtk_expander_get_label) }
    set { call(gtk_expander_set_label, newValue) }
  }

  /// The widget below the title.
  public var child: Widget? {
    get { call(gtk_expander_get_child) }
    set { call(gtk_expander_set_child, newValue) }
  }

  /// Whether the child is shown.
  public var isExpanded: Bool {
    get { call(gtk_expander_get_expanded) }
    set { call(gtk_expander_set_expanded, newValue) }
  }

  /// Called when the child was shown or hidden, by the user or by code.
  @discardableResult
  public func onExpanded(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    connect(.change(of: .expanded)) { handler($0.emitter.isExpanded) }
  }
}

extension Expander: ConcreteHandle {}

extension Property where Owner: Expander, Value == Bool {
  fileprivate static var expanded: Self { Property("expanded") }
}
