import DataBinding
import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel
import TextRules
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

enum CommentKey: CodableAttributedStringKey {
  typealias Value = String
  static let name = "org.example.comment"
}

struct Pages {
  func title(of address: String) async -> String? { nil }
}

struct Directory {
  func names(like query: String) async -> [String] { [] }
}

@MainActor
final class Pictures {
  func view(of address: String) async -> Widget { unused() }
}

@MainActor
final class Banner {
  func show(_ text: String) {}
}

struct Documents: Sendable {
  func documents() -> [DocumentIndex<String>.Document] { [] }
}

@MainActor func show(_ range: Range<Int>, _ path: EditorPath, of document: String) {}
@MainActor func tick(_ task: RichTextTask, in document: String) {}

struct PictureLibrary: Sendable {
  func add(_ bytes: [UInt8]) async throws -> String { unused() }
  func bytes(of name: String) async throws -> [UInt8] { [] }
}

@MainActor
func log(_ text: String) {}
@MainActor
func quote(_ content: RichText) {}
func table(of content: RichText) -> String { content.text }

let pages = Pages()
let directory = Directory()
let library = PictureLibrary()
let bytes: [UInt8] = []
let path = "cat.png"
let address = "https://example.org/cat.png"
let file = ""
let message = RichText()
let content = RichText()
@MainActor let pictures = Pictures()
@MainActor let banner = Banner()
@MainActor let editor: EditorView = unused()
@MainActor let renderer: RendererView = unused()
@MainActor let context = EditorViewContext()
@MainActor let toolbar: FormattingToolbar = unused()
@MainActor let attachment: Attachment = unused()
@MainActor let panel: Attachment = unused()
@MainActor let frame: Box = unused()
@MainActor let window: Window = unused()
@MainActor let label: Label = unused()
@MainActor let toasts: ToastOverlay = unused()
@MainActor let parent: Window = unused()
@MainActor let sidebar: Box = unused()
@MainActor let stack: Stack = unused()
let index: DocumentIndex<String> = unused()
let store = Documents()
@MainActor let encoder: EditorContentEncoder<String> = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
