import GtkCore
import RichTextModel

/// The parts of an editor that have no widget of their own, or one that moves: cells, the handles
/// of rows and columns, the borders of columns, and the corners of pictures.
///
/// It is for what acts on them without a pointer, such as a replay.
///
/// Rows and columns count from 1. With several tables, the name of one is in front, such as
/// `table:2/cell:2,1`.
@MainActor
package struct EditorParts {
  /// A place that a press on a part is at: a widget, and a position in it in pixels.
  package struct Place {
    /// The widget.
    package let widget: Widget
    /// The position in the widget.
    package let x, y: Double
  }

  /// A name, split into the table and the part.
  private struct Name {
    let table: Int
    let part: String

    init?(_ name: String) {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 1 {
        (table, part) = (0, name)
        return
      }
      guard parts.count == 2, let number = parts[0].number(after: "table:") else { return nil }
      (table, part) = (number - 1, parts[1])
    }
  }

  private let editor: EditorView

  /// The parts of an editor and of all in it.
  package init(of editor: EditorView) { self.editor = editor }

  private var attachments: [Attachment] {
    ([editor] + editor.presentNestedEditors).flatMap(\.attachments)
  }

  private var tables: [TableAttachment] { attachments.compactMap { $0 as? TableAttachment } }

  private func name(_ part: String, in table: Int, of count: Int) -> String {
    count == 1 ? part : "table:\(table + 1)/\(part)"
  }

  // MARK: Cells

  /// Returns the name of the cell whose text a widget is, such as `cell:2,1`; nil for another
  /// widget.
  package func cell(of widget: Widget) -> String? {
    let tables = tables
    for (index, table) in tables.enumerated() where widget.isPart(of: table.frame) {
      guard let position = table.position(ofCellWith: widget) else { continue }
      return name("cell:\(position.row + 1),\(position.column + 1)", in: index, of: tables.count)
    }
    return nil
  }

  /// Returns the widget of a part by its name: the text of a cell, or a handle that is shown.
  package func widget(named name: String) -> Widget? {
    guard let name = Name(name), let table = table(name.table) else { return nil }
    if let handle = table.pointer?.handle(named: name.part) { return handle }
    let numbers = name.part.dropPrefix("cell:")?.split(separator: ",").compactMap { Int($0) } ?? []
    guard numbers.count == 2 else { return nil }
    let position = TablePosition(row: numbers[0] - 1, column: numbers[1] - 1)
    return table.editor(at: position)?.area.textView
  }

  private func table(_ index: Int) -> TableAttachment? {
    let tables = tables
    return tables.indices.contains(index) ? tables[index] : nil
  }

  // MARK: Parts that are pressed

  /// Returns the name of the handle that a widget is; nil for another widget.
  package func handle(of widget: Widget) -> String? {
    let tables = tables
    for (index, table) in tables.enumerated() {
      guard let part = table.pointer?.handle(of: widget) else { continue }
      return name(part, in: index, of: tables.count)
    }
    return nil
  }

  /// Returns the name of the part at a point of a widget that a press acts on; nil if there is
  /// none.
  package func part(of widget: Widget, x: Double, y: Double) -> String? {
    // A press may be a little beside the area of a handle, and its menu is in the handle.
    let inner = Array(widget.selfAndAncestors.prefix { !$0.isTextInput && $0 != editor })
    guard !inner.contains(where: \.isPopover) else { return nil }
    if let handle = inner.lazy.compactMap({ handle(of: $0) }).first { return handle }
    if let corner = corner(of: widget, x, y) { return corner }
    guard !widget.isTextInput else { return nil }
    let tables = tables
    // The innermost one.
    for (index, table) in tables.enumerated().reversed() where widget.isPart(of: table.frame) {
      guard let bounds = widget.bounds(in: table.frame) else { return nil }
      return table.pointer?.part(atX: bounds.x + x, y: bounds.y + y)
        .map { name($0, in: index, of: tables.count) }
    }
    return nil
  }

  /// Returns where to press for a part; nil if there is no such part.
  package func place(ofPart name: String) -> Place? {
    if let corner = place(ofCorner: name) { return corner }
    guard let name = Name(name), let table = table(name.table),
      let place = table.pointer?.place(ofPart: name.part)
    else { return nil }
    return Place(widget: table.frame, x: place.x, y: place.y)
  }

  // MARK: Pictures

  private static let separator = "/corner:"

  private func corner(of widget: Widget, _ x: Double, _ y: Double) -> String? {
    guard
      let picture = attachments.lazy.compactMap({ $0 as? PictureAttachment })
        .first(where: { $0.frame == widget }),
      let corner = picture.frame.handles.corner(x, y, widget)
    else { return nil }
    return "attachment:\(picture.id)\(Self.separator)\(corner.rawValue)"
  }

  private func place(ofCorner name: String) -> Place? {
    let parts = name.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let id = String(parts[0]).dropPrefix("attachment:"),
      let corner = ("/" + String(parts[1])).dropPrefix(Self.separator)
        .flatMap({ PictureHandles.Corner(rawValue: $0) }),
      let picture = attachments.first(where: { $0.id == id }) as? PictureAttachment
    else { return nil }
    let (width, height) = (Double(picture.frame.width), Double(picture.frame.height))
    let area = corner.rectangle(in: Rectangle(x: 0, y: 0, width: width, height: height))
    return Place(
      widget: picture.frame, x: area.x + area.width / 2, y: area.y + area.height / 2)
  }
}

extension String {
  /// Returns what follows a prefix; nil without it.
  func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// Returns the whole number that follows a prefix; nil without one.
  func number(after prefix: String) -> Int? { dropPrefix(prefix).flatMap { Int($0) } }
}
