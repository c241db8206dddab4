import CBenchLoop
import FoundationEssentials
import GtkCore
import RichTextEditing

// Our side of meson-helpers/bench --rich-text: the rich editor as in an app, in the measuring loop
// that also runs the plain text view. meson-helpers/bench-loop/include/bench-loop.h describes the
// arguments.

let greatestHeight = 400
let boldLetters = 5
let linesPerWidget = 10
let isOnPage = getenv("CONCERTINA_BENCH_PAGE") != nil
let isNotes = getenv("CONCERTINA_BENCH_NOTES") != nil
let detectsLinks = getenv("CONCERTINA_BENCH_LINKS") != nil
let isNested = getenv("CONCERTINA_BENCH_NESTED") != nil
let cell = getenv("CONCERTINA_BENCH_CELL").map { String(cString: $0) }

/// State that cannot be passed to the functions of the C loop.
@MainActor
enum Bench {
  /// The editor that is measured.
  static var editor: EditorView?
}

/// Returns the text with a bold word in every line and a widget after every tenth.
func makeContent(_ text: String) -> RichText {
  var bold = AttributeContainer()
  bold.fontTraits = .bold
  var content = RichText()
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if number > 0 { content.append("\n") }
    content.append(RichText(String(line.prefix(boldLetters)), attributes: bold))
    content.append(RichText(String(line.dropFirst(boldLetters))))
    guard number % linesPerWidget == linesPerWidget - 1 else { continue }
    content.append(
      RichText(
        AttachmentContent(name: ContentType("label"), data: ["line": .number(Double(number))])))
  }
  return content
}

@MainActor
func makeWidget(_ content: AttachmentContent) -> Attachment? {
  guard case .number(let line) = content.data["line"] else { return nil }
  return Attachment(name: content.name, content: Label("widget \(Int(line))"), id: content.id)
}

@MainActor
func makeEditor() -> EditorView {
  let editor = EditorView()
  editor.maxHeight = isOnPage ? .infinite : .max(greatestHeight)
  editor.attachmentMaker = { makeWidget($0) }
  editor.detectsLinks = detectsLinks
  return editor
}

func fill(_ editor: UnsafePointer<BenchEditor>?, _ text: UnsafePointer<CChar>?, _ length: Int32) {
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  let text = String(decoding: bytes, as: UTF8.self)
  MainActor.assumeIsolated {
    let content =
      isNotes
      ? NotesContent.make(text) : isNested || cell != nil ? RichText(text) : makeContent(text)
    if let editor = Bench.editor { TableEditors.fill(editor, with: content, of: cell) }
  }
}

func undo(_ editor: UnsafePointer<BenchEditor>?, _ isAgain: gboolean) {
  MainActor.assumeIsolated { _ = isAgain != 0 ? Bench.editor?.redo() : Bench.editor?.undo() }
}

/// Does a way of ours, or what comes before it.
func way(
  _ name: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?, _ isBefore: gboolean
) -> gboolean {
  guard let name, let text else { return 0 }
  let (way, words) = (String(cString: name), String(cString: text))
  return MainActor.assumeIsolated {
    guard let editor = Bench.editor, let way = EditorWays.all[way] else { return 0 }
    (isBefore != 0 ? way.before : way.action)(editor, words)
    return 1
  }
}

/// Appends a new editor to the box; from then on GTK owns it.
func appendEditor(
  to box: UnsafeMutablePointer<GtkBox>?, data: UnsafeMutableRawPointer?
) -> BenchEditor {
  nonisolated(unsafe) var result = BenchEditor()
  // As a number: Swift 6.0 does not let a pointer be captured, and the C loop calls on the main
  // thread.
  let address = UInt(bitPattern: box)
  MainActor.assumeIsolated {
    let editors =
      cell.map { TableEditors.make(size: $0) }
      ?? (isNested ? NestedEditors.make() : [makeEditor()])
    guard let outermost = editors.first, let editor = editors.last else { return }
    Bench.editor = editor
    let area = UnsafeMutablePointer<GtkWidget>(outermost.nativePointer)
    gtk_box_append(UnsafeMutablePointer(bitPattern: address), area)
    result = BenchEditor(
      area: area, view: UnsafeMutablePointer(editor.area.textView.nativePointer), line: nil,
      beside: 0, above: 0, fill: fill, undo: undo, way: way)
  }
  return result
}

if CommandLine.arguments.dropFirst().first == "history" {
  MainActor.assumeIsolated { HistoryBench.run(count: Int(CommandLine.arguments.last ?? "") ?? 0) }
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "bubbles" {
  let arguments = CommandLine.arguments.dropFirst(2)
  MainActor.assumeIsolated {
    BubbleBench.run(
      count: Int(arguments.first ?? "") ?? 1_000, isRich: arguments.last != "plain")
  }
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "editors" {
  let arguments = CommandLine.arguments.dropFirst(2)
  MainActor.assumeIsolated {
    EditorsBench.run(count: Int(arguments.first ?? "") ?? 2_000, kind: arguments.last ?? "rich")
  }
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "find" {
  MainActor.assumeIsolated { FindBench.run(bytes: Int(CommandLine.arguments.last ?? "") ?? 0) }
  exit(0)
}
if let way = CommandLine.arguments.dropFirst().first, CommandLine.arguments.count == 3,
  let status = MainActor.assumeIsolated({ ValueWays.run(way, CommandLine.arguments[2]) })
{
  exit(status)
}
exit(
  bench_run("EditorView", "", CommandLine.argc, CommandLine.unsafeArgv, appendEditor, nil))
