import FoundationEssentials
import GtkCore
import RichTextModel

/// The text of an editor, its selection and its history as methods, for other languages than Swift.
extension EditorView {
  nonisolated static let textMethods: [AnyMethod] =
    readingMethods + changingMethods + historyMethods + linkMethods

  private nonisolated static let readingMethods: [AnyMethod] = [
    AnyMethod("select-range", ["start", "end"], member: "selectedRange") {
      (editor: EditorView, start: Int, end: Int) in
      editor.select(anchor: editor.place(start), caret: editor.place(end))
    },
    AnyMethod("get-selected-content", ["format"], member: "selectedText", failure: .content) {
      (editor: EditorView, format: TextFormat) in
      try format.text(of: editor.selectedText, editor.attachmentForms)
    },
    AnyMethod(
      "get-range-content", ["start", "end", "format"], member: "content", failure: .content
    ) {
      (editor: EditorView, start: Int, end: Int, format: TextFormat) in
      try format.text(of: editor.content(in: editor.part(start, end)), editor.attachmentForms)
    },
    AnyMethod("get-range-text", ["start", "end"], member: "text") {
      (editor: EditorView, start: Int, end: Int) in
      editor.content(in: editor.part(start, end)).text
    },
    AnyMethod("get-length", member: "contentLength") { (editor: EditorView) in
      editor.contentLength
    },
    AnyMethod("get-character-count", member: "counts") { (editor: EditorView) in
      editor.counts.characters
    },
    AnyMethod("get-word-count", member: "counts") { (editor: EditorView) in editor.counts.words },
    AnyMethod("get-paragraph-count", member: "counts") { (editor: EditorView) in
      editor.counts.paragraphs
    },
    AnyMethod("get-caret-rectangle", member: "caretRectangle") { (editor: EditorView) in
      RectangleValue(editor.caretRectangle)
    },
    AnyMethod("get-position-rectangle", ["position"], member: "caretRectangle") {
      (editor: EditorView, position: Int) in
      RectangleValue(editor.caretRectangle(at: editor.place(position)))
    },
    AnyMethod("get-position-at", ["x", "y"], member: "rangeOfCharacter") {
      (editor: EditorView, x: Double, y: Double) in
      x.isFinite && y.isFinite
        ? editor.rangeOfCharacter(at: Point(x: x, y: y))?.lowerBound ?? -1 : -1
    },
    AnyMethod("scroll-to-range", ["start", "end"], member: "scrollRangeToVisible") {
      (editor: EditorView, start: Int, end: Int) in
      editor.scrollRangeToVisible(editor.part(start, end))
    },
  ]

  private nonisolated static let changingMethods: [AnyMethod] = [
    AnyMethod("insert", ["text"], member: "insert") { (editor: EditorView, text: String) in
      let (selection, attributes) = (editor.selectedRange, editor.typingAttributes)
      _ = editor.change(selection, to: RichText(text, attributes: attributes))
      editor.placeCaret(selection.lowerBound + text.unicodeScalars.count)
    },
    AnyMethod("insert-content", ["content", "format"], member: "insertContent", failure: .content) {
      (editor: EditorView, text: String, format: TextFormat) in
      let start = editor.selectedRange.lowerBound
      let count = editor.replace(editor.selectedRange, with: try format.content(from: text))
      editor.placeCaret(start + count)
    },
    AnyMethod(
      "replace-range", ["start", "end", "content", "format"], member: "replaceRange",
      failure: .content
    ) { (editor: EditorView, start: Int, end: Int, text: String, format: TextFormat) in
      let content = try format.content(from: text)
      _ = editor.replace(editor.part(start, end), with: content)
    },
    AnyMethod("delete-range", ["start", "end"], member: "deleteRange") {
      (editor: EditorView, start: Int, end: Int) in
      _ = editor.change(editor.part(start, end), to: RichText())
    },
  ]

  private nonisolated static let historyMethods: [AnyMethod] = [
    AnyMethod("undo") { (editor: EditorView) -> Bool in editor.undo() },
    AnyMethod("redo") { (editor: EditorView) -> Bool in editor.redo() },
    AnyMethod("mark-saved") { (editor: EditorView) in editor.markSaved() },
    AnyMethod("forget-history") { (editor: EditorView) in editor.forgetHistory() },
    AnyMethod("get-saved-history", member: "savedHistory", failure: .content) {
      (editor: EditorView) in
      String(decoding: try editor.savedHistory(), as: UTF8.self)
    },
    AnyMethod("restore-history", ["history"], member: "restore", failure: .content) {
      (editor: EditorView, history: String) in
      try editor.restore(savedHistory: history.utf8)
    },
  ]

  private nonisolated static let linkMethods: [AnyMethod] = [
    AnyMethod("set-link", ["start", "end", "uri"], member: "setLink") {
      (editor: EditorView, start: Int, end: Int, uri: String?) in
      let uri = uri.flatMap { EditorLinks.trimmed($0) }
      editor.changeAttributes(in: editor.part(start, end)) { $0[LinkKey.self] = uri }
    },
    AnyMethod("get-link", ["position"], member: "link") {
      (editor: EditorView, position: Int) -> String? in
      editor.link(at: editor.place(position))?.address
    },
    AnyMethod("activate-link", ["position"], member: "activateLink") {
      (editor: EditorView, position: Int) -> Bool in
      editor.activateLink(at: editor.place(position))
    },
  ]

  // MARK: Positions

  /// Returns a position in the text for a number: one that is negative, or beyond the end, is the
  /// end.
  func place(_ position: Int) -> Int {
    position < 0 ? contentLength : min(position, contentLength)
  }

  /// Returns the part between two positions in any order.
  func part(_ start: Int, _ end: Int) -> Range<Int> {
    let (start, end) = (place(start), place(end))
    return min(start, end)..<max(start, end)
  }

  private func select(anchor: Int, caret: Int) {
    node.area.buffer.select(anchor: anchor, caret: caret)
    if node.area.textView.isFocus { node.area.textView.scrollToCaret() }
  }

  private func placeCaret(_ position: Int) {
    let position = place(position)
    selectedRange = position..<position
  }

  /// Replaces a part as one step; nothing by nothing is not a step.
  private func change(_ range: Range<Int>, to new: RichText) -> Int {
    if !range.isEmpty || !new.isEmpty { replaceCharacters(in: range, with: new) }
    return new.count
  }

  /// Replaces a part by whole content as one step, with the formats that its paragraphs have there;
  /// returns how much there is in its place.
  private func replace(_ range: Range<Int>, with new: RichText) -> Int {
    guard !new.isEmpty else { return change(range, to: new) }
    let insertion = node.content.insertion(
      of: implementation.editing.copy(of: new), from: .document, in: range)
    let count = insertion.content.count
    node.session.perform(.command) {
      node.content.replace(range, with: insertion.content)
      node.content.setFormat(insertion.formatAfter, ofLineFrom: range.lowerBound + count)
    }
    return count
  }
}
