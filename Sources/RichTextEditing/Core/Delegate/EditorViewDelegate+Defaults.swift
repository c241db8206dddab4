import FoundationEssentials
import RichTextModel

extension EditorViewDelegate {
  /// False: leaves the key to the editor.
  public func editor(
    _ editor: EditorView, shouldHandle key: EditorKey, modifiers: EditorKeyModifiers,
    at range: Range<Int>
  ) -> Bool { false }

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didReceiveKey key: EditorKey, at range: Range<Int>
  ) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didReceiveFocusAt range: Range<Int>) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didLoseFocusFrom range: Range<Int>) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didChangeTextAt range: Range<Int>) {}

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didChangeSelectionAt range: Range<Int>,
    attributes: AttributeContainer, contentType: ContentType
  ) {}

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didExecuteProcessors processors: [any TextProcessing],
    at range: Range<Int>
  ) {}

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didChangeSize size: EditorSize, from old: EditorSize
  ) {}

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didTapAtX x: Double, y: Double, characterRange: Range<Int>?
  ) {}

  /// Does nothing.
  public func editorWillSetAttributedText(_ editor: EditorView) {}

  /// Does nothing.
  public func editorDidSetAttributedText(_ editor: EditorView) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, isReady: Bool) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didChangeEditable isEditable: Bool) {}

  /// Leaves it to the attachment.
  public func editor(
    _ editor: EditorView, shouldSelectAttachmentOnBackspace attachment: Attachment
  ) -> Bool? { nil }

  /// Does nothing.
  public func editor(
    _ editor: EditorView, didChangeBackgroundColor color: Color?, from old: Color?
  ) {}

  /// Does nothing.
  public func editorDidLayout(_ editor: EditorView) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didChangeScrollEnabled isEnabled: Bool) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, willRenderAttachment attachment: Attachment) {}

  /// Does nothing.
  public func editor(_ editor: EditorView, didRenderAttachment attachment: Attachment) {}
}
