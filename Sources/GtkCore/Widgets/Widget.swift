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

/// A direction on the screen.
public enum Orientation: Sendable {
  /// From left to right, or from right to left in right-to-left text.
  case horizontal
  /// From top to bottom.
  case vertical

  init(_ value: GtkOrientation) {
    self = value == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
  }

  var value: GtkOrientation {
    self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }
}

/// The alignment of a widget in a space that is larger than it needs.
public enum Alignment: Sendable {
  /// Fills all the space.
  case fill
  /// At the left (in right-to-left text at the right) or top.
  case start
  /// At the right (in right-to-left text at the left) or bottom.
  case end
  /// In the middle.
  case center
  /// On the baseline of its neighbors.
  case baseline

  var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

/// The direction of text and of rows of widgets.
public enum TextDirection: String, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft

  init(_ value: GtkTextDirection) {
    self = value == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  var value: GtkTextDirection {
    self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
  }
}

/// The direction in which to move the focus.
public enum FocusDirection: Sendable {
  /// To the next widget (Tab).
  case forward
  /// To the previous widget (Shift+Tab).
  case backward
  /// With an arrow key.
  case up, down, left, right

  init(_ value: GtkDirectionType) {
    switch value {
    case GTK_DIR_TAB_BACKWARD: self = .backward
    case GTK_DIR_UP: self = .up
    case GTK_DIR_DOWN: self = .down
    case GTK_DIR_LEFT: self = .left
    case GTK_DIR_RIGHT: self = .right
    default: self = .forward
    }
  }

  var value: GtkDirectionType {
    switch self {
    case .forward: GTK_DIR_TAB_FORWARD
    case .backward: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}
