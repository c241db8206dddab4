import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Features: what registers with an editor, and what an editor without one does not have.
final class EditorFeatureTests: WidgetTestCase {
  /// What a feature was asked for.
  @MainActor
  private final class Record {
    var keys: [String] = []
    var pasted: [RichText] = []
    var moments: [FeatureRegister.Moment] = []
    var draws: [DrawingLayer] = []
    var complaint: String?
  }

  @MainActor
  private static func editor(with features: [EditorFeature]) -> EditorView {
    EditorView(context: EditorViewContext(), features: EditorFeature.standard + features)
  }

  func testFeaturesAreAskedForAKeyByRank() {
    onMain {
      let record = Record()
      let ranks: [KeyRank] = [.movement, .paragraph, .app, .shortcut]
      let feature = EditorFeature(
        "log",
        register: { register in
          for rank in ranks {
            register.onKey(rank) { key in
              if !key.symbol.isModifier { record.keys.append("\(rank) \(key.name)") }
              return rank == .shortcut
            }
          }
        })
      let editor = Self.editor(with: [feature])
      editor.content = "some text"
      withWindow(of: editor) { host in
        host.press("a")
        XCTAssertEqual(record.keys, ["app a", "paragraph a", "shortcut a"])
        record.keys = []
        host.press("F5", alt: true)
        XCTAssertEqual(record.keys, ["app F5", "paragraph F5", "shortcut F5"])
        XCTAssertEqual(editor.text, "some text")
      }
    }
  }

  func testACommandOfAFeatureHasItsKey() {
    onMain {
      let shout = AttributeCommand(
        name: "shout", has: { $0[FontSizeKey.self] == 40 },
        set: { $0[FontSizeKey.self] = $1 ? 40 : nil })
      let feature = EditorFeature("shout") {
        [CommandEntry(shout, title: "Shout", keys: ["<Control><Alt>s"])]
      }
      let editor = Self.editor(with: [feature])
      editor.content = "some text"
      withWindow(of: editor) { host in
        editor.selectedRange = 0..<4
        host.press("s", control: true, alt: true)
        XCTAssertTrue(shout.isOn(in: editor))
        host.press("b", control: true)
        XCTAssertTrue(AttributeCommand.bold.isOn(in: editor))
        host.press("s", control: true, alt: true)
        XCTAssertFalse(shout.isOn(in: editor))
        XCTAssertEqual(editor.undoDepth, 3)
        editor.registeredCommands = [.bold]
        host.press("s", control: true, alt: true)
        XCTAssertFalse(shout.isOn(in: editor))
      }
    }
  }

  func testAFeatureDrawsAndFollowsAndChecks() {
    onMain {
      let record = Record()
      let feature = EditorFeature(
        "log",
        register: { register in
          for layer in DrawingLayer.allCases.reversed() {
            register.draw(layer) { _ in record.draws.append(layer) }
          }
          for moment: FeatureRegister.Moment in [.textChanged, .caretMoved, .placed] {
            register.on(moment) { record.moments.append(moment) }
          }
          register.check { record.complaint.map { [$0] } ?? [] }
        })
      let editor = Self.editor(with: [feature])
      editor.content = "text"
      withWindow(of: editor) { host in
        host.settle()
        XCTAssertEqual(
          Array(record.draws.prefix(DrawingLayer.allCases.count)), DrawingLayer.allCases)
        record.moments = []
        host.type("a")
        XCTAssertEqual(record.moments.first, .textChanged)
        record.moments = []
        host.press("Right")
        XCTAssertEqual(record.moments.first, .caretMoved)
        XCTAssertEqual(editor.area.violations, [])
        record.complaint = "too loud"
        XCTAssertEqual(editor.area.violations, ["too loud"])
        record.complaint = nil
      }
    }
  }

  func testAFeatureTakesAPaste() {
    onMain {
      let record = Record()
      let feature = EditorFeature(
        "log",
        register: { register in
          register.onPaste { pasted in
            guard pasted.isPlain, !pasted.isTextOnly else { return nil }
            record.pasted.append(pasted.content)
            return pasted.range.upperBound
          }
        })
      let editor = Self.editor(with: [feature])
      withWindow(of: editor) { host in
        editor.area.textView.clipboard.offer([
          (mediaType: Clipboard.plainText, bytes: Array("pasted".utf8))
        ])
        host.press("v", control: true)
        XCTAssert(MainLoop.run(atMost: 60) { !record.pasted.isEmpty })
        host.settle()
        XCTAssertEqual(record.pasted.map(\.text), ["pasted"])
        XCTAssertEqual(editor.text, "")
      }
    }
  }

  /// Refuses digits, and writes a word after each exclamation mark.
  private struct Polite: TextProcessing {
    let name = "polite"

    func shouldProcess(
      _ editor: EditorView, replacing range: Range<Int>, with text: String
    ) -> Bool { !text.contains(where: \.isNumber) }

