import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import ExpandableInput
@testable import RichTextEditing
@testable import TextFieldCatalog

/// A text input in a window, with a way to reject what the user enters.
@MainActor
final class ReplacingSubject {
  let name: String
  let host: WindowHost
  let text: () -> String
  let setText: (String) -> Void
  /// Makes the input reject everything, or nothing.
  let reject: (Bool) -> Void
  /// Disables the input.
  let disable: () -> Void
  private let area: GrowingTextArea?
  private let lineInput: LineInput?

  private init(
    _ name: String, _ host: WindowHost, area: GrowingTextArea? = nil, line: LineInput? = nil,
    text: @escaping () -> String, setText: @escaping (String) -> Void,
    reject: @escaping (Bool) -> Void, disable: @escaping () -> Void
  ) {
    (self.name, self.host, self.area, lineInput) = (name, host, area, line)
    (self.text, self.setText) = (text, setText)
    (self.reject, self.disable) = (reject, disable)
    (area ?? line?.line)?.focus()
    host.settle()
  }

  private var line: TextLine? { lineInput?.line }
  /// Brings in what is pasted and dropped.
  var intake: TextIntake {
    guard let intake = area?.intake ?? lineInput?.intake else { preconditionFailure("no input") }
    return intake
  }

  var hasSeveralLines: Bool { area != nil }
  /// Whether a deletion on its own is rejected, too.
  var refusesDeletions: Bool { !name.hasSuffix("TextView") && !name.hasSuffix("TextField") }

  var selection: Range<Int> { area?.buffer.selection ?? line?.selection ?? 0..<0 }
  var caret: Int { area?.buffer.caret ?? line?.caret ?? -1 }
  var view: Widget? { area?.textView ?? line }

  /// Selects, and waits until the selection holds: X11 may remove the first selection that follows
  /// another one.
  func select(anchor: Int, caret: Int) {
    for _ in 0..<9 {
      area?.buffer.select(anchor: anchor, caret: caret)
      line?.select(anchor: anchor, caret: caret)
      host.settle()
      if selection == min(anchor, caret)..<max(anchor, caret) { return }
    }
    XCTFail("\(name): nothing stays selected")
  }

  /// Undoes the last edit with the key, and returns what is selected then, and where the caret is.
  ///
  /// X11 may remove a selection that follows the end of another one as soon as the main loop runs.
  func undo() -> (selection: Range<Int>, caret: Int) {
    let settles = host.settlesAfterKeys
    host.settlesAfterKeys = false
    host.press("z", control: true)
    let undone = (selection, caret)
    host.settlesAfterKeys = settles
    host.settle()
    return undone
  }

  /// Pastes with the key, and waits until the paste is done; nil pastes what is on the clipboard
  /// already.
  func paste(_ text: String?) {
    if let text { Clipboard.current?.set(text) }
    var isDone = false
    let listener = intake.pasteEnded.add { _ in isDone = true }
    host.press("v", control: true)
    XCTAssert(MainLoop.run(atMost: 60) { isDone }, "\(name): pasted")
    listener.end()
  }

  /// Picks an emoji as GTK's chooser does.
  func pickEmoji(_ emoji: String) {
    view?.emit(Signal("insert-emoji"))
    let chooser = view?.children.first { $0.typeName == "GtkEmojiChooser" }
    XCTAssertNotNil(chooser, name)
    chooser?.emit(Signal("emoji-picked") { $0.string(0) }, emoji)
    chooser?.isVisible = false
    // In GTK 4.18 the keyboard focus returns with the next frame.
    host.settle()
  }

  /// Calls `body` with each subject.
  static func forEach(_ body: (ReplacingSubject) -> Void) {
    for make in all {
      let subject = make()
      body(subject)
      subject.host.close()
    }
  }

  /// Each subject is created when it is its turn: only one has the keyboard.
  static let all: [@MainActor () -> ReplacingSubject] = [
    {
      let editor = EditorHost()
      return plain("AutoHeightEditor", editor.editor.area, editor) {
        editor.isEnabled = false
      }
    },
    {
      let composer = ComposerHost()
      return plain("ExpandableToolbar", composer.bar.area, composer) {
        composer.bar.area.isEditable = false
      }
    },
    { subject(of: UnderlinedTextView()) },
    { subject(of: BorderedTextField()) },
    rich,
  ]

  private static func plain(
    _ name: String, _ area: GrowingTextArea, _ host: WindowHost,
    disable: @escaping () -> Void
  ) -> ReplacingSubject {
    let nothing: @MainActor (TextEdit) -> String? = { _ in nil }
    return ReplacingSubject(
      name, host, area: area, text: { area.text }, setText: { area.reset(to: $0) },
      reject: { area.gate = $0 ? nothing : nil }, disable: disable)
  }

  private static func subject(of field: CatalogField) -> ReplacingSubject {
    let host = FieldHost(field)
    return ReplacingSubject(
      "\(type(of: field))", host, area: field.area,
      line: field.implementation.input as? LineInput,
      text: { field.text }, setText: { field.setText($0) },
      reject: { field.allowedCharacterSet = $0 ? .digits : nil },
      disable: { field.disableTextField() })
  }

  private static func rich() -> ReplacingSubject {
    let editor = EditorView()
    return ReplacingSubject(
      "EditorView", WindowHost(editor, watching: editor.area), area: editor.area,
      text: { editor.text },
      setText: {
        editor.content = RichText($0)
        editor.forgetHistory()
      },
      reject: {
        $0
          ? editor.register(processors: [Rejecting()])
          : editor.unregister(processors: [Rejecting()])
      }, disable: { editor.isEditable = false })
  }
}

private struct Rejecting: TextProcessing {
  let name = "refusing"

  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool { false }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool { false }
}
