import GtkCore
import RichTextModel

/// A cell of a table that is shown: its text, drawn or in an editor, and the places that it covers.
@MainActor
package final class TableCell {
  private enum Form {
    case drawn(DrawnCell)
    case editor(EditorView)
  }

  private var form: Form
  /// Its number in the table.
  var index = 0
  /// The places that it covers.
  var range = TableCellRange(rows: 0..<1, columns: 0..<1)
  /// Whether the editor is there for the pointer alone, and was not used.
  var isTemporary = false

  /// The space between the border of a cell and its text, in pixels.
  package static let padding = (x: 8, y: 5)

  /// Creates a cell with an editor.
  init(_ editor: EditorView) { form = .editor(editor) }

  /// Creates a cell that is drawn.
  init(_ text: RichText, of table: TableAttachment?) { form = .drawn(DrawnCell(text, of: table)) }

  /// Creates the editor of a cell.
  static func makeEditor() -> EditorView {
    let editor = EditorView()
    _ = editor.become(.cell)
    setMargins(of: editor)
    return editor
  }

  /// Sets the space around the text of a cell.
  static func setMargins(of widget: Widget) {
    widget.setMargins(top: padding.y, bottom: padding.y, start: padding.x, end: padding.x)
  }

  // MARK: What it is

  /// The editor; nil while the text is drawn.
  var editor: EditorView? { if case .editor(let editor) = form { editor } else { nil } }

  /// The widget of the drawn text; nil if there is an editor.
  var drawn: DrawnCellImplementation? {
    if case .drawn(let cell) = form { cell.implementation } else { nil }
  }

  /// The widget.
  var widget: Widget {
    switch form {
    case .drawn(let cell): cell
    case .editor(let editor): editor
    }
  }

  /// The text.
  var text: RichText {
    switch form {
    case .drawn(let cell): cell.implementation.text
    case .editor(let editor): editor.implementation.content.content
    }
  }

  /// Shows an editor in place of the drawn text, which goes when a closure has placed the editor on
  /// top of it.
  func become(_ editor: EditorView, _ place: () -> Void) {
    replace(by: .editor(editor), place)
  }

  /// Shows the drawn text in place of the editor, in the same way.
  func draw(_ text: RichText, of table: TableAttachment, _ place: () -> Void) {
    replace(by: .drawn(DrawnCell(text, of: table)), place)
  }

  private func replace(by form: Form, _ place: () -> Void) {
    let old = widget
    self.form = form
    if let parent = old.parent {
      widget.setShown(old.isChildVisible)
      widget.insert(into: parent, after: old)
    }
    // The pointer goes from one to the other: what has no place is not below it.
    place()
    old.unparent()
  }

  // MARK: Sizes

  /// Returns the height of the text in columns of a width.
  func height(inWidth width: Int) -> Int {
    let own = ownWidth(inWidth: width)
    return drawn?.height(inWidth: own) ?? widget.measure(.vertical, forSize: own).natural
  }

  /// The width at which the text is not wrapped.
  var naturalWidth: Int { drawn?.naturalWidth ?? widget.measure(.horizontal).natural }

  /// Returns the width of the cell's widget in columns of a width: with an app's own padding it may
  /// need more, and extends below the next cell.
  private func ownWidth(inWidth width: Int) -> Int {
    max(width, drawn?.minWidth ?? widget.measure(.horizontal).minimum)
  }

  /// Allocates the widget at the top of its place, as high as its text.
  func place(in geometry: TableGeometry, isMirrored: Bool, left: Int, top: Int) {
    let bounds = geometry.rectangle(of: range, isMirrored: isMirrored)
    let (x, width) = (Int(bounds.x) + left, Int(bounds.width))
    let own = ownWidth(inWidth: width)
    // GTK wants to be asked before.
    if drawn != nil { _ = widget.measure(.horizontal) }
    widget.allocate(
      x: isMirrored ? x + width - own : x, y: top, width: own, height: height(inWidth: width))
  }
}
