import CConcertinaGtk
import Concertina
import GtkCore
import TestSupport
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The same changes of a GtkTextView and of the inputs of several lines, in a random order: what
/// both have is the same.
///
/// What differs on purpose:
///
/// | what | why |
/// | --- | --- |
/// | initial values, such as `input-hints` | each input begins with what its texts need |
/// | `css-classes` | those of an input's state and kind are there, too |
/// | `overflow` of a field | a field clips its parts while it grows |
/// | the focus of an input that is not `focusable` | its text takes it, as in a GtkEntry |
/// | a text that is set | it counts as saved: it may be that of another item |
/// | an equal text, and an insertion or deletion of nothing | it is not a step |
/// | the caret after an editor's undo | its history has steps with selections of their own |
/// | `modified` after an editor's undo | it knows which state was saved |
/// | notifications of equal values by GtkTextBuffer | an input notifies changes only |
/// | a selection that GTK removes from an editor | it is notified after the next layout |
/// | a selection in an insensitive text | a change of direction removes that of an input, too |
final class TextViewConformanceTests: WidgetTestCase {
  func testAnInputDoesWhatATextViewDoes() throws {
    try onMain {
      register()
      for kind in TextKind.all {
        for seed in TestEffort.seeds(5, from: TestEffort.seed(usually: 1)) {
          try Self.compare(kind, seed)
        }
      }
    }
  }

  @MainActor
  private static func compare(_ kind: TextKind, _ seed: UInt64) throws {
    let pair = try XCTUnwrap(try TextPair(kind, SeededRandom(seed: seed)))
    let host = WindowHost(pair.content)
    defer { host.close() }
    try pair.withOwnSelections {
      for step in 0..<500 {
        let what = try pair.step()
        guard let difference = try pair.difference() else { continue }
        return XCTFail("\(kind.name), seed \(seed), step \(step): \(what): \(difference)")
      }
    }
    host.settle()
  }
}

extension TextKind {
  fileprivate static var all: [TextKind] {
    [area(AutoHeightEditor.declaration), area(ExpandableTextView.declaration), field, editor]
  }

  private static let texts = ["", "a", "bc", "é", "한국", "😀", " ", "\n", "word and\nword"]
  private static let position = ["text", "cursor-position", "selection-bound"]
  private static let history = ["can-undo", "can-redo", "modified"]
  private static let input: [(name: String, values: [String])] = [
    ("input-purpose", ["free-form", "digits", "url", "email"]),
    ("overflow", ["hidden", "visible"]),
    ("input-hints", ["none", "spellcheck|word-completion", "no-emoji"]),
  ]

  /// A view with plain text and a GtkTextBuffer.
  private static func area(_ declaration: WidgetDeclaration) -> TextKind {
    TextKind(
      name: declaration.name,
      make: {
        [ComparedText.textView(set: ComparedText.reset), try ComparedText.area(declaration)]
          .compactMap { $0 }
      },
      state: position + history, values: input,
      change: { length, random in
        let (first, second) = (offset(length, &random), offset(length, &random))
        let text = random.pick(texts)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: return .set(text + random.pick(texts))
        case 1: return .insert(text)
        case 2: return .delete(first, second)
        case 3: return .select(first, second)
        case 4: return .undo
        case 5: return .redo
        case 6: return random.once(in: 2) ? .undoAll : .redoAll
        case 7: return .modified(random.once(in: 2))
        default: return .buffer(bufferChange(length, &random))
        }
      })
  }

  private static func bufferChange(_ length: Int, _ random: inout SeededRandom) -> BufferChange {
    let (first, second) = (offset(length, &random), offset(length, &random))
    let text = random.pick(texts)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .set(text)
    case 1: return .insert(text, first)
    case 2: return .insertAtCaret(text)
    case 3: return .delete(first, second)
    case 4: return .deleteSelection
    case 5: return .backspace(first)
    case 6: return .place(first)
    case 7: return .select(first, second)
    case 8: return .undo
    case 9: return .redo
    case 10: return .moveBound(first)
    default: return .action([.insertAtCaret(text), .backspace(0), .insert(text, 0)])
    }
  }

  /// A field of several lines.
  private static var field: TextKind {
    TextKind(
      name: "ConcertinaUnderlinedTextView",
      make: {
        [ComparedText.textView(set: ComparedText.reset), try ComparedText.field()]
          .compactMap { $0 }
      },
      state: position, values: [],
      change: { length, random in
        let text = random.pick(texts) + random.pick(texts)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .set(text)
        case 1: return .select(offset(length, &random), offset(length, &random))
        case 2: return .undo
        default: return .redo
        }
      })
  }

  /// The editor, whose history has steps of its own.
  private static var editor: TextKind {
    TextKind(
      name: "ConcertinaEditorView",
      make: {
        [ComparedText.textView(set: ComparedText.reset), try ComparedText.editor()]
          .compactMap { $0 }
      },
      state: position + history,
      values: input + [("editable", ["true", "false"]), ("accepts-tab", ["true", "false"])],
      isEditor: true,
      change: { length, random in
        let (first, second) = (offset(length, &random), offset(length, &random))
        let text = random.pick(texts)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return .set(text + random.pick(texts))
        case 1: return .insert(text)
        case 2: return .delete(first, second)
        case 3: return .select(first, second)
        case 4: return .undoAll
        case 5: return .redoAll
        default: return .modified(random.once(in: 2))
        }
      })
  }

  private static func offset(_ length: Int, _ random: inout SeededRandom) -> gint {
    gint(Int.random(in: 0...length, using: &random))
  }
}
