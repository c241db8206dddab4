import GtkCore
import RichTextModel

/// The headings, the tasks and the attachments of an editor as methods, for other languages than
/// Swift.
extension EditorView {
  nonisolated static let partMethods: [AnyMethod] =
    outlineMethods + taskMethods + attachmentMethods

  // MARK: Headings

  private nonisolated static let outlineMethods: [AnyMethod] = [
    AnyMethod("get-outline", member: "outline", returns: .variant(type: "a(uusb)")) {
      (editor: EditorView) in
      editor.outlineValue
    },
    AnyMethod("show-heading", ["index"], member: "show") { (editor: EditorView, index: Int) in
      editor.showHeading(index)
    },
    AnyMethod("set-section-collapsed", ["position", "collapsed"], member: "setCollapsed") {
      (editor: EditorView, position: Int, isCollapsed: Bool) in
      editor.setCollapsed(isCollapsed, at: editor.place(position))
    },
    AnyMethod("set-all-sections-collapsed", ["collapsed"], member: "setAllCollapsed") {
      (editor: EditorView, isCollapsed: Bool) in
      editor.setAllCollapsed(isCollapsed)
    },
    AnyMethod("is-hidden", ["position"], member: "isHidden") {
      (editor: EditorView, position: Int) in
      editor.isHidden(at: editor.place(position))
    },
  ]

  /// The headings, of type `a(uusb)`; from now on their changes are reported.
  var outlineValue: VariantValue {
    node.followOutline()
    return .list(
      type: "(uusb)",
      outline.map {
        .record([
          .number($0.level), .number($0.range.lowerBound), .text($0.title),
          .boolean($0.isCollapsed),
        ])
      })
  }

  /// Moves the caret to a heading; returns whether there is one of this index.
  func showHeading(_ index: Int) -> Bool {
    let outline = outline
    return outline.indices.contains(index) && show(outline[index])
  }

  // MARK: Tasks

  private nonisolated static let taskMethods: [AnyMethod] = [
    AnyMethod("get-tasks", member: "tasks", returns: .variant(type: "a(uusb)")) {
      (editor: EditorView) in
      VariantValue.list(
        type: "(uusb)",
        editor.tasks.map {
          .record([
            .number($0.level), .number($0.range.lowerBound), .text($0.text),
            .boolean($0.isChecked),
          ])
        })
    },
    AnyMethod("set-task-checked", ["index", "checked"], member: "setChecked") {
      (editor: EditorView, index: Int, isChecked: Bool) in
      let tasks = editor.tasks
      return tasks.indices.contains(index) && editor.setChecked(isChecked, of: tasks[index])
    },
  ]

  // MARK: Attachments

  private nonisolated static let attachmentMethods: [AnyMethod] = [
    AnyMethod(
      "insert-widget", ["widget", "kind", "data", "accessible-name", "block"],
      member: "insertWidget"
    ) {
      (
        editor: EditorView, slot: RequiredWidget, kind: String, data: String?, name: String?,
        isBlock: Bool
      ) -> String? in
      let attachment = Attachment(
        name: ContentType(kind), content: try slot.unparented,
        size: isBlock ? .fullWidth : .matchContent,
        isBlock: isBlock, data: .widgetData(data))
      if let name { attachment.accessibleLabel = name }
      editor.insertAttachment(attachment, in: editor.selectedRange)
      return attachment.rangeInContainer == nil ? nil : attachment.id
    },
    AnyMethod("get-attachments", member: "attachments", returns: .variant(type: "a(usssb)")) {
      (editor: EditorView) in
      VariantValue.list(
        type: "(usssb)",
        editor.attachments.map {
          .record([
            .number($0.rangeInContainer?.lowerBound ?? 0), .text($0.id), .text($0.name.name),
            .text($0.data.widgetData), .boolean($0.isBlock),
          ])
        })
    },
    AnyMethod("get-attachment-widget", ["id"], member: "attachmentWidget") {
      (editor: EditorView, id: String) in
      SlotValue(editor.attachment(withID: id)?.content)
    },
    AnyMethod("set-attachment-data", ["id", "data"], member: "setAttachmentData") {
      (editor: EditorView, id: String, data: String?) in
      guard let attachment = editor.attachment(withID: id) else { return false }
      attachment.data.setWidgetData(data)
      return true
    },
    AnyMethod("remove-attachment", ["id"], member: "removeAttachment") {
      (editor: EditorView, id: String) in
      guard let attachment = editor.attachment(withID: id) else { return false }
      attachment.removeFromContainer()
      return true
    },
  ]
}

/// A widget that becomes a part of another one.
private struct RequiredWidget: ParameterValue {
  static var kind: ParameterKind { .widget(type: "GtkWidget") }
  private let widget: Widget

  var plain: PlainValue { .widget(widget) }

  init?(plain: PlainValue) {
    guard case .widget(let widget?) = plain else { return nil }
    self.widget = widget
  }

  /// The widget.
  ///
  /// - Throws: ``WidgetInUse``.
  @MainActor var unparented: Widget {
    get throws(WidgetInUse) {
      guard widget.parent == nil, widget.root == nil else { throw WidgetInUse() }
      return widget
    }
  }
}

/// A widget that is in another one already.
private struct WidgetInUse: Error, CustomStringConvertible {
  var description: String { "the widget has a parent already" }
}

extension [String: JSONValue] {
  private static var key: String { "data" }

  /// Returns what is saved with a widget of a program in another language.
  fileprivate static func widgetData(_ data: String?) -> Self {
    var values: Self = [:]
    values.setWidgetData(data)
    return values
  }

  /// What a program in another language has saved with its widget; empty for nothing.
  var widgetData: String { self[Self.key]?.stringValue ?? "" }

  fileprivate mutating func setWidgetData(_ data: String?) {
    self[Self.key] = data.flatMap { $0.isEmpty ? nil : .string($0) }
  }
}
