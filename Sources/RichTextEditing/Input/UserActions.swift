import GtkCore

/// The user's actions in an editor other than typing: keys, clicks, links, the menu, the clipboard
/// and dragging.
@MainActor
final class UserActions {
  /// The edits in the name of the user.
  let editing: UserEditing
  /// The links in the text.
  let links: EditorLinks
  /// The intake of what is pasted and dropped.
  let intake: EditorIntake
  /// The rule for selecting attachments before they are deleted.
  let deletion: AttachmentDeletion
  private let clipboard: EditorClipboard
  private let dragging: EditorDragging
  private let keys: EditorKeys
  private let menu: EditorMenu

  /// Creates the actions of an editor.
  init(
    _ node: EditorNode, _ relays: EditorRelays, _ gate: EditorGate, _ gaps: BlockGaps,
    _ textBlocks: TextBlockCaret, _ typing: TypingAttributes
  ) {
    editing = UserEditing(node, gate)
    links = EditorLinks(node)
    deletion = AttachmentDeletion(node) { relays.delegates.selectsFirst($0) }
    intake = EditorIntake(node, editing, PictureIntake(node), textBlocks)
    clipboard = EditorClipboard(node, editing)
    dragging = EditorDragging(node, editing)
    keys = EditorKeys(
      node, relays, textBlocks, deletion, EdgeCrossing(node, gaps), links, intake,
      ListKeys(node, editing, typing), ParagraphStyleKeys(node, editing, typing))
    menu = EditorMenu(node)
    let lists = ListEditing(node, typing)
    links.onTapped = {
      relays.delegates.report(.tapped($0))
      lists.tapped($0)
      gaps.tapped($0)
    }
  }

  /// Adds the controllers to the editor and its text view.
  func connect() {
    keys.connect()
    clipboard.connect()
    intake.connect()
    dragging.connect()
    links.connect()
    menu.connect()
  }

  /// Stops watching the text view.
  func disconnect() { menu.close() }
}
