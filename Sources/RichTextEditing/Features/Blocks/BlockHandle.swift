import GtkCore
import RichTextModel
import TextTranslation

/// The handle beside the block at the pointer, which selects it, drags it, and opens its menu.
@MainActor
final class BlockHandle {
  /// The width and the height of the handle, in pixels.
  static let size = 24

  /// Whether blocks have handles.
  var isOn = false { didSet { if isOn != oldValue { switched() } } }
  /// The lines of the block that has the handle now; nil for none.
  private(set) var block: ClosedRange<Int>?
  /// The line that the pointer is at.
  private var pointedLine: Int?
  private let node: EditorNode
  private let column: GutterColumn
  private let lists: ListEditing
  private let drag: BlockDrag
  private lazy var menu = makeMenu()
  private lazy var button = makeButton()
  private var isWatching = false
  /// Whether the menu is to open when the handle has its place.
  private var opensMenu = false

  init(_ node: EditorNode, _ column: GutterColumn, _ typing: TypingAttributes) {
    self.node = node
    self.column = column
    lists = ListEditing(node, typing)
    drag = BlockDrag(node, lists)
  }

  private var view: TextView { node.area.textView }

  // MARK: The button

  private func switched() {
    column.width = isOn ? Self.size : 0
    if isOn {
      button.insert(into: node.area)
      watchPointer()
    } else {
      hide()
      button.unparent()
    }
  }

  private func makeMenu() -> BlockMenu {
    let menu = BlockMenu(node, lists)
    menu.connect()
    return menu
  }

  private func makeButton() -> MenuButton {
    let gesture = DragGesture()
    gesture.onBegin { [weak self] _, _ in self?.begin() ?? false }
    gesture.onUpdate { [weak self] in self?.drag.update($0, $1) }
    gesture.onEnd { [weak self] in self?.end(isCanceled: $0) }
    drag.cancel = { [weak gesture] in gesture?.cancel() }
    return HandleButton.make(
      HandleDots(isVertical: true), size: (16, 16), tooltip: translated("Block"),
      styleClass: "block-handle", drag: gesture)
  }

  // MARK: The pointer

  private func watchPointer() {
    guard !isWatching else { return }
    isWatching = true
    let motion = PointerMotion()
    // Before the text view, which keeps them for itself while a button is pressed.
    motion.phase = .capture
    motion.onMoved { [weak self] in self?.moved(to: $0.map { ($0.x, $0.y) }) }
    node.area.add(motion)
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      guard key.symbol == .escape, let self, self.drag.isDragging else { return false }
      // Before GTK reports the end of the gesture.
      _ = self.drag.end()
      self.drag.cancel()
      return true
    }
    node.area.add(keys)
  }

  /// Shows the handle of the block at a point of the area.
  func moved(to place: (x: Double, y: Double)?) {
    if let place { drag.pointerMoved(toY: place.y) }
    guard isOn, !drag.isPressed, !button.isMenuOpen else { return }
    guard let place, node.area.isEditable, !isInNestedEditor(place),
      let bounds = view.bounds(in: node.area), let line = view.line(atY: place.y - bounds.y)
    else { return hide() }
    // The handle may be higher than its line; and a section, which may be long, is looked for once.
    guard line != pointedLine, !isOnHandle(place) else { return }
    pointedLine = line
    show(lists.lines.block(at: line))
  }

  /// Takes the handle away while the user types; the next movement of the pointer brings it back.
  func textChanged() {
    pointedLine = nil
    guard isOn, !drag.isPressed, !button.isMenuOpen else { return }
    hide()
  }

  private func isOnHandle(_ place: (x: Double, y: Double)) -> Bool {
    guard block != nil, let bounds = button.bounds(in: node.area) else { return false }
    return bounds.contains(place)
  }

  /// Whether a point is in a nested editor that has handles itself.
  private func isInNestedEditor(_ place: (x: Double, y: Double)) -> Bool {
    node.content.attachments.visiblePlaces.flatMap(\.attachment.nodes).contains { inner in
      guard inner.implementation?.blockHandle?.isOn == true,
        let bounds = inner.widget?.bounds(in: node.area)
      else { return false }
      return bounds.contains(place)
    }
  }

  private func show(_ block: ClosedRange<Int>) {
    guard block != self.block || !button.isChildVisible else { return }
    self.block = block
    button.isChildVisible = true
    node.area.queueAllocate()
  }

  private func hide() {
    pointedLine = nil
    guard block != nil else { return }
    block = nil
    button.isChildVisible = false
    node.area.queueDraw()
  }

  /// Places the handle beside the first line of its block; called when the text is laid out.
  func place() {
    guard isOn, let block else { return }
    guard block.upperBound < lists.lineCount, let extent = column.extent,
      let bounds = view.bounds(in: node.area)
    else { return hide() }
    let first = view.caretRectangleInText(at: node.content.range(ofLines: block).lowerBound)
    let top = first.y + view.originOfText.y + bounds.y
    // Beside the top of what is much higher than a line.
    let height = first.height > 4 * Double(view.lineHeight) ? Double(Self.size) : first.height
    let least = button.measure(.horizontal).minimum
    button.allocate(
      x: Int(extent.lowerBound + bounds.x), y: Int(top + (height - Double(Self.size)) / 2),
      width: max(Self.size, least), height: max(Self.size, button.measure(.vertical).minimum))
    guard opensMenu else { return }
    opensMenu = false
    node.afterLayout { [weak self] in self?.openMenu(of: block) }
  }

  // MARK: Presses

  private func begin() -> Bool {
    guard let block, block.upperBound < lists.lineCount, node.area.isEditable else { return false }
    view.focus()
    lists.select(block)
    drag.begin(block, at: button.bounds(in: node.area))
    return true
  }

  private func end(isCanceled: Bool) {
    guard drag.isPressed, let block else { return }
    let target = drag.end()
    guard !isCanceled else { return }
    guard let target else { return openMenu(of: block) }
    if lists.move(block, toLine: target) { hide() }
  }

  /// Whether the handle is pressed or dragged, or its menu is open.
  var isInUse: Bool { drag.isPressed || isMenuOpen }

  /// Whether the menu of a block is open.
  var isMenuOpen: Bool { isOn && button.isMenuOpen }

  /// Opens the menu of the block with the caret.
  func openMenu() {
    guard isOn else { return }
    let block = lists.lines.block(
      at: node.content.buffer.line(containing: node.content.buffer.caret))
    lists.select(block)
    show(block)
    // The menu opens beside the handle, which has no place yet.
    opensMenu = true
    node.area.queueAllocate()
  }

  private func openMenu(of block: ClosedRange<Int>) {
    guard isOn, node.hasWidget else { return }
    button.setMenu(menu.menu(of: block))
    button.popUp()
  }

  // MARK: The place of a drop

  /// Draws the line to which the block is dragged, in the coordinates of the text.
  func draw(_ snapshot: Snapshot) { drag.draw(snapshot) }
}
