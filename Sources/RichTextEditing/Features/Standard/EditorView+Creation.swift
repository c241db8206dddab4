import DataBinding
import RichTextModel
import WidgetSupport

/// Creating an editor.
extension EditorView {
  /// Creates an empty editor.
  ///
  /// - Parameters:
  ///   - context: The context of the editor; with the shared one, an editor in an attachment
  ///     belongs to the context of its containing editor.
  ///   - features: What the editor can do beside text; all of the library's by default.
  public convenience init(
    context: EditorViewContext = .shared, features: [EditorFeature] = EditorFeature.standard
  ) {
    LibraryStyle.load()
    let session = EditingSession(attachmentForms: features.compactMap(\.attachmentForm)) {
      content in
      for feature in features {
        if let attachment = feature.makeAttachment(content) { return attachment }
      }
      return nil
    }
    let node = EditorNode(GrowingTextArea(), session)
    let delegates = DelegateRelay(node, ContextMembership(node, context))
    let relays = EditorRelays(delegates: delegates, processing: ProcessorRelay(node, delegates))
    node.permissions.withheld = CommandTable.withheld(from: features)
    self.init(building: EditorViewImplementation(node, relays, features: features))
  }

  /// Creates an editor for a content: see ``bind(content:)``.
  ///
  /// ```swift
  /// @State var page: RichText = "Warm greetings"
  /// let editor = EditorView(content: $page)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content, which the editor reads and writes.
  ///   - context: The context of the editor.
  ///   - features: What the editor can do beside text; all of the library's by default.
  public convenience init(
    content: Binding<RichText>, context: EditorViewContext = .shared,
    features: [EditorFeature] = EditorFeature.standard
  ) {
    self.init(context: context, features: features)
    bind(content: content)
  }
}
