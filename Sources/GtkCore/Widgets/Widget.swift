import CConcertinaGtk
import CConcertinaShims

/// A handle on a GtkWidget.
@MainActor
open class Widget: Object {
  /// Takes over a newly created widget.
  public override init(adopting pointer: OpaquePointer) {
    super.init(adopting: pointer)
  }

  /// Adds a reference to a widget that someone else owns.
  public override init(retaining pointer: OpaquePointer) {
    super.init(retaining: pointer)
  }

  /// Creates a widget of one of this package's classes, with its implementation.
  ///
  /// While GObject is creating a widget of that class, such as for a `.ui` file, it is that widget.
  public init(class widgetClass: WidgetClass, implementation: WidgetImplementation) {
    let unattached = concertina_widget_take_unattached(widgetClass.type)
    if unattached == nil { GtkReadiness.require() }
    guard let widget = unattached ?? concertina_widget_new(widgetClass.type) else {
      preconditionFailure("Widget: GTK made no widget")
    }
    concertina_widget_attach(widget, Unmanaged.passRetained(implementation).toOpaque())
    implementation.widgetPointer = OpaquePointer(widget)
    if unattached == nil {
      super.init(adopting: OpaquePointer(widget))
    } else {
      // Its floating reference is for the caller of GObject.
      super.init(retaining: OpaquePointer(widget))
    }
    widgetClass.declaration?.connectEvents(of: self)
  }

  package convenience init(adopting widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("Widget: GTK made no widget") }
    self.init(adopting: OpaquePointer(widget))
  }

  /// The name that a screen reader reads; empty for none.
  ///
  /// A widget that is made of others names the one that has the focus: the text of an input.
  open var accessibleLabel: String {
    get { kept(GTK_ACCESSIBLE_PROPERTY_LABEL) }
    set { keep(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue) }
  }

  /// The longer description that a screen reader can read; empty for none.
  open var accessibleDescription: String {
    get { kept(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
    set { keep(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue) }
  }

  // GTK does not report what has been set, except in its own tests.

  private final func keep(_ property: GtkAccessibleProperty, _ value: String) {
    concertina_accessible_keep_string(nativePointer, property, value)
  }

  private final func kept(_ property: GtkAccessibleProperty) -> String {
    concertina_accessible_get_string(nativePointer, property).map { String(cString: $0) } ?? ""
  }

  package final var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer() }
}
