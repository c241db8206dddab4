import CConcertinaGtk
import Concertina
import GtkCore

/// A format of rich text, in the order of `ConcertinaTextFormat`.
private enum TextFormat: CInt {
  case plain, json, html, markdown

  func text(of content: RichText, _ forms: [AttachmentForm]) throws -> String {
    switch self {
    case .plain: PlainTextForm.text(of: content)
    case .json: try String(decoding: SavedForm.data(of: content), as: UTF8.self)
    case .html: HTMLForm.html(of: content, attachments: forms)
    case .markdown: MarkdownForm.markdown(of: content, attachments: forms)
    }
  }

  func content(from text: String) throws -> RichText {
    switch self {
    case .plain: RichText(text)
    case .json: try SavedForm.content(fromText: text)
    case .html: HTMLForm.content(fromText: text) ?? RichText()
    case .markdown: try MarkdownForm.content(fromText: text)
    }
  }
}

/// A widget with rich text.
@MainActor
private enum RichTextWidget {
  case editor(EditorView)
  case renderer(RendererView)
  case label(RichLabel)

  init?(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    let widget = Widget(retaining: OpaquePointer(pointer))
    if let editor = EditorView(existing: widget) {
      self = .editor(editor)
    } else if let renderer = RendererView(existing: widget) {
      self = .renderer(renderer)
    } else if let label = RichLabel(existing: widget) {
      self = .label(label)
    } else {
      return nil
    }
  }

  var attachmentForms: [AttachmentForm] {
    if case .editor(let editor) = self { editor.attachmentForms } else { [] }
  }

  var content: RichText {
    get {
      switch self {
      case .editor(let editor): editor.content
      case .renderer(let renderer): renderer.content
      case .label(let label): label.content
      }
    }
    nonmutating set {
      switch self {
      case .editor(let editor): editor.content = newValue
      case .renderer(let renderer): renderer.content = newValue
      case .label(let label): label.content = newValue
      }
    }
  }
}

@_cdecl("concertina_swift_get_content")
func getContent(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ format: CInt,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> UnsafeMutablePointer<CChar>? {
  let native = MainThreadValue((widget, message))
  let text = MainActor.assumeIsolated { () -> String? in
    let (widget, message) = native.value
    do {
      guard let format = TextFormat(rawValue: format), let text = RichTextWidget(widget) else {
        return nil
      }
      return try format.text(of: text.content, text.attachmentForms)
    } catch {
      message.pointee = g_strdup((error as? any PresentableError)?.message ?? "\(error)")
      return nil
    }
  }
  return text.map { g_strdup($0) }
}

@_cdecl("concertina_swift_set_content")
func setContent(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ text: UnsafePointer<CChar>, _ format: CInt,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> gboolean {
  let native = MainThreadValue((widget, text, message))
  return MainActor.assumeIsolated {
    let (widget, text, message) = native.value
    do {
      guard let format = TextFormat(rawValue: format), let target = RichTextWidget(widget) else {
        return 0
      }
      target.content = try format.content(from: String(cString: text))
      return 1
    } catch {
      message.pointee = g_strdup((error as? any PresentableError)?.message ?? "\(error)")
      return 0
    }
  }
}

@_cdecl("concertina_swift_execute")
func execute(_ widget: UnsafeMutablePointer<GtkWidget>, _ command: UnsafePointer<CChar>) -> gboolean
{
  let native = MainThreadValue(widget)
  let name = String(cString: command)
  return MainActor.assumeIsolated {
    guard let editor = EditorView(existing: Widget(retaining: OpaquePointer(native.value))),
      let entry = CommandTable.standard.entry(named: CommandName(name))
    else { return 0 }
    return editor.perform(entry.command) ? 1 : 0
  }
}

@_cdecl("concertina_swift_finish_sending")
func finishSending(_ widget: UnsafeMutablePointer<GtkWidget>, _ error: UnsafePointer<CChar>?) {
  let native = MainThreadValue(widget)
  let error = error.map { String(cString: $0) }
  MainActor.assumeIsolated {
    let widget = Widget(retaining: OpaquePointer(native.value))
    ExpandableToolbar(existing: widget)?.finishSending(error: error)
  }
}
