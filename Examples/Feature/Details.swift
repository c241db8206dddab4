import Concertina
import GtkCore

/// Details below a summary, which a button shows and hides: a kind of block that the library does
/// not have.
@MainActor
final class DetailsAttachment: Attachment {
  nonisolated static let kind = ContentType("details")

  let summary = EditorView()
  let details = EditorView()
  private let button = ToggleButton(icon: "pan-down-symbolic", tooltip: "Details")
  private let body: Box

  init(isOpen: Bool = true) {
    let bar = DrawingArea(width: 3, height: 1) { area, snapshot in
      let paint = area.namedColor("concertina_quote_bar") ?? area.color
      let line = Rectangle(x: 0, y: 0, width: 3, height: Double(area.height))
      snapshot.fill(Path(line), with: paint)
    }
    details.setExpands(horizontally: true)
    summary.setExpands(horizontally: true)
    body = Box(.horizontal, spacing: 12, [bar, details])
    body.setMargins(6)
    let head = Box(.horizontal, spacing: 6, [button, summary])
    super.init(
      name: Self.kind, content: Box(.vertical, [head, body]), size: .fullWidth, isBlock: true,
      editors: [summary, details])
    accessibleLabel = "Details"
    summary.accessibleLabel = "Summary"
    summary.font = .headline
    summary.delegate = self
    details.delegate = self
    selectBeforeDelete = true
    self.isOpen = isOpen
    button.onToggled { [weak self] in self?.isOpen = $0 }
  }

  /// Whether the details are visible; saved with the document.
  var isOpen: Bool {
    get { body.isVisible }
    set {
      body.isVisible = newValue
      button.isActive = newValue
      button.icon = newValue ? "pan-down-symbolic" : "pan-end-symbolic"
      data["isOpen"] = .bool(newValue)
    }
  }
}

extension DetailsAttachment: EditorViewDelegate {
  /// Whatever moves the caret into the details opens them: finding, undo, a key.
  func editor(
    _ editor: EditorView, didChangeSelectionAt range: Range<Int>, attributes: AttributeContainer,
    contentType: ContentType
  ) {
    if editor == details { isOpen = true }
  }
}

/// Makes the selection the details of a new block.
struct DetailsCommand: EditorCommand {
  let name: CommandName = "details"

  func execute(on editor: EditorView) {
    let block = DetailsAttachment()
    block.details.content = editor.selectedText
    editor.insertAttachment(block, in: editor.selectedRange)
    block.summary.focus()
  }
}

extension CommandEntry {
  static var details: CommandEntry {
    CommandEntry(
      DetailsCommand(), icon: "pan-down-symbolic", title: "Insert details",
      keys: ["<Control><Alt>d"])
  }
}

extension EditorFeature {
  /// Blocks with details, their command and their menu.
  static let details = EditorFeature("details", attachmentForm: form) {
    [.details]
  } attachment: { saved in
    guard saved.name == DetailsAttachment.kind else { return nil }
    return DetailsAttachment(isOpen: saved.data["isOpen"] != .bool(false))
  } register: { register in
    register.onMenu { _ in FeatureMenu(title: "Insert", entries: [.details]) }
  }

  /// Details on the clipboard and in exported documents; Markdown has them as HTML, as on GitHub.
  private static let form = AttachmentForm(DetailsAttachment.kind) { _, texts in
    "<details><summary>\(texts[0])</summary>\(texts[1])</details>"
  } markdown: { _, texts in
    "<details>\n<summary>\n\n\(texts[0])\n</summary>\n\n\(texts[1])\n</details>"
  }
}
