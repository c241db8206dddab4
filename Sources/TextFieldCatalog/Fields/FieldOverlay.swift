import GtkCore

/// A widget of the app's own on top of a field's input, such as a currency sign after the text.
///
/// A field owns its overlays. They are decoration: they are hidden from screen readers, and clicks
/// pass through them.
@MainActor
public protocol FieldOverlay: AnyObject {
  /// The widget; it becomes a child of the field.
  var widget: Widget { get }
  /// Called when the text, the state or the focus has changed.
  func update(for field: FieldReference)
  /// The space that the text leaves for the widget before its start, in pixels; 0 by default.
  var spaceBeforeText: Int { get }
  /// The space that the text leaves for the widget after its end, in pixels; 0 by default.
  var spaceAfterText: Int { get }
  /// Returns the position of the widget, in pixels from the field's upper left corner.
  ///
  /// - Parameter area: The position of the text.
  /// - Returns: The rectangle; nil while there is nothing to show.
  func place(in area: FieldTextArea) -> Rectangle?
}

extension FieldOverlay {
  /// None: the widget is on top of the text.
  public var spaceBeforeText: Int { 0 }

  /// None: the widget is on top of the text, or hidden where the text needs its space.
  public var spaceAfterText: Int { 0 }
}

/// The position of a field's text, for its overlays.
public struct FieldTextArea: Sendable {
  /// The rectangle of the input, without the space that overlays take beside it, in pixels from the
  /// field's upper left corner.
  public let input: Rectangle
  /// The end of the text, in pixels from the field's left edge: its right end, or its left end in a
  /// right-to-left field, whatever the direction of the text itself.
  public let endOfText: Double
  /// The direction of the field.
  public let direction: TextDirection
}
