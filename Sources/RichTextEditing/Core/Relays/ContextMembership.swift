/// The context that an editor belongs to.
@MainActor
final class ContextMembership {
  private let node: EditorNode
  private weak var own: EditorViewContext?

  /// Creates the membership of an editor in the context that it was created with.
  init(_ node: EditorNode, _ context: EditorViewContext) {
    self.node = node
    own = context
  }

  /// The context of the editor: if it was created without one, that of its containing editor.
  var current: EditorViewContext? {
    guard own === EditorViewContext.shared, let parent = node.parent?.implementation else {
      return own
    }
    return parent.relays.delegates.context.current
  }

  /// Reports a change of the content, the selection or the typing attributes.
  func notifyChanged() { current?.changed(in: node) }

  /// Makes the editor the active one of its context.
  func notifyFocused() { current?.focused(node) }
}
