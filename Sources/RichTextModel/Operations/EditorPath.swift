/// An editor's position in a tree of nested ones: the attachments on the way from the root.
///
/// ```swift
/// EditorPath.root
/// EditorPath.root.appending(attachment: "a1", editor: 0)  // the first editor in attachment a1
/// ```
public struct EditorPath: Hashable, Sendable {
  /// One step down.
  public struct Step: Hashable, Sendable {
    /// The id of the attachment.
    public let attachment: String
    /// The index of the editor in the attachment.
    public let editor: Int

    /// Creates a step into an editor of an attachment.
    public init(attachment: String, editor: Int = 0) {
      self.attachment = attachment
      self.editor = editor
    }
  }

  /// The steps, from the root down.
  public var steps: [Step]

  /// Creates a path from steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The outermost editor.
  public static let root = EditorPath()

  /// Returns the path to an editor that is nested in this one.
  public func appending(attachment: String, editor: Int = 0) -> EditorPath {
    EditorPath(steps + [Step(attachment: attachment, editor: editor)])
  }
}
