import GtkCore

/// The user's actions in an editor other than typing: keys, clicks, links, the menu, the clipboard
/// and dragging.
@MainActor
final class UserActions {
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
    _ node: EditorNode, relays: EditorRelays, gaps: BlockGaps, textBlocks: TextBlockCaret,
    features: FeatureRegister
  ) {
    let editing = features.editing
    links = EditorLinks(node)
    deletion = AttachmentDeletion(node) { relays.delegates.selectsFirst($0) }
    intake = EditorIntake(features, PictureIntake(node), textBlocks)
    clipboard = EditorClipboard(node, editing)
    dragging = EditorDragging(node, editing)
    keys = EditorKeys(node, features)
    menu = EditorMenu(features)
    let links = links
    features.onKey(.link) { links.pressed($0) }
    keys.register(relays, textBlocks, deletion, EdgeCrossing(node, gaps))
    keys.onPlainPaste = { [intake] in intake.pastePlainText() }
    links.onTapped = { [weak features] in
      relays.delegates.report(.tapped($0))
      features?.tapped($0)
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
