import FoundationEssentials
import RichTextEditing
import RichTextModel

// What the examples in the comments of this module use and do not declare.

@MainActor
func wholeParagraphs(at part: Range<Int>) -> Range<Int> { part }

@MainActor
func hits(in part: Range<Int>, from start: Int) -> [Range<Int>] { [] }

@MainActor var text = RichText()
@MainActor let caret = 0
@MainActor let (start, end): (EditorSelection, EditorSelection) = unused()
@MainActor let (content, log) = (RichText(), OperationLog())
@MainActor let editor: EditorView = unused()
@MainActor var document = RichText()
@MainActor var panel: AttachmentContent = unused()
@MainActor var look = AttributeContainer()
let bold = AttributeContainer()
let items: [ListItem?] = []
let bytes: [UInt8] = []
let blue: Color = unused()
let pill = BackgroundStyle(color: blue)

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
