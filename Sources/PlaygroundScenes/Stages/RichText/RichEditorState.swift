import Concertina

/// The state of a rich editor, by the names in the scenario format.
@MainActor
enum RichEditorState {
  static func state(
    of editor: EditorView, log: [String], width: Int, rejection: String?
  ) -> JSONObject {
    var state = own(of: editor)
    if let rejection { state["refused"] = .string(rejection) }
    state["width"] = .integer(width)
    state["isFocused"] = .bool(focusedPath(from: editor) != nil)
    state["focusedPath"] = .array((focusedPath(from: editor) ?? []).map(JSONValue.string))
    state["undoDepth"] = .integer(editor.undoDepth)
    state["redoDepth"] = .integer(editor.redoDepth)
    state["processorLog"] = .array(log.map(JSONValue.string))
    return state
  }

  private static func own(of editor: EditorView) -> JSONObject {
    let selection = editor.selectedRange
    var state = JSONObject()
    state["text"] = .string(editor.text)
    state["content"] = SavedForm.value(of: editor.content) { _ in }
    state["caret"] = .integer(editor.area.buffer.caret)
    state["selection"] = [.integer(selection.lowerBound), .integer(selection.upperBound)]
    state["height"] = .integer(editor.height)
    state["lineCount"] = .integer(editor.area.lineCount)
    state["isEditable"] = .bool(editor.isEditable)
    state["typingAttributes"] = SavedForm.value(ofAttributes: editor.typingAttributes)
    state["paragraphs"] = .array(editor.paragraphs.map { .object(paragraph($0)) })
    state["attachments"] = .array(editor.attachments.map { attachment($0) })
    return state
  }

  private static func paragraph(_ paragraph: RichTextParagraph) -> JSONObject {
    var state = JSONObject()
    state["text"] = .string(paragraph.text.text)
    state["style"] = .string(paragraph.format.style.rawValue)
    guard let item = paragraph.format.list else { return state }
    state["list"] = .string(item.kind.rawValue)
    state["level"] = .integer(item.level)
    state["marker"] = .string(paragraph.marker?.text ?? "")
    state["checked"] = .bool(item.isChecked)
    return state
  }

  private static func attachment(_ attachment: Attachment) -> JSONValue {
    var state = JSONObject()
    let range = attachment.rangeInContainer ?? 0..<0
    state["id"] = .string(attachment.id)
    state["name"] = .string(attachment.name.name)
    state["range"] = [.integer(range.lowerBound), .integer(range.upperBound)]
    let size = attachment.sizeInContainer
    state["width"] = .integer(size?.width ?? 0)
    state["height"] = .integer(size?.height ?? 0)
    if let picture = (attachment as? PictureAttachment)?.picture {
      state["alternativeText"] = .string(picture.alternativeText)
    }
    state["state"] = attachment.node(at: 0)?.editor.map { .object(own(of: $0)) } ?? .null
    return .object(state)
  }

  /// Returns the attachments on the path to the editor with the focus; nil if none has it.
  private static func focusedPath(from editor: EditorView) -> [String]? {
    if editor.area.textView.isFocus { return [] }
    for attachment in editor.attachments {
      for inner in attachment.nodes.compactMap(\.editor) {
        if let path = focusedPath(from: inner) { return [attachment.id] + path }
      }
    }
    return nil
  }
}
