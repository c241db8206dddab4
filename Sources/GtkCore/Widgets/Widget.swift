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
  public init(class widgetClass: WidgetClass, implementation: WidgetImplementation) {
    GtkReadiness.require()
    let widget = concertina_widget_new(
      widgetClass.type, WidgetClass.functions,
      Unmanaged.passRetained(implementation).toOpaque(), releaseImplementation)
    guard let widget else { preconditionFailure("Widget: GTK made no widget") }
    implementation.widgetPointer = OpaquePointer(widget)
    super.init(adopting: OpaquePointer(widget))
  }

  package convenience init(adopting widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("Widget: GTK made no widget") }
    self.init(adopting: OpaquePointer(widget))
  }

  package final var widgetPointer: UnsafeMutablePointer<GtkWidget> { pointer() }
}
