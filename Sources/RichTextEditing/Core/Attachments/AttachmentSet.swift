import GtkCore
import RichTextModel
import WidgetSupport

/// The attachments in the text of one editor, each on top of a space in the text.
///
/// A space is a paintable that draws nothing and is as large as the widget. The widgets are
/// children of the growing area, on top of their spaces: children that GTK itself places at anchors
/// count twice in the height of a text in 4.8, and get their minimum width in all versions.
@MainActor
package final class AttachmentSet {
  /// The area whose text contains them.
  let area: GrowingTextArea
  /// The veils on top of selected attachments.
  let overlays = AttachmentOverlays()
  /// The caret before or after a block.
  let gapCursor = GapCursor()
  /// The editor.
  weak var editor: EditorNode?

  /// The places in the order of the text: marks move with it, and never pass each other.
  private(set) var places: [AttachmentPlace] = []
  private var placesOfSpaces: [EmbeddedSpace.Identity: AttachmentPlace] = [:]
  private(set) var placesOfWidgets: [Widget.Identity: AttachmentPlace] = [:]

  /// The number of attachments that were inserted or removed so far.
  private(set) var changeCount = 0
  /// The selected attachments.
  private var selected: [Attachment] = []
  /// The indices of the visible places.
  var visibleIndices = 0..<0
  /// The widths of the text at which the present sizes of the attachments are known.
  var askedWidths: Set<Int> = []
  /// Whether any attachment may have a different size from its space.
  var areSpacesStale = true
  /// The width that the spaces are sized for.
  var width = 0

  init(_ area: GrowingTextArea) { self.area = area }

  /// Whether there are no attachments.
  var isEmpty: Bool { places.isEmpty }

  /// The attachments in the order of the text.
  package var all: [Attachment] { places.map(\.attachment) }

  /// Returns the attachment at an offset; nil if there is none.
  func attachment(at offset: Int) -> Attachment? {
    place(at: offset)?.attachment
  }

  /// Returns the place at an offset; nil if there is none.
  func place(at offset: Int) -> AttachmentPlace? {
    isEmpty ? nil : area.buffer.space(at: offset).flatMap { placesOfSpaces[$0] }
  }

  /// Returns the offset of an attachment; nil if it is not in the text.
  func offset(of attachment: Attachment) -> Int? {
    place(of: attachment).map { area.buffer.offset(of: $0.mark) }
  }

  /// Returns the place of an attachment; nil if it is not in the text.
  func place(of attachment: Attachment) -> AttachmentPlace? {
    let place = placesOfWidgets[attachment.content.identity]
    return place?.attachment === attachment ? place : nil
  }

  /// Returns the attachments in a range, in the order of the text.
  package func all(in range: Range<Int>) -> [Attachment] {
    places[indices(of: range)].map(\.attachment)
  }

  /// Whether a child of the area is one of the widgets of this set.
  func isEmbedded(_ child: Widget) -> Bool {
    placesOfWidgets[child.identity] != nil || overlays.contains(child)
      || gapCursor.gap != nil && child == gapCursor.widget
  }

  // MARK: Order

  /// Returns the indices of the places in a part of the text.
  func indices(of range: Range<Int>) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let first = firstIndex(from: range.lowerBound)
    return first..<max(first, firstIndex(from: range.upperBound))
  }

  /// Returns the index of the first place at or after an offset.
  private func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if area.buffer.offset(of: places[middle].mark) < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns whether an edit may move widgets, even if no line has become higher: those in its
  /// line, or in lines around it that have no letters and begin at the side at which it begins.
  func mayMove(byEditIn range: Range<Int>) -> Bool {
    guard !isEmpty else { return false }
    let buffer = area.buffer
    let line = buffer.lineRange(containing: range.lowerBound)
    guard indices(of: line).isEmpty else { return true }
    return !buffer.hasDirection(from: line.lowerBound, to: range.lowerBound)
  }

  // MARK: Inserting and removing

  /// Inserts the attachment of a description into the text: the same one as before, if it was
  /// removed.
  func attach(_ content: AttachmentContent, at offset: Int) {
    if let editor { attach(editor.attachment(for: content), at: offset) }
  }

  private func attach(_ attachment: Attachment, at offset: Int) {
    changeCount += 1
    let space = EmbeddedSpace()
    area.buffer.insert(space, at: offset)
    let place = AttachmentPlace(
      attachment, space: space, mark: area.buffer.makeMark(at: offset))
    places.insert(place, at: firstIndex(from: offset))
    placesOfSpaces[space.identity] = place
    attachment.container = editor
    showWidget(of: place)
    editor?.didInsert(attachment)
  }

  /// Adds the widget of an attachment on top of the text, and its editors to the tree.
  private func showWidget(of place: AttachmentPlace) {
    let attachment = place.attachment
    let index = firstIndex(from: area.buffer.offset(of: place.mark))
    // In the order of the text, for Tab and for screen readers too.
    let sibling = index > 0 ? places[index - 1].attachment.content : area.textView
    placesOfWidgets[attachment.content.identity] = place
    attachment.content.insert(into: area, after: sibling)
    attachment.content.isChildVisible = !place.isHidden
    editor?.addEditors(of: attachment)
    layoutIsStale()
  }

  private func takeWidget(of attachment: Attachment) {
    // Otherwise the focus would move to some widget nearby, and keys would activate that.
    if attachment.content.containsFocus { area.textView.focus() }
    placesOfWidgets[attachment.content.identity] = nil
    overlays.remove(attachment)
    selected.removeAll { $0 === attachment }
    attachment.selectionChanged(.none)
    attachment.viewChanged(isVisible: false)
    editor?.removeEditors(of: attachment)
    attachment.content.unparent()
    layoutIsStale()
  }

  /// Allows an attachment that changed its size too often to change it again.
  func allowSizeChanges(of attachment: Attachment) {
    guard let place = place(of: attachment) else { return }
    place.allowSizeChanges()
    sizesMayHaveChanged()
  }

  /// Replaces the widget of an attachment, at the same position in the text.
  func changeWidget(of attachment: Attachment, _ change: () -> Void) {
    guard let place = place(of: attachment) else { return change() }
    takeWidget(of: attachment)
    change()
    place.widgetChanged()
    showWidget(of: place)
  }

  /// Removes an attachment from the text, before its character is deleted; its widget is kept.
  func detach(_ attachment: Attachment) {
    guard let place = place(of: attachment) else { return }
    let first = firstIndex(from: area.buffer.offset(of: place.mark))
    guard let index = places[first...].firstIndex(where: { $0 === place }) else { return }
    changeCount += 1
    places.remove(at: index)
    placesOfSpaces[place.space.identity] = nil
    place.isInText = false
    area.buffer.remove(place.mark)
    editor?.willRemove(attachment)
    attachment.container = nil
    takeWidget(of: attachment)
  }

  // MARK: The selection

  /// Shows which attachments are selected.
  func updateSelection() {
    guard !isEmpty || !overlays.isEmpty || !selected.isEmpty else { return }
    let selection = area.buffer.selection
    let now = all(in: selection)
    overlays.show(over: now, in: area)
    for old in selected where !now.contains(where: { $0 === old }) { old.selectionChanged(.none) }
    for attachment in now { attachment.selectionChanged(selection.count == 1 ? .alone : .part) }
    selected = now
  }

  private func layoutIsStale() {
    visibleIndices = 0..<0
    sizesMayHaveChanged()
    area.queueResize()
  }
}
