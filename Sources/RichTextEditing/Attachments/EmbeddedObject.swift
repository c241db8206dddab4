import FoundationEssentials
import GtkCore
import RichTextModel

/// A widget in a text, as the text needs it: one character with a size, a saved form, and the
/// editors in the widget.
///
/// ``Attachment`` is the only conforming type; the protocol leaves out what only apps use.
@MainActor
protocol EmbeddedObject: AnyObject {
  /// The identifier within a document; assigned by the editor if it is empty.
  var id: String { get set }
  /// The kind of object.
  var name: ContentType { get }
  /// Whether it has a line to itself.
  var isBlock: Bool { get }
  /// The widget.
  var content: Widget { get }
  /// The rule for its width.
  var size: AttachmentSize { get }
  /// Its appearance while it is selected.
  var selectionStyle: AttachmentSelectionStyle { get }
  /// The name that a screen reader speaks.
  var accessibleName: String { get }
  /// Whether it represents one whose kind was not known when its text was set.
  var isUnknown: Bool { get }
  /// The description to save.
  var description: AttachmentContent { get }
  /// The editor that contains it; not kept alive.
  var containingEditor: (any TreeEditor)? { get set }
  /// Its range of one character in its editor; nil if it is in no editor.
  var rangeInContainer: Range<Int>? { get }
  /// The editors in the widget.
  var nestedEditors: [any TreeEditor] { get }
  /// The offset of its drawing from its position, in pixels.
  var drawingOffset: (x: Int, y: Int) { get }

  /// A closure to call after the layout in which it becomes visible; nil for none.
  var onVisible: (@MainActor () -> Void)? { get }

  /// Takes over a description with other saved data, from an edit, an undo or a redo.
  func apply(_ description: AttachmentContent)

  /// Called when it enters or leaves the visible part of the text.
  func viewChanged(isVisible: Bool)

  /// Called when it becomes a part of the selection or is none any more.
  func selectionChanged(_ marking: SelectionMarking)

  /// Asks the user to describe it.
  func askForDescription()

  /// Removes it from its editor, as one step that can be undone.
  func removeFromContainer()

  /// Called when the text that contains it gets attributes.
  func addedAttributesOnContainingRange(_ attributes: AttributeContainer)

  /// Called when the text that contains it loses attributes, with their former values.
  func removedAttributesFromContainingRange(_ attributes: AttributeContainer)

  /// Returns the index of one of its editors; nil if it is not in this object.
  func index(of editor: any TreeEditor) -> Int?

  /// Returns the size that the app determines, within limits; nil to use the rule and the widget.
  func providedSize(inLine lineWidth: Int) -> (width: Int, height: Int)?
}
