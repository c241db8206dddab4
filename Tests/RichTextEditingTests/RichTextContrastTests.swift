import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Whether every part of rich text can be seen, measured from the drawn pixels.
final class RichTextContrastTests: WidgetTestCase {
  private typealias Part = ContrastSurvey.Part

  /// Solid glyphs, and a gap in which only the background is visible.
  private static let word = "██   ██"
  /// A gap in which a background is visible, with half a solid glyph on each side.
  private static let middle = 1..<6

  private static func text(_ attributes: (inout AttributeContainer) -> Void) -> RichText {
    var container = AttributeContainer()
    attributes(&container)
    return RichText(word, attributes: container)
  }

  /// Measures parts of an editor with a text.
  @MainActor
  private static func check(
    _ state: String, _ content: RichText, isFocused: Bool = false,
    prepare: (EditorView) -> Void = { _ in }, _ parts: (TextView) -> [Part]
  ) throws {
    try withEditor(content, isFocused: isFocused) { editor, host in
      editor.setMargins(8)
      if !isFocused { editor.area.textView.resignFocus() }
      prepare(editor)
      host.settle()
      try ContrastSurvey(of: state, in: host).check(parts(editor.area.textView))
    }
  }

  func testLettersCanBeRead() throws {
    try onMain {
      let contents: [(String, RichText)] =
        [
          ("text", RichText(Self.word)),
          ("link", Self.text { $0[LinkKey.self] = "https://example.org" }),
          ("code", Self.text { $0[ParagraphKey.self] = ParagraphFormat(style: .code) }),
          ("quote", Self.text { $0[ParagraphKey.self] = ParagraphFormat(style: .quote) }),
        ]
        + TextHighlight.allCases.map { highlight in
          ("\(highlight)", Self.text { $0[HighlightKey.self] = highlight })
        }
      for (name, content) in contents {
        try Self.check(name, content) { [.text("letters", in: $0, at: Self.middle)] }
      }
    }
  }

  func testTheLineWithTheCaretCanBeRead() throws {
    try onMain {
      for style in [StyleName.body, .code] {
        try Self.check(
          "line with the caret, \(style)",
          Self.text { $0[ParagraphKey.self] = ParagraphFormat(style: style) }, isFocused: true,
          prepare: { $0.highlightsCurrentLine = true }
        ) { [.text("letters", in: $0, at: Self.middle)] }
      }
    }
  }

  func testASelectionCanBeRead() throws {
    try onMain {
      for isFocused in [true, false] {
        try Self.check(
          isFocused ? "with the focus" : "without the focus", RichText(Self.word),
          isFocused: isFocused, prepare: { $0.selectedRange = 0..<7 }
        ) { [.text("selected text", in: $0, at: Self.middle)] }
      }
    }
  }

  func testAnEditorThatIsDisabledCanBeRead() throws {
    try onMain {
      try Self.check("disabled", RichText(Self.word), prepare: { $0.isSensitive = false }) {
        [.text("letters", in: $0, at: Self.middle)]
      }
    }
  }

  func testAPlaceholderCanBeRead() throws {
    try onMain {
      try withEditor(isFocused: false) { editor, host in
        editor.placeholder = "████"
        host.settle()
        let label = editor.descendant(withStyleClass: "placeholder")
        try ContrastSurvey(of: "empty", in: host).check([.text("placeholder", in: label)])
      }
    }
  }

  func testColoredCodeCanBeRead() throws {
    try onMain {
      try XCTSkipUnless(SourceColors.isAvailable, "GtkSourceView is not installed")
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(style: .code, language: "c")
      let code = RichText("// ██  ██\n\"██  ██\"", attributes: attributes)
      try Self.check("code", code) {
        [.text("comment", in: $0, at: 4..<8), .text("string", in: $0, at: 12..<16)]
      }
    }
  }

