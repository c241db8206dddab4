import CConcertinaGtk

/// A handle on a GtkPopover: a small window attached to a widget, which closes by itself.
///
/// After ``attach(to:)`` it is a child of the widget. Widgets of this package release it when they
/// are disposed of; for other widgets, call ``detach()``. Shortcuts of the window, such as Ctrl+S,
/// work while it is open.
@MainActor
public final class Popover: Widget {
  /// Creates a popover with a child.
  public convenience init(_ child: Widget) {
    self.init(adopting: madeByGtk(gtk_popover_new()))
    call(gtk_popover_set_child, child)
    letShortcutsThrough()
  }

  /// Passes shortcuts that nothing in the popover uses on to the window: GTK keeps all keys in a
  /// popover that takes the focus.
  private func letShortcutsThrough() {
    let keys = KeyController()
    keys.connect(.keyPressed) { emission in
      let key = KeyPress(emission.arguments)
      guard key.control || key.alt, emission.event != nil, let popover = emission.controlled,
        let window = gtk_widget_get_root(popover)
      else { return false }
      return gtk_event_controller_key_forward(emission.native, UnsafeMutablePointer(window)) != 0
    }
    add(keys)
  }

  /// Attaches the popover to a widget, below which it opens.
  public func attach(to widget: Widget) {
    detach()
    call(gtk_widget_set_parent, widget)
  }

  /// Closes the popover and removes it from its widget.
  public func detach() {
    guard gtk_widget_get_parent(widgetPointer) != nil else { return }
    close()
    gtk_widget_unparent(widgetPointer)
  }

  /// Whether the popover is open.
  public var isOpen: Bool { isVisible }

  /// Opens the popover and moves the focus into it.
  public func open() { gtk_popover_popup(pointer()) }

  /// Closes the popover.
  public func close() { gtk_popover_popdown(pointer()) }

  /// Positions an open popover again; call this when the widget that it is attached to is
  /// allocated.
  public func present() { gtk_popover_present(pointer()) }

  /// Whether a small arrow points at the popover's target.
  public var hasArrow: Bool {
    get { call(gtk_popover_get_has_arrow) }
    set { call(gtk_popover_set_has_arrow, newValue) }
  }

  /// Whether it opens above its target, and below only without room there; if not, it is the other
  /// way around.
  public var opensAbove: Bool {
    get { gtk_popover_get_position(pointer()) == GTK_POS_TOP }
    set { gtk_popover_set_position(pointer(), newValue ? GTK_POS_TOP : GTK_POS_BOTTOM) }
  }

  /// Whether it takes the focus and closes when the user clicks outside; if not, the focus stays
  /// where it is.
  public var takesFocus: Bool {
    get { call(gtk_popover_get_autohide) }
    set { call(gtk_popover_set_autohide, newValue) }
  }

  /// Opens the popover at a part of the widget instead of the whole widget, in pixels.
  public func setTarget(_ target: Rectangle) {
    var rectangle = GdkRectangle(
      x: CInt(clamping: Int(target.x)), y: CInt(clamping: Int(target.y)),
      width: CInt(clamping: Int(target.width)), height: CInt(clamping: Int(target.height)))
    gtk_popover_set_pointing_to(pointer(), &rectangle)
  }

  /// Called when the popover was closed, by the user or by code.
  @discardableResult
  public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.closed) { _ in handler() }
  }
}

extension Signal where Emitter: Popover, Arguments == Void, Result == Void {
  fileprivate static var closed: Self { Signal("closed") }
}
