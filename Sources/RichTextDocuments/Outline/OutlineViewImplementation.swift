import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation

/// The list of headings, and what it follows.
@MainActor
final class OutlineViewImplementation: WidgetImplementation {
  /// What a row shows of a heading: another place alone changes no row.
  struct Row: Equatable {
    let title: String
    let level: Int
  }

  /// The indent of each level, in pixels.
  private static let indent = 12

  /// The editor whose headings are listed.
  private(set) weak var node: EditorNode?
  /// The rows, each a heading.
  let list = ListView<Row>(selection: .single) { OutlineViewImplementation.makeRow() }
  private let scroller = ScrolledWindow()
  private var listening: [any Cancellable] = []
  private var isScheduled = false
  /// Whether the headings may be others than those that are listed.
  private var isStale = true
  /// The editor in which the caret was moved last.
  private weak var active: EditorNode?

  private static func makeRow() -> ListRow<Row> {
    let label = Label()
    label.xAlignment = .start
    label.ellipsize()
    return ListRow(label) { row in
      label.text = row.title.isEmpty ? translated("Untitled") : row.title
      label.tooltip = label.text
      label.setMargins(start: (row.level - 1) * indent)
      label.accessibleDescription = translated("Heading %s").formatted(String(row.level))
    }
  }

  /// Adds the list to the widget, which exists now.
  func build() {
    list.addStyleClass("navigation-sidebar")
    list.accessibleLabel = translated("Outline")
    list.activatesOnClick = true
    list.onActivated { [weak self] in self?.activated($0) }
    scroller.child = list
    scroller.insert(into: widget)
    widget.passAccessibility(to: list)
  }

  /// Lists the headings of an editor from now on.
  func show(_ node: EditorNode) {
    for connection in listening { connection.cancel() }
    self.node = node
    node.followOutline()
    listening = [
      node.outlineChanged.observe { [weak self] in self?.updateLater(isStale: true) },
      node.selectionChanged.observe { [weak self] in
        self?.active = $0
        self?.updateLater(isStale: false)
      },
    ]
    (isStale, active) = (true, node)
    update()
  }

  /// Updates the list once after the layout in progress, however much happens until then.
  private func updateLater(isStale: Bool) {
    self.isStale = self.isStale || isStale
    guard !isScheduled else { return }
    isScheduled = true
    afterLayout { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  private func update() {
    guard hasWidget, let node else { return }
    if isStale { list.update(to: node.outline.map { Row(title: $0.title, level: $0.level) }) }
    isStale = false
    let caret = active.flatMap { node.outlineIndex(of: $0.content.buffer.caret, in: $0) }
    if list.selectedIndex != caret { list.selectedIndex = caret }
  }

  /// Moves to the heading of a row.
  func activated(_ index: Int) {
    guard let editor = node?.editor, editor.outline.indices.contains(index) else { return }
    editor.show(editor.outline[index])
    editor.focus()
  }

  // MARK: The widget

  override var fillingChild: Widget? { scroller }

  override func grabFocus() -> Bool { list.focus() }

  override func dispose() {
    for connection in listening { connection.cancel() }
    listening = []
  }
}