  func testMarkersAndRulesCanBeSeen() throws {
    try onMain {
      let items = [
        ("bullet", ListItem(.bullet)), ("task", ListItem(.task)),
        ("finished task", ListItem(.task, isChecked: true)),
      ]
      for (name, item) in items {
        let content = Self.text { $0[ParagraphKey.self] = ParagraphFormat(list: item) }
        try Self.check(name, content) { [.icon("marker", in: $0, before: 0, width: 24)] }
      }
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(style: .rule)
      try Self.check("rule", RichText("\n", attributes: attributes)) { [.line("rule", in: $0)] }
    }
  }

  func testHitsCanBeRead() throws {
    try onMain {
      let content = RichText([Self.word, Self.word].joined(separator: "\n"))
      try withEditor(content, isFocused: false) { editor, host in
        let finder = TextFinder(for: editor)
        finder.query = TextQuery(Self.word)
        XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
        editor.area.buffer.select(anchor: 0, caret: 0)
        host.settle()
        let view = editor.area.textView
        try ContrastSurvey(of: "found", in: host).check([
          .text("current hit", in: view, at: Self.middle),
          .text("other hit", in: view, at: 9..<14),
        ])
        finder.close()
      }
    }
  }

  func testMentionsCanBeRead() throws {
    try onMain {
      let mention = RichText(
        Self.word, attributes: MentionProcessor.attributes(of: "x", in: .init()))
      try Self.check("mention", mention) { [.text("name", in: $0, at: Self.middle)] }
      let list = SuggestionList("Names")
      try withEditor("@", isFocused: true) { editor, host in
        list.open(["████", "████"], at: 0, of: editor)
        host.settle()
        let rows = try XCTUnwrap(list.popover.descendant(withStyleClass: "concertina-names"))
          .children
        try ContrastSurvey(of: "list of names", in: list.popover) { host.settle() }.check([
          .text("selected name", in: rows[0].children.first),
          .text("other name", in: rows[1].children.first),
        ])
        list.close()
      }
    }
  }

  /// The part of an entry that has its letters, without an icon.
  @MainActor
  private static func letters(of entry: GtkCore.Entry) -> Widget? {
    entry.children.first { $0.typeName == "GtkText" }
  }

  func testTheFindBarCanBeSeen() throws {
    try onMain {
      for (state, query) in [("empty", ""), ("found", "█"), ("mistaken", "██(")] {
        let editor = EditorView()
        editor.content = RichText(Self.word)
        let bar = FindBar(for: editor)
        let host = WindowHost(Box(.vertical, [bar, editor]), watching: editor.area)
        defer { host.close() }
        bar.openReplacing()
        let (find, replace) = (bar.implementation.entry, bar.implementation.replaceRow)
        find.text = query
        bar.finder.query = TextQuery(query, isExpression: true)
        XCTAssertTrue(MainLoop.run(atMost: 60) { bar.finder.isSettled })
        replace.entry.placeholder = "████"
        editor.focus()
        bar.fillLabelsWithBlocks()
        host.settle()
        let steps = bar.implementation.stepButtons
        var parts: [Part] = [
          .text("text", in: Self.letters(of: query.isEmpty ? replace.entry : find), inset: 2),
          .text("status", in: bar.implementation.status),
          .text("Replace", in: replace.replace.children.first),
          .icon("previous", in: steps[0].children.first),
        ]
        if bar.implementation.message.isVisible {
          parts.append(.text("message", in: bar.implementation.message))
        }
        try ContrastSurvey(of: state, in: host)
          .check(parts + Part.edge("border", of: find) + Part.edge("border", of: replace.entry))
      }
    }
  }

  func testTheFindBarsFocusCanBeSeen() throws {
    try onMain {
      let editor = EditorView()
      let bar = FindBar(for: editor)
      let host = WindowHost(Box(.vertical, [bar, editor]), watching: editor.area)
      bar.open()
      host.settle()
      try ContrastSurvey(of: "with the focus", in: host)
        .check(Part.edge("ring", of: bar.implementation.entry))
    }
  }
}
