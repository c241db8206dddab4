/// Which editor of a tree of nested ones: the attachments to go through from the root.
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
    /// Which of its editors.
    public let editor: Int

    /// Makes a step into an editor of an attachment.
    public init(attachment: String, editor: Int = 0) {
      self.attachment = attachment
      self.editor = editor
    }
  }

  /// The steps, from the root down.
  public var steps: [Step]

  /// Makes a path of steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The outermost editor.
  public static let root = EditorPath()

  /// The path to an editor that is nested in this one.
  public func appending(attachment: String, editor: Int = 0) -> EditorPath {
    EditorPath(steps + [Step(attachment: attachment, editor: editor)])
  }
}
