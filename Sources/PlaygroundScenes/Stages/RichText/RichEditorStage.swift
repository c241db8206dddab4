import Concertina
import TextTranslation

/// The stage of a rich editor: a toolbar, the editor, and the contents of a scene.
@MainActor
final class RichEditorStage: FindingStage {
  /// The default width of the editor, in pixels.
  static let defaultWidth = 400

  let root: Widget
  let editor: EditorView
  let knobs: StageKnobs<RichEditorStage>
  let context = EditorViewContext()
  /// The find bar; nil in scenes without one.
  let finding: StageFinding?
  private let frame = Box(.vertical, spacing: 0)
  private let toolbar: FormattingToolbar
  private let setup: RichTextSetup
  private let processors: SceneProcessors
  private var selectionToolbar: SelectionToolbar?
  private let events: SceneEvents
  /// The reason that the last content was rejected.
  private var rejection: String?
  /// The reason that the last paste was rejected.
  private var refusedPaste: String?

  init(_ setup: RichTextSetup, _ knobs: StageKnobs<RichEditorStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.setup = setup
    self.knobs = knobs
    self.events = events
    let context = context
    editor = EditorView(context: context)
    finding = setup.hasFindBar ? StageFinding(editor, events) : nil
    let processors = SceneProcessors(for: setup, context, events)
    self.processors = processors
    let panels = processors.panels
    let panel = FormattingToolbar.Entry(
      PanelCommand(panels: panels), icon: "insert-object-symbolic", title: translated("Panel"))
    toolbar = FormattingToolbar(
      context: context,
      entries: FormattingToolbar.standard + setup.entries.flatMap(\.entries) + [panel])
    let page = RequestedWidthFrame(frame)
    root = setup.hasOutline ? Self.row(OutlineView(for: editor), page) : Box(.vertical, [page])
    editor.attachmentMaker = { panels.attachment(for: $0) }
    build()
    knobs.useAll(on: self)
  }

  private static func row(_ outline: OutlineView, _ page: Widget) -> Widget {
    outline.requestSize(width: 160)
    return Box(.horizontal, spacing: 12, [outline, page])
  }

  private func build() {
    frame.requestSize(width: Self.defaultWidth)
    frame.append(firstRow)
    if !setup.secondEntries.isEmpty {
      let entries = setup.secondEntries.flatMap(\.entries)
      frame.append(FormattingToolbar(context: context, entries: entries))
    }
    if let finding { frame.append(finding.bar) }
    frame.append(editor)
    editor.addStyleClass("stage-editor")
    editor.accessibleLabel = translated("Rich text")
    editor.onContentChanged = { [weak self] in self?.changed() }
    editor.area.onFocusChanged = { [events] in events.send(.focus($0)) }
    if setup.hasSecondEditor { addSecondEditor() }
    processors.register(in: editor)
    RichEditorPictures.prepare(editor)
    editor.onProcessorLoop = { [events] in
      events.send(SceneEvent(name: "processor", detail: $0.description))
    }
    editor.onPasteRejected = { [weak self] in
      self?.refusedPaste = "\($0)"
      self?.events.send(SceneEvent(name: "refused", detail: "\($0)"))
    }
  }

  /// The first toolbar, in scenes of styles after a chooser for them.
  private var firstRow: Widget {
    guard setup.hasStyleChooser else { return toolbar }
    toolbar.setExpands(horizontally: true)
    let row = Box(.horizontal, spacing: 6, [StyleChooser(context: context), toolbar])
    row.setMargins(bottom: 6)
    return row
  }

  private func addSecondEditor() {
    let second = EditorView(context: context)
    second.name = "second"
    second.content = "Another editor, and the same toolbar"
    second.accessibleLabel = translated("Second rich text")
    second.attachmentMaker = editor.attachmentMaker
    second.addStyleClass("stage-editor")
    second.setMargins(top: 12)
    frame.append(second)
  }

  private func changed() { events.send(editor.area.buffer.changeEvent) }

  // MARK: Knobs

  /// Uses the markup of the knobs.
  func useMarkup() {
    let dialect = knobs[RichTextKnobs.isMarkupOn] ? knobs[RichTextKnobs.dialect] : nil
    processors.setMarkup(dialect, in: editor)
  }

  /// Sets whether punctuation is replaced as it is typed.
  func usePunctuation(_ isSmart: Bool) { processors.setPunctuation(isSmart, in: editor) }

  /// Uses the styles of the knobs.
  func useStyles() { editor.styles = RichEditorStyles.styles(knobs.values) }

  /// Shows or removes the toolbar at the selection.
  func showSelectionToolbar(_ isShown: Bool) {
    selectionToolbar?.close()
    selectionToolbar = isShown ? SelectionToolbar(for: editor, context: context) : nil
  }

  /// Shows a saved content; an empty one is that of the scene.
  func show(_ saved: String) {
    rejection = nil
    guard !saved.isEmpty else {
      editor.content = RichText()
      return fill()
    }
    accept { try SavedForm.content(fromText: saved) }
  }

  /// Shows the content of the scene.
  func fill() {
    if let fill = setup.fill { return fill(self) }
    if let content = setup.content(knobs.values) { editor.content = content }
  }

