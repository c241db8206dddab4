/// A class of handles on widgets with an implementation, which can be created again for a widget
/// of that class.
///
/// An app's own widget finds its state by ``WidgetImplementation/existing(of:)``:
///
/// ```swift
/// final class Rating: Widget, ExistingHandle {
///   final class Stars: WidgetImplementation { var count = 0 }
///   let stars: Stars
///
///   init?(existing widget: Widget) {
///     guard let stars = Stars.existing(of: widget) else { return nil }
///     self.stars = stars
///     super.init(retaining: widget.nativePointer)
///   }
/// }
/// ```
@MainActor
public protocol ExistingHandle: Widget {
  /// Creates another handle on a widget; nil for a widget of another class.
  init?(existing widget: Widget)
}
