import GtkCore
import RichTextModel
import WidgetSupport

/// A toolbar that opens above a selection, or below it without room there, and closes with it.
///
///     let toolbar = SelectionToolbar(for: editor, context: context)
///     toolbar.close()
///
/// It never takes the focus, and waits until the pointer is released and no block is dragged.
/// Escape closes it until something else is selected. It serves the editors nested in the editor,
/// too, and opens in none that is read-only.
@MainActor
public final class SelectionToolbar {
  private weak var root: EditorNode?
  private let popover: Popover
  private var listeners: [Listener] = []
  private var following: (any Cancellable)?
  private var isScheduled = false
  /// What was selected when the user closed the toolbar; nil once something else is.
  private var dismissed: Selected?

  /// A selected part of an editor.
  private struct Selected: Equatable {
    let node: ObjectIdentifier
    let range: Range<Int>

    @MainActor
    init(in editor: EditorView) {
      node = ObjectIdentifier(editor.node)
      range = editor.selectedRange
    }
  }

  /// Creates a toolbar for an editor of a context.
  public init(
    for editor: EditorView, context: EditorViewContext = .shared,
    entries: [FormattingToolbar.Entry] = FormattingToolbar.selection
  ) {
    root = editor.node
    popover = Popover(FormattingToolbar(context: context, entries: entries))
    popover.takesFocus = false
    popover.hasArrow = false
    popover.opensAbove = true
    popover.horizontalAlignment = .start
    popover.attach(to: editor)
    listeners = [
      editor.node.selectionChanged.add { [weak self] _ in self?.updateLater() },
      editor.area.events.pointerReleased.add { [weak self] in self?.updateLater() },
      editor.area.events.focusChanged.add { [weak self] _ in self?.updateLater() },
    ]
    // Another program may take the selection away.
    following = context.onChange { [weak self] in self?.updateLater() }
    keepPresses()
    closeOnEscape(in: editor)
  }

  /// Keeps presses that no button uses from the editor, to which GTK passes them.
  private func keepPresses() {
    let presses = ClickGesture()
    presses.onPressed { !$0.isPrimaryButton }
    popover.add(presses)
  }

  private func closeOnEscape(in editor: EditorView) {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in $0.symbol == .escape && self?.dismiss() == true }
    editor.add(keys)
  }

  /// Closes the toolbar for the present selection; returns whether it was open.
  private func dismiss() -> Bool {
    guard isOpen, let selected else { return false }
    dismissed = Selected(in: selected)
    popover.close()
    return true
  }

  /// Whether it is visible.
  public var isOpen: Bool { popover.isOpen }

  /// Removes the toolbar from its editor.
  public func close() {
    for listener in listeners { listener.end() }
    listeners = []
    following?.cancel()
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
    let selected = self.selected
    if selected == nil { dismissed = nil }
    guard let selected, !selected.area.isPressed, !isDraggingBlock,
      let place = place(of: selected, in: editor)
    else { return popover.close() }
    guard Selected(in: selected) != dismissed else { return }
    dismissed = nil
    popover.setTarget(place)
    if !popover.isOpen { popover.open() }
  }

  /// The editor with the focus, if it is editable and a part of it is selected.
  private var selected: EditorView? {
    guard let editor = root?.editor else { return nil }
    return ([editor] + editor.nestedEditors).first {
      $0.area.textView.isFocus && $0.isEditable && !$0.selectedRange.isEmpty
    }
  }

  private var isDraggingBlock: Bool {
    guard let editor = root?.editor else { return false }
    return ([editor] + editor.nestedEditors).contains {
      $0.implementation.blockHandle?.isInUse == true
    }
  }

  /// Returns the lines of the selection, as far as they are visible; nil if none is.
  private func place(of selected: EditorView, in editor: EditorView) -> Rectangle? {
    let geometry = TextGeometry(of: selected.area.textView, in: editor)
    let first = geometry.caret(at: selected.selectedRange.lowerBound)
    let last = geometry.caret(at: selected.selectedRange.upperBound)
    let top = max(first.y, 0)
    let bottom = min(last.y + last.height, Double(editor.height))
    guard bottom > top else { return nil }
    let x = first.y == last.y ? min(first.x, last.x) : 0
    return Rectangle(
      x: x, y: top, width: max(max(first.x, last.x) - x, 1), height: bottom - top)
  }
}
