import RichTextModel

/// Something that an editor can do beside text: a value that registers with each editor that has
/// it.
///
///     let editor = EditorView(features: EditorFeature.standard.filter { $0.name != "tables" })
///
/// An editor without a feature has neither its commands nor its keys, no entries of it in menus,
/// and draws nothing of it. Content that was made with the feature is kept as it is.
public struct EditorFeature: Sendable {
  /// The name of the feature, such as `tables`.
  public let name: String
  let commands: @MainActor @Sendable () -> [CommandEntry]
  let makeAttachment: @MainActor @Sendable (AttachmentContent) -> Attachment?
  let attachmentForm: AttachmentForm?
  let register: @MainActor @Sendable (FeatureRegister) -> Void

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - name: Its name, which no other feature of an editor has.
  ///   - attachmentForm: How its attachments are written where there are none: on the clipboard,
  ///     and in exported documents.
  ///   - commands: Its commands, whose keys work in each editor that has the feature.
  ///   - attachment: Creates the attachment for a saved one of its kinds, in any editor of a
  ///     document whose outermost editor has the feature; nil for all others.
  ///   - register: Called once for each editor, before it is visible.
  public init(
    _ name: String, attachmentForm: AttachmentForm? = nil,
    commands: @escaping @MainActor @Sendable () -> [CommandEntry] = { [] },
    attachment: @escaping @MainActor @Sendable (AttachmentContent) -> Attachment? = { _ in nil },
    register: @escaping @MainActor @Sendable (FeatureRegister) -> Void = { _ in }
  ) {
    self.name = name
    self.commands = commands
    makeAttachment = attachment
    self.attachmentForm = attachmentForm
    self.register = register
  }
}
