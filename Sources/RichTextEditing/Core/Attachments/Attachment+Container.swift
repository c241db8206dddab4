import GtkCore

/// An attachment and its containing editor.
extension Attachment {
  /// The editor that contains it; nil if none does.
  public var containerEditor: EditorView? {
    container?.editor
  }

  /// Its position in its editor, in pixels; nil if it is in no editor, or before the first layout.
  public var frameInContainer: Rectangle? {
    containerEditor.flatMap { content.bounds(in: $0) }
  }

  /// The space that it takes in the text, in pixels, including the margins and borders of its
  /// widget; nil if it is in no editor.
  ///
  /// Its width is that of ``size``, unless the line has less.
  public var sizeInContainer: EditorSize? {
    guard let space = container?.content.attachments.place(of: self)?.space else { return nil }
    return EditorSize(width: space.width, height: space.height)
  }

  /// Whether it is part of its editor's selection.
  public var isInSelectedRange: Bool {
    guard let container, let range = rangeInContainer else { return false }
    return container.area.buffer.selection.contains(range.lowerBound)
  }

  /// Whether the focus is in it.
  public var containsFocus: Bool { content.containsFocus }

  /// Selects it, and focuses its editor; returns whether it is in one.
  @discardableResult
  public func selectInContainer() -> Bool {
    guard let editor = containerEditor, let range = rangeInContainer else { return false }
    editor.area.textView.focus()
    editor.selectedRange = range
    return true
  }

  /// Focuses its first editor, or else whatever in it accepts the focus.
  @discardableResult
  public func focus() -> Bool { node(at: 0)?.widget?.focus() ?? content.focus() }

  /// Moves the focus into it after it was inserted, if it takes it.
  func takeFocusOnInsertion() {
    // Another attachment may be inserted while the focus moves, by what follows the focus.
    guard takesFocusOnInsertion, !RowBuilding.isInProgress, !Self.isTakingFocus else { return }
    Self.isTakingFocus = true
    defer { Self.isTakingFocus = false }
    focus()
  }

  /// Selects it when it is clicked and nothing in it used the click.
  func listenForTaps() {
    guard tapListener == nil else { return }
    let gesture = ClickGesture(.primary)
    gesture.onTapped { [weak self] _ in
      guard let self, self.selectOnTap, self.container?.area.isEditable == true else { return }
      self.selectInContainer()
    }
    content.add(gesture)
    tapListener = gesture
  }
}
