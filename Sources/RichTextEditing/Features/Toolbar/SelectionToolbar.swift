import GtkCore
import RichTextModel
import WidgetSupport

/// A toolbar that opens below a selection, and closes with it.
///
///     let toolbar = SelectionToolbar(for: editor, context: context)
///     toolbar.close()
///
/// It never takes the focus, and waits until the pointer is released. It serves the editors nested
/// in the editor, too, and opens in none that is read-only.
@MainActor
public final class SelectionToolbar {
  private weak var root: EditorNode?
  private let popover: Popover
  private var listeners: [Listener] = []
  private var isScheduled = false

  /// Creates a toolbar for an editor of a context.
  public init(
    for editor: EditorView, context: EditorViewContext = .shared,
    entries: [FormattingToolbar.Entry] = FormattingToolbar.selection
  ) {
    root = editor.node
    popover = Popover(FormattingToolbar(context: context, entries: entries))
    popover.takesFocus = false
    popover.hasArrow = false
    popover.horizontalAlignment = .start
    popover.attach(to: editor)
    listeners = [
      editor.node.selectionChanged.add { [weak self] _ in self?.updateLater() },
      editor.area.events.pointerReleased.add { [weak self] in self?.updateLater() },
      editor.area.events.focusChanged.add { [weak self] _ in self?.updateLater() },
    ]
  }

  /// Whether it is visible.
  public var isOpen: Bool { popover.isOpen }

  /// Removes the toolbar from its editor.
  public func close() {
    for listener in listeners { listener.end() }
    listeners = []
    popover.detach()
  }

  /// Updates the toolbar when the change that moved the selection is whole.
  private func updateLater() {
    guard !isScheduled else { return }
    isScheduled = true
    root?.afterLayout { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  private func update() {
    guard let editor = root?.editor, !listeners.isEmpty else { return }
    let all = [editor] + editor.nestedEditors
    guard let selected = all.first(where: { $0.area.textView.isFocus }),
      !selected.selectedRange.isEmpty, selected.isEditable, !selected.area.isPressed,
      let place = place(of: selected, in: editor)
    else { return popover.close() }
    popover.setTarget(place)
    if !popover.isOpen { popover.open() }
  }

  /// Returns the last line of the selection, as far as it is visible.
  private func place(of selected: EditorView, in editor: EditorView) -> Rectangle? {
    let geometry = TextGeometry(of: selected.area.textView, in: editor)
    let caret = geometry.caret(at: selected.selectedRange.upperBound)
    let start = geometry.caret(at: selected.selectedRange.lowerBound)
    guard caret.y >= 0, caret.y + caret.height <= Double(editor.height) else { return nil }
    let x = start.y == caret.y ? min(start.x, caret.x) : 0
    return Rectangle(x: x, y: caret.y, width: max(caret.x - x, 1), height: caret.height)
  }
}