    func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
      guard editor.content(in: range).text == "!" else { return false }
      editor.replaceCharacters(in: range, with: ", please")
      return true
    }
  }

  func testAFeatureFollowsEditsAndRefusesSome() {
    onMain {
      let feature = EditorFeature("polite", register: { $0.process(with: Polite()) })
      let editor = Self.editor(with: [feature])
      withWindow(of: editor) { host in
        host.type("go 1!")
        XCTAssertEqual(editor.text, "go , please")
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "go !")
        XCTAssertEqual(editor.registeredProcessors.map(\.name), [])
        // What the app registers is asked as well, and in its place if it has the same name.
        editor.register(processors: [MarkupProcessor()])
        host.type(" **b**2!")
        XCTAssertEqual(editor.text, "go ! b, please")
        XCTAssertEqual(editor.registeredProcessors.map(\.name), ["markup"])
        editor.unregister(processors: [Polite(), MarkupProcessor()])
        host.type("3!")
        XCTAssertEqual(editor.text, "go ! b, please, please")
      }
    }
  }

  func testWhatIsCopiedHasTheFormsOfFeatures() throws {
    try onMain {
      let kind = ContentType("card")
      let feature = EditorFeature(
        "cards", attachmentForm: AttachmentForm(kind, html: { card, _ in "<hr title=\"card\">" }))
      let editor = Self.editor(with: [feature])
      editor.content = "a\n" + RichText(AttachmentContent(name: kind, isBlock: true)) + "\nb"
      try withWindow(of: editor) { host in
        host.press("a", control: true)
        host.press("c", control: true)
        let clipboard = editor.area.textView.clipboard
        var html: String?
        clipboard.read(HTMLForm.mediaType) { html = $0.map { String(decoding: $0, as: UTF8.self) } }
        XCTAssert(MainLoop.run(atMost: 60) { html != nil })
        XCTAssert(try XCTUnwrap(html).contains("<hr title=\"card\">"))
        XCTAssertEqual(
          HTMLForm.html(of: editor.content, attachments: editor.attachmentForms), html)
      }
    }
  }

  func testAnEditorWithoutTablesHasNoneOfTheirCommands() throws {
    try onMain {
      let features = EditorFeature.standard.filter { $0.name != "tables" }
      let editor = EditorView(context: EditorViewContext(), features: features)
      editor.content = "text"
      try withWindow(of: editor) { host in
        XCTAssertFalse(editor.canPerform(InsertTableCommand()))
        XCTAssertFalse(editor.perform(InsertTableCommand()))
        XCTAssertTrue(editor.canPerform(AttributeCommand.bold))
        // A table of a document is kept, with its text.
        editor.content = RichText(AttachmentContent(TableContent(rows: [["a", "b"]])))
        host.settle()
        let cell = try XCTUnwrap(editor.nestedEditors.first)
        XCTAssertEqual(cell.text, "a")
        XCTAssertFalse(editor.attachments[0] is TableAttachment)
        let saved = try SavedForm.bytes(of: editor.content)
        let whole = EditorView(context: EditorViewContext())
        whole.content = try SavedForm.content(from: saved)
        XCTAssertTrue(whole.attachments[0] is TableAttachment)
        XCTAssertEqual(whole.content, editor.content)
      }
    }
  }

  func testAnEditorWithoutFeaturesIsAnEditor() {
    onMain {
      let editor = EditorView(context: EditorViewContext(), features: [])
      editor.showsLineNumbers = true
      editor.hasCollapsibleHeadings = true
      editor.showsBlockHandles = true
      XCTAssertFalse(editor.showsLineNumbers)
      withWindow(of: editor) { host in
        host.type("- a")
        host.press("b", control: true)
        host.type("b")
        host.press("z", control: true)
        XCTAssertEqual(editor.content, RichText("- "))
        host.press("z", control: true, shift: true)
        XCTAssertEqual(editor.text, "- ab")
      }
    }
  }

  func testAFeatureCreatesEachOfItsAttachmentsOnce() {
    onMain {
      let record = Record()
      let kind = ContentType("card")
      let feature = EditorFeature(
        "cards",
        attachment: { saved in
          guard saved.name == kind else { return nil }
          record.keys.append(saved.id)
          return Attachment(name: kind, content: Label("card"))
        })
      let editor = Self.editor(with: [feature])
      editor.content = "a" + RichText(AttachmentContent(name: kind)) + "b"
      withWindow(of: editor) { host in
        XCTAssertEqual(record.keys.count, 1)
        XCTAssertEqual(editor.attachments.map(\.name), [kind])
        editor.selectedRange = 1..<2
        host.press("BackSpace")
        host.press("z", control: true)
        XCTAssertEqual(editor.attachments.map(\.name), [kind])
        XCTAssertEqual(record.keys.count, 1)
      }
    }
  }

  func testWhatAFeatureKeepsEndsWithTheEditor() {
    onMain {
      weak var record: Record?
      let feature = EditorFeature(
        "log",
        register: { register in
          let own = Record()
          record = own
          register.keep(own)
          register.onKey(.paragraph) { _ in own.complaint != nil }
        })
      withWindow(of: Self.editor(with: [feature])) { host in
        host.type("a")
        XCTAssertNotNil(record)
      }
      XCTAssertTrue(MainLoop.run(atMost: 60) { record == nil })
    }
  }
}
