import Concertina
import TextTranslation

/// The stage of a rich editor: a toolbar, the editor, and the contents of a scene.
@MainActor
public final class RichEditorStage: SceneStage {
  /// What a scene puts into the editor, and beside it.
  public enum Setup: Sendable {
    case plain, commands, panel, nested, relay, sizes, markup, lists, styles, markdown, hooks
    case mentions, finding, backgrounds, images, notes
  }

  /// The default width of the editor, in pixels.
  public static let defaultWidth = 400

  /// The root widget of the stage.
  public let root: Widget
  let editor: EditorView
  private let context = EditorViewContext()
  private let frame = Box(.vertical, spacing: 0)
  private let toolbar: FormattingToolbar
  private let setup: Setup
  private let processors: SceneProcessors
  /// The find bar; nil in scenes without one.
  private let finding: StageFinding?
  private var selectionToolbar: SelectionToolbar?
  private var values: KnobValues
  private let events: SceneEvents

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents, setup: Setup = .plain) {
    StageStyle.load()
    self.values = values
    self.events = events
    self.setup = setup
    let context = context
    editor = EditorView(context: context)
    finding = [.finding, .notes].contains(setup) ? StageFinding(editor, events) : nil
    let processors = SceneProcessors(for: setup, context, events)
    self.processors = processors
    let panels = processors.panels
    let panel = FormattingToolbar.Entry(
      PanelCommand(panels: panels), icon: "insert-object-symbolic", title: translated("Panel"))
    toolbar = FormattingToolbar(
      context: context, entries: FormattingToolbar.standard + Self.ownEntries(setup) + [panel])
    root = Box(.vertical, [RequestedWidthFrame(frame)])
    editor.attachmentMaker = { panels.attachment(for: $0) }
    build()
    for knob in values.knobs { use(knob.id) }
  }

  /// The entries of the first toolbar that other scenes do not have.
  private static func ownEntries(_ setup: Setup) -> [FormattingToolbar.Entry] {
    switch setup {
    case .notes:
      FormattingToolbar.letters + FormattingToolbar.lists + FormattingToolbar.indents
        + FormattingToolbar.pictures
    case .images: FormattingToolbar.pictures
    case .styles: FormattingToolbar.code
    default: []
    }
  }

  private func build() {
    frame.requestSize(width: Self.defaultWidth)
    frame.append(firstRow)
    if let entries = secondToolbar {
      frame.append(FormattingToolbar(context: context, entries: entries))
    }
    if let finding { frame.append(finding.bar) }
    frame.append(editor)
    editor.addStyleClass("stage-editor")
    editor.accessibleName = translated("Rich text")
    editor.onContentChanged = { [weak self] in self?.changed() }
    editor.area.onFocusChanged = { [events] in events.send(.focus($0)) }
    if setup == .commands { addSecondEditor() }
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
    guard [.styles, .markdown, .notes].contains(setup) else { return toolbar }
    toolbar.setExpands(horizontally: true)
    let row = Box(.horizontal, spacing: 6, [StyleChooser(context: context), toolbar])
    row.setMargins(bottom: 6)
    return row
  }

  /// The entries of another toolbar below the first one; nil for none.
  private var secondToolbar: [FormattingToolbar.Entry]? {
    switch setup {
    case .commands: FormattingToolbar.letters + FormattingToolbar.paragraphs
    case .lists, .markdown: FormattingToolbar.lists + FormattingToolbar.indents
    default: nil
    }
  }

  private func addSecondEditor() {
    let second = EditorView(context: context)
    second.name = "second"
    second.content = "Another editor, and the same toolbar"
    second.accessibleName = translated("Second rich text")
    second.attachmentMaker = editor.attachmentMaker
    second.addStyleClass("stage-editor")
    second.setMargins(top: 12)
    frame.append(second)
  }

  private func changed() { events.send(editor.area.buffer.changeEvent) }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "content": show(values.text(knob))
    case "source": fill()
    case "headingSize", "headingColor", "quoteIndent":
      editor.styles = RichEditorStyles.styles(values)
    case "query", "replacement", "matchesCase", "matchesWholeWords", "isExpression":
      finding?.use(values)
    case "maxHeight":
      let height = values.wholeNumber(knob)
      editor.maxHeight = height > 0 ? .maximum(height) : .default
    case "isEditable": editor.isEditable = values.toggle(knob)
    case "placeholder": editor.placeholder = RichText(values.text(knob))
    case "identifier": editor.area.textView.name = values.text(knob)
    case "detectsLinks": editor.detectsLinks = values.toggle(knob)
    case "isMarkupOn", "dialect":
      processors.setMarkup(
        values.toggle("isMarkupOn")
          ? InlineMarkup.Dialect(rawValue: values.choice("dialect")) : nil,
        in: editor)
    case "hasSelectionToolbar": showSelectionToolbar(values.toggle(knob))
    case "usesSmartPunctuation": processors.setPunctuation(values.toggle(knob), in: editor)
    case "fixed", "minimum", "maximum", "percent": resize()
    case "pictureWidth", "alternativeText": changePicture()
    case "cornerRadius", "borderWidth", "inset", "hasShadow", "hasSquaredOffJoins",
      "heightMode", "widthMode":
      RichEditorBackgrounds.restyle(editor, values)
    default: break
    }
  }

  private func showSelectionToolbar(_ isShown: Bool) {
    selectionToolbar?.close()
    selectionToolbar = isShown ? SelectionToolbar(for: editor, context: context) : nil
  }

  /// The reason that the last content was rejected.
  private var rejection: String?
  /// The reason that the last paste was rejected.
  private var refusedPaste: String?

  private func show(_ saved: String) {
    rejection = nil
    guard !saved.isEmpty else {
      editor.content = RichText()
      return fill()
    }
    do {
      editor.content = try SavedForm.content(fromText: saved)
    } catch {
      rejection = error.description
      events.send(SceneEvent(name: "refused", detail: error.description))
    }
  }

  private func fill() {
    switch setup {
    case .markdown: showMarkdown()
    case .sizes: RichEditorSizes.fill(editor, values, context)
    default:
      if let content = RichSceneContent.content(of: setup, values) { editor.content = content }
    }
  }

  /// Shows the scene's Markdown, unless there is content that was saved.
  private func showMarkdown() {
    guard values.text("content").isEmpty else { return }
    rejection = nil
    do {
      editor.content = try MarkdownForm.content(fromText: values.text("source"))
    } catch {
      rejection = "\(error)"
      events.send(SceneEvent(name: "refused", detail: "\(error)"))
    }
  }

  /// Shows the scene's own pictures as its knobs say.
  private func changePicture() {
    guard setup == .images, values.text("content").isEmpty else { return }
    editor.content = RichEditorPictures.content(values)
  }

  private func resize() {
    // Saved attachments have sizes of their own.
    guard setup == .sizes, values.text("content").isEmpty else { return }
    RichEditorSizes.resize(editor, values)
  }

  // MARK: Scene stage

  /// Returns the saved content once the user has changed it, unless it is long.
  public func liveValue(of knob: String) -> KnobValue? {
    guard knob == "content", editor.undoDepth > 0 else { return nil }
    return editor.content.followedValue
  }

  /// Returns why the saved content or the Markdown was rejected.
  public func problem(of knob: String) -> String? {
    let isSource = setup == .markdown && values.text("content").isEmpty
    return knob == (isSource ? "source" : "content") ? rejection : nil
  }

  /// The column with the toolbar and the editor.
  public var sizedWidget: Widget { frame }

  /// The editor's area.
  public var growingArea: GrowingTextArea? { editor.area }

  /// Whether no names are being looked up, and no search or picture is in progress.
  public var isSettled: Bool {
    !processors.isBusy && finding?.bar.finder.isSettled != false
      && !editor.attachments.contains { ($0 as? PictureAttachment)?.isLoading == true }
  }

  /// Opens the find bar if there is one, and the focus is in the scene.
  public func find() -> Bool { finding?.open(ifFocusIsIn: frame) ?? false }

  /// The text of the editor that has the focus.
  public var input: (any SceneInput)? {
    RichSceneInput(focusedEditor ?? editor)
  }

  /// The text of the scene's own editor, whichever editor has the focus.
  public var mainInput: (any SceneInput)? { RichSceneInput(editor) }

  /// The texts of all editors.
  public var inputs: [any SceneInput] {
    ([editor] + editor.nestedEditors).map { RichSceneInput($0) }
  }

  var focusedEditor: EditorView? {
    ([editor] + editor.nestedEditors).first { $0.area.textView.isFocus }
  }

  /// Returns the identifier of the attachment that a widget belongs to.
  public func identifier(of widget: Widget) -> String? {
    let all = ([editor] + editor.nestedEditors).flatMap(\.attachments)
    return all.first { $0.mainWidget == widget }.map { "attachment:\($0.id)" }
      ?? (widget == editor.area.textView ? "editor" : nil)
  }

  /// Returns the editor, a button of the toolbar, or an attachment.
  public func target(identifier: String) -> Widget? {
    if let id = identifier.split(separator: ":").last, identifier.hasPrefix("attachment:") {
      let all = [editor] + editor.nestedEditors
      return all.flatMap(\.attachments).first { $0.id == id }?.mainWidget
    }
    return identifier == "editor" ? editor.area.textView : root.descendant(named: identifier)
  }

  /// The present state of the editor.
  public var state: JSONValue {
    var state = RichEditorState.state(
      of: editor, log: processors.log.lines, width: frame.width,
      rejection: rejection ?? refusedPaste)
    if let finding { state["find"] = finding.state }
    guard setup == .markdown else { return .object(state) }
    let markdown = MarkdownForm.markdown(of: editor.content) { names in
      state["leftOut"] = .array(names.map(JSONValue.string))
    }
    state["markdown"] = .string(markdown)
    state["html"] = .string(HTMLForm.html(of: editor.content))
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
