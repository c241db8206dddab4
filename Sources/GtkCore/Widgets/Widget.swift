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

  package final var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer() }
}
