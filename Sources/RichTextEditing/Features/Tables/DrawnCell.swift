import GtkCore
import RichTextModel

/// A cell whose text is drawn, and which has no editor: until it is entered, it needs none.
///
/// ## CSS nodes
/// `richeditor[.table-header]`, as of a cell with an editor.
///
/// ## Accessibility
/// A cell whose name is its place, and its text: `Row 2, column 1: Plum cake`.
@MainActor
final class DrawnCell: Widget {
  let implementation: DrawnCellImplementation

  init(_ text: RichText, of table: TableAttachment?) {
    let implementation = DrawnCellImplementation(text, table)
    self.implementation = implementation
    super.init(class: DrawnCellImplementation.widgetClass, implementation: implementation)
    TableCell.setMargins(of: self)
  }
}

/// The text of a drawn cell, its sizes and its drawing.
@MainActor
final class DrawnCellImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaTableCell", cssName: "richeditor", role: .cell)
  #if DEBUG
    /// The number of times that the text of any such cell was laid out to be measured, for tests.
    private(set) static var measuredTexts = 0
  #endif
  /// GTK asks for the height at two or three widths in turn.
  private static let mostKnown = 3

  private(set) var text: RichText
  /// What the place of the cell is called.
  private var place = ""
  private weak var table: TableAttachment?
  /// The look of the cell; nil before it has its place.
  private(set) var look: CellLook?
  private var alignment = ParagraphFormat.Alignment.natural
  private var heights: [(width: Int, height: Int)] = []
  private var knownNaturalWidth: Int?
  private var versionOfSizes = 0
  private var drawing: CellLook.Drawing?

  init(_ text: RichText, _ table: TableAttachment?) {
    self.text = text
    self.table = table
  }

  /// Shows another text.
  func show(_ text: RichText) {
    guard text != self.text else { return }
    self.text = text
    forget()
    updateAccessibleName()
    widget.queueResize()
  }

  /// Takes the name of its place.
  func show(in place: String) {
    guard place != self.place else { return }
    self.place = place
    updateAccessibleName()
  }

  private func updateAccessibleName() {
    widget.setAccessibleName(text.isEmpty ? place : "\(place): \(text.text)")
  }

  /// Takes the look of its place.
  func show(in look: CellLook, _ alignment: ParagraphFormat.Alignment) {
    guard look !== self.look || alignment != self.alignment else { return }
    (self.look, self.alignment) = (look, alignment)
    forget()
    widget.queueResize()
  }

  private func forget() {
    (heights, knownNaturalWidth, drawing) = ([], nil, nil)
    if hasWidget { widget.queueDraw() }
  }

  /// Forgets what was true of another look.
  private func followLook() {
    guard let look, look.version != versionOfSizes else { return }
    versionOfSizes = look.version
    forget()
  }

  // MARK: Sizes

  /// Returns the height at a width.
  func height(inWidth width: Int) -> Int {
    guard let look else { return 0 }
    followLook()
    if let known = heights.first(where: { $0.width == width }) { return known.height }
    #if DEBUG
      Self.measuredTexts += 1
    #endif
    let height = look.height(of: text, width: width)
    if heights.count >= Self.mostKnown { heights.removeFirst() }
    heights.append((width, height))
    return height
  }

  /// The minimum width.
  var minWidth: Int { look?.minWidth ?? 0 }

  /// The width at which the text is not wrapped.
  var naturalWidth: Int {
    guard let look else { return 0 }
    followLook()
    if let known = knownNaturalWidth { return known }
    let width = look.naturalWidth(of: text)
    knownNaturalWidth = width
    return width
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    guard let look, !text.isEmpty else { return }
    let size = EditorSize(width: widget.width, height: widget.height)
    if drawing?.version != look.version || drawing?.size != size {
      drawing = look.drawing(of: text, in: size, alignment)
    }
    drawing.map { look.draw($0, snapshot) }
  }

  override func unmapped() { drawing = nil }

  // The color is that of a text view, which follows the state, too.
  override func stateFlagsChanged() { if hasWidget { widget.queueDraw() } }

  // MARK: Entering

  override func moveFocus(_ direction: FocusDirection) -> Bool { enter() }

  override func grabFocus() -> Bool { enter() }

  /// Makes it an editor, which gets the focus.
  private func enter() -> Bool { table?.focusCell(drawnBy: widget) ?? false }
}
