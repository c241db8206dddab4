import CGtk

/// A handle on a GtkPopover: a small window at a widget, which closes by itself.
///
/// Put at a widget with ``attach(to:)`` it is one of its children: a widget of ours lets it go when it is
/// disposed of itself, another one must be told with ``detach()``.
@MainActor
public final class Popover: Widget {
  /// Makes a popover around a child.
  public convenience init(_ child: Widget) {
    self.init(adopting: madeByGtk(gtk_popover_new()))
    gtk_popover_set_child(pointer(), child.widgetPointer)
  }

  /// Puts the popover at a widget, below which it opens.
  public func attach(to widget: Widget) {
    detach()
    gtk_widget_set_parent(widgetPointer, widget.widgetPointer)
  }

  /// Takes the popover away from its widget; closes it first.
  public func detach() {
    guard gtk_widget_get_parent(widgetPointer) != nil else { return }
    close()
    gtk_widget_unparent(widgetPointer)
  }

  /// Whether the popover is open.
  public var isOpen: Bool { isVisible }

  /// Opens the popover; the focus goes into it.
  public func open() { gtk_popover_popup(pointer()) }

  /// Closes the popover.
  public func close() { gtk_popover_popdown(pointer()) }

  /// Places an open popover anew; for the allocation of the widget that it stands at.
  public func present() { gtk_popover_present(pointer()) }

  /// Whether a small arrow shows where the popover belongs.
  public func setHasArrow(_ hasArrow: Bool) {
    gtk_popover_set_has_arrow(pointer(), hasArrow ? 1 : 0)
  }

  /// Whether it takes the focus, and closes when somebody clicks beside it; if not, the focus stays.
  public func setTakesFocus(_ takesFocus: Bool) {
    gtk_popover_set_autohide(pointer(), takesFocus ? 1 : 0)
  }

  /// Opens at a part of the widget instead of at the whole, in pixels.
  public func setTarget(_ target: Rectangle) {
    var rectangle = GdkRectangle(
      x: CInt(clamping: Int(target.x)), y: CInt(clamping: Int(target.y)),
      width: CInt(clamping: Int(target.width)), height: CInt(clamping: Int(target.height)))
    gtk_popover_set_pointing_to(pointer(), &rectangle)
  }

  /// Called when the popover was closed, by whomever.
  @discardableResult
  public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("closed") { _ in handler() }
  }
}
