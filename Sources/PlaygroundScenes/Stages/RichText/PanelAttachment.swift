import Concertina
import FoundationEssentials
import TextTranslation

/// A panel: an editor in a frame with an icon, as one character of a text.
@MainActor
enum PanelAttachment {
  static let name = ContentType("panel")

  static func make(
    _ content: RichText = RichText(), size: AttachmentSize = .fullWidth, title: String? = nil,
    relays: Bool = false, context: EditorViewContext
  ) -> Attachment {
    let saved = AttachmentContent(
      name: name, isBlock: size == .fullWidth, size: size, editors: [content])
    return make(saved, title: title, PanelMaker(context: context, relays: relays))
  }

  /// Returns the saved panel with all of its editors.
  fileprivate static func make(
    _ saved: AttachmentContent, title: String? = nil, _ maker: PanelMaker
  ) -> Attachment {
    let texts = saved.editors.isEmpty ? [RichText()] : saved.editors
    let editors = texts.map { text in
      let editor = EditorView(context: maker.context)
      editor.maxHeight = maker.maxHeight
      editor.content = text
      editor.selectedRange = editor.textEndRange
      editor.register(processors: [PanelProcessor(maker)] + maker.processors())
      maker.log(editor)
      return editor
    }
    let icon = title == nil ? Image(icon: "dialog-information-symbolic", role: .presentation) : nil
    let frame = PanelFrame.make(icon: icon, editors: editors, textColors: maker.textColors)
    let panel =
      maker.relays
      ? RelayingPanel(
        name: saved.name, content: frame, size: saved.size, isBlock: saved.isBlock,
        editors: editors, id: saved.id, data: saved.data)
      : Attachment(
        name: saved.name, content: frame, size: saved.size, isBlock: saved.isBlock,
        editors: editors, id: saved.id, data: saved.data)
    panel.accessibleLabel = title ?? translated("Panel")
    panel.takesFocusOnInsertion = true
    panel.selectOnTap = true
    panel.selectBeforeDelete = true
    return panel
  }
}

/// The properties that the panels of a scene have in common, whether a button, markup or a saved
/// text makes them.
@MainActor
struct PanelMaker {
  let context: EditorViewContext
  var relays = false
  /// The height up to which a panel grows before it scrolls.
  var maxHeight = EditorHeight.default
  /// The text colors, of which the most readable one is used in each theme; if empty, the theme's
  /// own.
  var textColors: [Color] = []
  /// The processors in a panel, in addition to the one that makes panels.
  var processors: @MainActor () -> [any TextProcessing] = { [] }
  /// The log of what happens in a panel; nil for none.
  var events: SceneEvents?

  fileprivate func log(_ editor: EditorView) {
    guard let events else { return }
    editor.onContentChanged = { [weak editor] in
      if let editor { events.send(editor.area.buffer.changeEvent.from("panel")) }
    }
    editor.area.onFocusChanged = { events.send(.focus($0).from("panel")) }
  }

  func panel(with content: RichText = RichText()) -> Attachment {
    PanelAttachment.make(
      AttachmentContent(
        name: PanelAttachment.name, isBlock: true, size: .fullWidth, editors: [content]),
      self)
  }

  /// Returns the saved panel; nil for another kind of attachment.
  ///
  /// Its editors get their texts from the document that it is inserted into, which knows their
  /// contents.
  func attachment(for saved: AttachmentContent) -> Attachment? {
    guard saved.name == PanelAttachment.name else { return nil }
    var empty = saved
    empty.editors = saved.editors.map { _ in RichText() }
    return PanelAttachment.make(empty, self)
  }
}

/// A panel whose text follows attributes that are set on the text around it.
final class RelayingPanel: Attachment {
  override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
    for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
  }

  override func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {
    for editor in editors { editor.removeAttributes(attributes, in: 0..<editor.contentLength) }
  }
}

/// Moves the selection into a panel, or inserts an empty one at the caret.
@MainActor
struct PanelCommand: EditorCommand {
  let name: CommandName = "panel"
  let panels: PanelMaker

  func execute(on editor: EditorView) {
    let panel = panels.panel(with: editor.selectedText)
    editor.insertAttachment(panel, in: editor.selectedRange)
  }
}