  /// Shows the content of the scene as its knobs are, unless there is content that was saved.
  func fillAgain() {
    if knobs[RichTextKnobs.content].isEmpty { fill() }
  }

  /// Shows the scene's Markdown, unless there is content that was saved.
  func showMarkdown() {
    guard knobs[RichTextKnobs.content].isEmpty else { return }
    rejection = nil
    accept { try MarkdownForm.content(fromText: knobs[RichTextKnobs.source]) }
  }

  private func accept(_ content: () throws -> RichText) {
    do {
      editor.content = try content()
    } catch {
      rejection = "\(error)"
      events.send(SceneEvent(name: "refused", detail: "\(error)"))
    }
  }

  // MARK: Scene stage

  var main: EditorView { editor }

  /// The saved content once the user has changed it, unless it is long.
  var changedContent: KnobValue? { editor.undoDepth > 0 ? editor.content.followedValue : nil }

  /// Returns why the saved content or the Markdown was rejected.
  func problem(of knob: String) -> String? {
    let source = RichTextKnobs.source.knob.id
    let isSource = knobs.values[source] != nil && knobs[RichTextKnobs.content].isEmpty
    return knob == (isSource ? source : RichTextKnobs.content.knob.id) ? rejection : nil
  }

  /// The column with the toolbar and the editor.
  var sizedWidget: Widget { frame }

  /// The editor's area.
  var growingArea: GrowingTextArea? { editor.area }

  /// Whether no names are being looked up, and no search or picture is in progress.
  var isSettled: Bool {
    !processors.isBusy && finding?.bar.finder.isSettled != false
      && !editor.attachments.contains { ($0 as? PictureAttachment)?.isLoading == true }
  }

  /// The text of the editor that has the focus.
  var input: (any SceneInput)? {
    RichSceneInput(focusedEditor ?? editor)
  }

  /// The text of the scene's own editor, whichever editor has the focus.
  var mainInput: (any SceneInput)? { RichSceneInput(editor) }

  /// The texts of all editors.
  var inputs: [any SceneInput] {
    ([editor] + editor.presentNestedEditors).map { RichSceneInput($0) }
  }

  var focusedEditor: EditorView? {
    ([editor] + editor.presentNestedEditors).first { $0.area.textView.isFocus }
  }

  /// Returns the name of a part of the editor, such as `cell:2,1`, or of the attachment that a
  /// widget belongs to.
  func identifier(of widget: Widget) -> String? {
    let parts = EditorParts(of: editor)
    if let part = parts.cell(of: widget) ?? parts.handle(of: widget) { return part }
    let all = ([editor] + editor.presentNestedEditors).flatMap(\.attachments)
    return all.first { $0.mainWidget == widget }.map { "attachment:\($0.id)" }
      ?? (widget == editor.area.textView ? "editor" : nil)
  }

  /// Returns the editor, a button of the toolbar, an attachment, or a part of one.
  func target(identifier: String) -> Widget? {
    if identifier == "editor" { return editor.area.textView }
    return target(identifier: identifier, in: editor)
      ?? EditorParts(of: editor).widget(named: identifier)
  }

  func part(of widget: Widget, x: Double, y: Double) -> String? {
    EditorParts(of: editor).part(of: widget, x: x, y: y)
  }

  func place(ofPart name: String) -> PartPlace? {
    EditorParts(of: editor).place(ofPart: name).map {
      PartPlace(widget: $0.widget, x: $0.x, y: $0.y)
    }
  }

  /// The present state of the editor.
  var state: JSONValue {
    var state = RichEditorState.state(
      of: editor, log: processors.log.lines, width: frame.width,
      rejection: rejection ?? refusedPaste)
    if let finding { state["find"] = finding.state }
    for (name, value) in setup.state?(self).members ?? [] { state[name] = value }
    return .object(state)
  }
}

extension Attachment {
  /// The widget for clicks and the focus: the text of its first editor, or else its content.
  var mainWidget: Widget { editors.first?.area.textView ?? content }
}

/// The input of a rich editor; its undo history is that of the whole tree of editors.
@MainActor
struct RichSceneInput: SceneInput {
  private let editor: EditorView
  private let view: ViewSceneInput

  init(_ editor: EditorView) {
    self.editor = editor
    view = ViewSceneInput(editor.area)
  }

  var widget: Widget { view.widget }
  var isEditable: Bool { editor.isEditable }
  func select(anchor: Int, caret: Int) { view.select(anchor: anchor, caret: caret) }
  func paste(done: @escaping @MainActor () -> Void) { view.paste(done: done) }
  func undo() { editor.undo() }
  func redo() { editor.redo() }
  var text: String? { view.text }
  var selection: InputSelection { view.selection }
  var takesMarkup: Bool { true }

  private static let taskPrefix = "task:"

  func part(atX x: Double, y: Double) -> String? {
    EditorTasks(of: editor).paragraph(atX: x, y: y).map { "\(Self.taskPrefix)\($0)" }
  }

  func click(part: String) -> Bool {
    guard part.hasPrefix(Self.taskPrefix), let index = Int(part.dropFirst(Self.taskPrefix.count))
    else { return false }
    return EditorTasks(of: editor).click(paragraph: index)
  }
}
