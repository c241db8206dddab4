import FoundationEssentials
import GtkCore
import RichTextDocuments
import RichTextEditing
import RichTextModel
import TextRules
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

struct Pages {
  func title(of address: String) async -> String? { nil }
}

@MainActor
final class Pictures {
  func view(of address: String) async -> Widget { unused() }
}

struct Documents: Sendable {
  func documents() -> [DocumentIndex<String>.Document] { [] }
}

@MainActor func show(_ range: Range<Int>, _ path: EditorPath, of document: String) {}
@MainActor func tick(_ task: RichTextTask, in document: String) {}

@MainActor
func log(_ text: String) {}

let pages = Pages()
let bytes: [UInt8] = []
let path = "cat.png"
let file = ""
let message = RichText()
let content = RichText()
@MainActor let pictures = Pictures()
@MainActor let editor: EditorView = unused()
@MainActor let renderer: RendererView = unused()
@MainActor let context = EditorViewContext()
@MainActor let attachment: Attachment = unused()
@MainActor let frame: Box = unused()
@MainActor let window: Window = unused()
@MainActor let label: Label = unused()
@MainActor let toasts: ToastOverlay = unused()
@MainActor let document: EditedDocument = unused()
@MainActor let parent: Window = unused()
@MainActor let sidebar: Box = unused()
@MainActor let stack: Stack = unused()
let index: DocumentIndex<String> = unused()
let store = Documents()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
