import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// The code of the articles does what they say.
final class ArticleTests: WidgetTestCase {
  func testEachKindOfBindingReachesItsEditor() {
    onMain {
      let (note, draft) = (Note(), Draft())
      let editors = makeEditors(of: note, and: draft)
      let words = WordList()
      let closures = makeEditor(of: words)
      let host = WindowHost(Box(.vertical, editors + [closures]))
      draft.text = "a state"
      XCTAssertEqual(editors[0].text, "a state", "at once")
      note.text = "a model"
      note.isEditable = false
      MainLoop.runUntilIdle()
      XCTAssertEqual(editors[1].text, "a model")
      XCTAssertFalse(editors[1].isEnabled)
      words.words = ["two", "closures"]
      XCTAssertEqual(closures.text, "two closures")
      draft.isFocused = true
      host.settle()
      XCTAssert(editors[0].containsFocus)
      var counts: [Int] = []
      let other = Draft()
      let observation = follow(other) { counts.append($0) }
      other.text = "four"
      observation.cancel()
      other.text = "not counted"
      XCTAssertEqual(counts, [4])
    }
  }

  func testEveryInputShowsItsValue() {
    onMain {
      let invoice = Invoice()
      let inputs = makeEditors(of: invoice)
      (invoice.title, invoice.amount, invoice.copies) = ("Tea", "4.5", 3)
      MainLoop.runUntilIdle()
      let texts = inputs.children.compactMap { UnderlinedTextField(existing: $0)?.text }
      XCTAssertEqual(texts.prefix(2), ["Tea", "4.5"])
      let (title, amount) = (UnderlinedTextField("Title"), UnderlinedTextField("Amount"))
      let form = makeForm(of: invoice, title: title, amount: amount)
      XCTAssert(form.isValid)
      amount.setText("0")
      XCTAssertEqual(form.submit().problems.count, 1)
      let details = Expander("Details")
      let isOpen = State(true)
      bind(details, to: isOpen.binding)
      XCTAssert(details.isExpanded)
    }
  }

  func testTextThatTheAppSetsIsOneStepOfUndo() {
    onMain {
      let draft = Draft()
      let editor = AutoHeightEditor(text: draft.$text, maxLines: 5)
      let host = WindowHost(editor)
      draft.text = "set by the app"
      XCTAssertEqual(editor.text, "set by the app")
      editor.focus()
      host.press("z", control: true)
      XCTAssertEqual(draft.text, "")
    }
  }

  func testThePartsOfAnAppWork() {
    onMain {
      let editor = makeChecklist()
      let host = WindowHost(editor, watching: editor.area)
      XCTAssertEqual(editor.text, "To do: \u{FFFC} ", "a space follows an attachment in a line")
      let saved = editor.content
      editor.content = saved
      XCTAssert(editor.attachments.first is CheckAttachment)
      editor.focus(at: 0)
      host.type("->")
      XCTAssertEqual(editor.text, "→To do: \u{FFFC} ")
      host.press("z", control: true)
      XCTAssertEqual(editor.text, "->To do: \u{FFFC} ")
      editor.selectedRange = 2..<7
      CapitalsCommand().execute(on: editor)
      XCTAssertEqual(editor.text, "->TO DO: \u{FFFC} ")
      editor.selectedRange = 0..<0
      XCTAssertFalse(CapitalsCommand().canExecute(on: editor))
    }
  }

  func testACheckedBoxIsSavedWithItsText() throws {
    try onMain {
      let editor = makeChecklist()
      let check = try XCTUnwrap(editor.attachments.first)
      let button = try XCTUnwrap(check.content as? CheckButton)
      button.isOn = true
      let data = try SavedForm.bytes(of: editor.content)
      editor.content = try SavedForm.content(from: data)
      let restored = try XCTUnwrap(editor.attachments.first?.content as? CheckButton)
      XCTAssert(restored.isOn)
    }
  }

  func testFieldsOfAnAppTakePartInAForm() throws {
    XCTAssertEqual(EvenValidator().validate("3"), .invalid("3 is odd"))
    XCTAssertEqual(EvenValidator().validate("4"), .valid)
    try onMain {
      let color = try makeColorField()
      color.setTextFieldIdentifier("color")
      color.setText("1a7F37")
      XCTAssertEqual(color.text, "#1a7F37")
      XCTAssertEqual(color.rawText, "1a7F37")
      let agreement = Agreement()
      let form = FieldForm([color, agreement])
      var submitted: [String] = []
      form.onSubmit = { submitted = [$0["color"] ?? "", $0["agreement"] ?? ""] }
      form.submit()
      XCTAssertEqual(submitted, [])
      agreement.button.isOn = true
      form.submit()
      XCTAssertEqual(submitted, ["#1a7F37", "yes"])
    }
  }

  func testTheNamesOfTheOriginalsWork() throws {
    try onMain {
      let page = makePage(ScrolledWindow()) { _ in }
      XCTAssertEqual(page.toolbar.returnKey, .resignsFocus)
      let phone = try makePhoneField(next: UnderlinedTextField())
      phone.setText("9005553333")
      XCTAssertEqual(phone.text, "+7 (900) 555-33-33")
      XCTAssertEqual(phone.returnKeyType, .next)
      XCTAssertEqual(makeStyled(text: .constant("")).maxLines, 5)
      XCTAssertEqual(makeRenderer(of: AttributedString("text")).text, "text")
    }
  }

  func testTheEstimateIsWrongWhereWordsWrapEarly() {
    onMain {
      let text = State(String(repeating: "incomprehensibilities ", count: 12))
      let editor = AutoHeightEditor(text: text.projectedValue, maxLines: 20)
      _ = WindowHost(editor, width: 200)
      XCTAssertNotNil(editor.naiveLineEstimate)
      XCTAssertNotEqual(editor.naiveLineEstimate?.lineCount, editor.area.lineCount)
    }
  }

  func testTheStyleSheetAppliesToItsInputs() {
    onMain {
      let sheet = loadStyles()
      defer { sheet.load("") }
      let page = makePage()
      page.maxHeight = 200
      let plain = EditorView()
      _ = WindowHost(Box(.vertical, [page, plain, makeFramedEditor(text: .constant(""))]))
      XCTAssertEqual(page.height - plain.height, 48, "24 pixels of padding above and below")
      XCTAssertEqual(makeTitleField().configuration.line.inset, 0)
    }
  }
}
