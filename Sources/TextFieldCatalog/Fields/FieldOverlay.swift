import GtkCore

/// A widget of an app's own over a field's input, such as a currency sign behind the text.
///
/// A field owns its overlays. They are decoration: a screen reader does not hear of them, and clicks
/// go through them.
@MainActor
public protocol FieldOverlay: AnyObject {
  /// The widget; it becomes a child of the field.
  var widget: Widget { get }
  /// Called when text, state or focus have changed.
  func update(for field: FieldReference)
  /// Where the widget stands, in pixels from the field's left upper corner.
  ///
  /// - Parameter area: Where the text is.
  /// - Returns: The place; nil while there is nothing to show.
  func place(in area: FieldTextArea) -> Rectangle?
}

/// Where the text of a field is, for its overlays.
public struct FieldTextArea: Sendable {
  /// The input, in pixels from the field's left upper corner.
  public let input: Rectangle
  /// How far the text reaches from the side of the label, in pixels from the field's left edge: its right
  /// end, and in a field from right to left its left one, whichever way the text itself runs.
  public let endOfText: Double
  /// The direction of the field.
  public let direction: TextDirection
}
