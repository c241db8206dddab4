import GtkCore

/// The editor of a renderer, its selection, and taps.
@MainActor
final class RendererViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(RendererView.declaration)

  let editor: EditorView
  /// A context of its own, separate from those of editable text: no toolbar serves read-only text.
  private let editors = EditorViewContext()
  private(set) lazy var tapped: Event<(x: Double, y: Double, range: Range<Int>?)> = makeEvent()
  private(set) lazy var selectionChanged: Event<Range<Int>> = makeEvent()
  /// The content has changed.
  private(set) lazy var documentChanged: Event<Void> = makeEvent()
  /// The text has changed, and not only its attributes.
  private(set) lazy var textChanged: Event<Void> = makeEvent()
  /// The text has been allocated another height, in pixels.
  private(set) lazy var heightChanged: Event<Int> = makeEvent()
  private weak var context: RendererViewContext?
  private weak var active: EditorNode?

  init(_ context: RendererViewContext) {
    self.context = context
    editor = EditorView(context: editors)
    super.init()
  }

  func build() {
    editor.insert(into: widget)
    widget.passAccessibility(to: editor.area.textView)
    editor.implementation.beginRendering()
    editor.node.selectionChanged.add { [weak self] in self?.changeSelection(in: $0) }
    passEventsOn()
    let tap = ClickObserver()
    tap.onTapped { [weak self] in self?.tap(x: $0.x, y: $0.y) }
    widget.add(tap)
  }

  /// Reports what happens to the editor, which may live longer.
  private func passEventsOn() {
    editor.node.documentChanged.add { [weak self] in self?.documentChanged.notify(()) }
    editor.node.textChanged.add { [weak self] in self?.textChanged.notify(()) }
    editor.node.heightChanged.add(
      { [weak self] in self?.heightChanged.notify($0) },
      while: { [weak self] in self?.heightChanged.isEmpty == false })
  }

  var activeEditor: EditorView {
    guard let active, active.root === editor.node else { return editor }
    return active.editor ?? editor
  }

  /// Keeps a single selection: several text views would each keep one of their own.
  private func changeSelection(in changed: EditorNode) {
    guard hasWidget else { return }
    let range = changed.area.buffer.selection
    let previous = activeEditor
    if previous.node !== changed {
      // A view that is displayed for the first time has a caret, and nothing selected.
      guard !range.isEmpty || changed.area.textView.isFocus else { return }
      active = changed
      previous.node.collapseSelection()
    }
    selectionChanged.notify(range)
    context?.selectionChanged(in: self)
  }

  // MARK: Taps

  func tap(x: Double, y: Double) {
    guard hasWidget, activeEditor.selectedRange.isEmpty else { return }
    tapped.notify((x: x, y: y, range: editor.rangeOfCharacter(at: Point(x: x, y: y))))
  }

  // MARK: Layout

  override var fillingChild: Widget? { editor }

  override func grabFocus() -> Bool { editor.focus() }

  override func dispose() { editor.node.linkActivated.signal = nil }
}
