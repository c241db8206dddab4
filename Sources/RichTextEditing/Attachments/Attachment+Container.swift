import GtkCore
import RichTextModel

/// An attachment and the editor that it stands in.
extension Attachment {
  /// The editor whose text it stands in; nil while it stands nowhere.
  public var containerEditor: EditorView? {
    container.flatMap { $0.hasWidget ? EditorView(existing: $0) : nil }
  }

  /// Where it is in its editor, in pixels; nil while it stands nowhere, or before the first layout.
  public var frameInContainer: Rectangle? {
    containerEditor.flatMap { content.bounds(in: $0) }
  }

  /// How much room it takes in the text, in pixels, with the margins and borders of its widget; nil while it
  /// stands nowhere.
  ///
  /// Its width is that of ``size``, unless the line has less.
  public var sizeInContainer: EditorSize? {
    guard let space = container?.content.attachments.place(of: self)?.space else { return nil }
    return EditorSize(width: space.width, height: space.height)
  }

  /// Whether it lies in what is selected in its editor.
  public var isInSelectedRange: Bool {
    guard let container, let range = rangeInContainer else { return false }
    return container.area.buffer.selection.contains(range.lowerBound)
  }

  /// Whether the focus is in it.
  public var isFocused: Bool { content.containsFocus }

  /// Selects it, and gives its editor the focus; whether it stands in one.
  @discardableResult
  public func selectInContainer() -> Bool {
    guard let editor = containerEditor, let range = rangeInContainer else { return false }
    editor.area.textView.focus()
    editor.selectedRange = range
    return true
  }

  /// Gives the focus to its first editor, or to whatever in it takes it.
  @discardableResult
  public func focus() -> Bool { editors.first?.setFocus() ?? content.focus() }

  /// Selects it when it is clicked and nobody in it used the click.
  func listenForTaps() {
    guard tapListener == nil else { return }
    let gesture = TapGesture()
    gesture.onTapped { [weak self] in
      guard let self, self.selectOnTap, self.container?.area.acceptsInput == true else { return }
      self.selectInContainer()
    }
    content.add(gesture)
    tapListener = gesture
  }
}
