import WidgetSupport

/// Creating an editor.
extension EditorView {
  /// Creates an empty editor.
  ///
  /// - Parameter context: The context of the editor; with the shared one, an editor in an
  ///   attachment belongs to the context of its containing editor.
  public convenience init(context: EditorViewContext = .shared) {
    LibraryStyle.load()
    let node = EditorNode(
      GrowingTextArea(), EditingSession(makeUnknown: StandardAttachments.make))
    let delegates = DelegateRelay(node, ContextMembership(node, context))
    let relays = EditorRelays(
      delegates: delegates, processing: ProcessorRelay(node, delegates),
      executeCommand: { CommandKeys.execute($0, on: node) })
    self.init(building: EditorViewImplementation(node, relays))
  }
}
