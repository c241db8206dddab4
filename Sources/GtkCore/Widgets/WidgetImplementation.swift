import CGtk
import CGtkShims

/// What a widget class of ours does and knows: the other half of a ``Widget`` handle.
///
/// Subclass it, override what differs from a plain widget, and make widgets of it with
/// ``Widget/init(class:implementation:)``. The GObject owns its implementation and releases it when it
/// is finalized, so an implementation must not own its own widget: reach it through ``widget``.
///
/// No method is called once dispose has begun, except ``dispose()`` itself, once.
@MainActor
open class WidgetImplementation {
  nonisolated(unsafe) var widgetPointer: OpaquePointer?

  /// Makes an implementation; it is put to work by ``Widget/init(class:implementation:)``.
  public init() {}

  /// A handle on the widget, made anew at each call.
  ///
  /// - Precondition: The widget exists: do not ask from the initialiser or after dispose.
  public final var widget: Widget {
    guard let widgetPointer else {
      preconditionFailure("WidgetImplementation.widget: there is no widget yet, or any more")
    }
    return Widget(retaining: widgetPointer)
  }

  /// Whether the widget exists and has not begun to be disposed of.
  public final var hasWidget: Bool { widgetPointer != nil }

  /// Does something when the layout under way is through, unless the widget has gone by then.
  ///
  /// For what is told to others: whoever hears of it may ask for another layout.
  public final func afterLayout(_ body: @escaping @MainActor () -> Void) {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if self?.hasWidget == true { body() }
    }
  }

  /// The minimum and natural size in one orientation, for a size in the other (-1: any).
  ///
  /// Sizes are those of the content: GTK adds the CSS margin, border and padding.
  open func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest { .zero }

  /// Places the children in the content area.
  open func allocate(width: Int, height: Int, baseline: Int) {}

  /// Draws the widget: its children, unless overridden.
  open func snapshot(_ snapshot: Snapshot) { snapshot.appendChildren(of: widget) }

  /// Moves the focus into, through or out of the widget; whether it stayed inside.
  open func moveFocus(_ direction: FocusDirection) -> Bool {
    widget.moveFocusThroughChildren(direction)
  }

  /// Takes the focus; whether it did.
  open func grabFocus() -> Bool { false }

  /// The widget's computed style has changed.
  open func styleChanged() {}

  /// The widget's text direction has changed.
  open func directionChanged() {}

  /// The widget's state flags have changed (sensitive, focus within, hovered, …).
  open func stateFlagsChanged() {}

  /// The widget got into a window.
  open func rooted() {}

  /// The widget is about to leave its window.
  open func unrooted() {}

  /// The widget is shown on the screen now.
  open func mapped() {}

  /// The widget is no longer shown on the screen.
  open func unmapped() {}

  /// The widget goes away: stop what runs.
  ///
  /// The children are unparented after this.
  open func dispose() {}
}

/// The answer to a measure request, in pixels.
public struct SizeRequest: Equatable, Sendable {
  /// The least size that the widget can work with.
  public var minimum: Int
  /// The size that it would like to have.
  public var natural: Int
  /// The baseline at the minimum height, from the top; -1 for none.
  public var minimumBaseline = -1
  /// The baseline at the natural height, from the top; -1 for none.
  public var naturalBaseline = -1

  /// No size at all.
  public static let zero = SizeRequest(minimum: 0, natural: 0)

  /// Makes an answer without baselines.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = natural
  }
}
