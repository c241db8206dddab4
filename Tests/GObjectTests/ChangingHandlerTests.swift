import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Handlers that set the text while the user enters some: upper case, as apps have it.
///
/// A critical message of GTK ends the tests.
final class ChangingHandlerTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  /// An input whose text can be read and set.
  @MainActor
  private struct Subject {
    let name: String
    let widget: Widget
    let get: () -> String
    let set: (String) -> Void

    /// Sets the text to upper case, unless it is that already.
    func raise() {
      let text = get()
      if text != text.uppercased() { set(text.uppercased()) }
    }

    /// Those that users cannot type in.
    private static let readOnly = ["ConcertinaRendererView", "ConcertinaRichLabel"]

    static func all() throws -> [Subject] {
      var subjects: [Subject] = []
      for made in try GObjectWidget.all() {
        guard let text = made.declaration.parameters.first(where: { $0.name == "text" }),
          text.isWritable, !readOnly.contains(made.declaration.name)
        else { continue }
        let widget = made.widget
        subjects.append(
          Subject(name: made.declaration.name, widget: widget) {
            if case .text(let value) = text.read(widget) { value } else { "" }
          } set: {
            _ = text.write(widget, .text($0))
          })
      }
      let editor = EditorView()
      subjects.append(
        Subject(name: "ConcertinaEditorView", widget: editor) {
          editor.text
        } set: {
          editor.content = RichText($0)
        })
      return subjects
    }
  }

  /// Enters text in many ways, and expects upper case after each of them.
  @MainActor
  private static func enterText(into subject: Subject, _ host: WindowHost, on signal: String) {
    func expectUpperCase(_ step: String, _ text: String? = nil) {
      host.settle()
      let name = "\(subject.name), \(signal), \(step)"
      XCTAssertEqual(subject.get(), subject.get().uppercased(), name)
      if let text { XCTAssertEqual(subject.get(), text, name) }
    }
    host.type("abc")
    expectUpperCase("typed", "ABC")
    // The caret is where the user goes on.
    host.type("d")
    expectUpperCase("typed on", "ABCD")
    host.press("Left")
    host.press("BackSpace")
    expectUpperCase("deleted", "ABD")
    Clipboard.current?.set("paste")
    host.press("End")
    host.press("v", control: true)
    XCTAssert(MainLoop.run(atMost: 60) { subject.get().uppercased().contains("PASTE") })
    expectUpperCase("pasted", "ABDPASTE")
    _ = ComposerInputMethod.compose("é")
    host.settle()
    _ = ComposerInputMethod.commit("é")
    expectUpperCase("composed", "ABDPASTEÉ")
    host.press("a", control: true)
    host.type("x")
    expectUpperCase("replaced", "X")
    for _ in 0..<6 {
      host.press("z", control: true)
      host.settle()
    }
    for _ in 0..<6 {
      host.press("z", control: true, shift: true)
      host.settle()
    }
    subject.set("set by code")
    expectUpperCase("set", "SET BY CODE")
    subject.set("")
    expectUpperCase("cleared", "")
  }

  @MainActor
  private static func enterText(
    on signal: String, of subjects: [Subject], _ connect: (Subject) -> Void
  ) {
    for subject in subjects {
      let host = WindowHost(subject.widget, width: 300)
      subject.widget.focus()
      host.settle()
      connect(subject)
      enterText(into: subject, host, on: signal)
      host.close()
    }
  }

  func testTextIsSetInHandlersOfSignals() throws {
    try onMain {
      for signal in ["changed", "notify::text"] {
        let subjects = try Subject.all().filter {
          signal == "changed" || $0.name != "ConcertinaEditorView"
        }
        Self.enterText(on: signal, of: subjects) { subject in
          let event: Signal<Widget, Void, Void> = Signal(signal)
          subject.widget.connect(event) { _ in subject.raise() }
        }
      }
    }
  }

  func testTextIsSetInHandlersInSwift() {
    onMain {
      let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
      editor.onTextChanged = { [weak editor] in editor?.text = editor?.text.uppercased() ?? "" }
      let composer = ExpandableToolbar(text: State("").binding) { _ in }
      composer.onTextChanged = { [weak composer] in
        composer?.text = composer?.text.uppercased() ?? ""
      }
      let rich = EditorView()
      rich.onContentChanged = { [weak rich] in
        guard let rich else { return }
        rich.content = RichText(rich.text.uppercased())
      }
      let subjects = [
        Subject(name: "editor", widget: editor) {
          editor.text
        } set: {
          editor.text = $0
        },
        Subject(name: "composer", widget: composer) {
          composer.text
        } set: {
          composer.text = $0
        },
        Subject(name: "rich", widget: rich) {
          rich.text
        } set: {
          rich.content = RichText($0)
        },
      ]
      Self.enterText(on: "closure", of: subjects) { _ in }
    }
  }

  func testTextIsSetWhenTheHeightAndTheSelectionChange() {
    onMain {
      let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
      let host = WindowHost(editor, width: 300)
      editor.onHeightChanged = { [weak editor] _ in
        guard let editor, editor.text.contains("\n") else { return }
        editor.text = editor.text.replacing("\n", with: " ")
      }
      editor.focus()
      host.settle()
      host.type("one")
      host.press("Return")
      host.type("two")
      host.settle()
      XCTAssertEqual(editor.text, "one two")
      host.close()

      let rich = EditorView()
      let other = WindowHost(rich, width: 300)
      rich.onSelectionChanged = { [weak rich] in
        guard let rich, rich.text.contains("b") else { return }
        rich.content = RichText(rich.text.replacing("b", with: "B"))
      }
      rich.focus()
      other.settle()
      other.type("abba")
      other.press("Left", shift: true)
      other.settle()
      XCTAssertEqual(rich.text, "aBBa")
      other.close()
    }
  }
}
