import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Styles of paragraphs, and plain text again.
final class StyleCommandTests: WidgetTestCase {
  @MainActor
  private static func styles(_ editor: EditorView) -> [StyleName] {
    editor.paragraphs.map(\.format.style)
  }

  func testKeysMakeHeadingsAndTakeThemBack() {
    onMain {
      withEditor("a\nb\nc") { editor, host in
        editor.selectedRange = 0..<3
        host.press("2", control: true, alt: true)
        XCTAssertEqual(Self.styles(editor), [.heading(2), .heading(2), .body])
        XCTAssert(StyleCommand.style(.heading(2)).isOn(in: editor))
        host.press("6", control: true, alt: true)
        XCTAssertEqual(Self.styles(editor), [.heading(6), .heading(6), .body])
        host.press("0", control: true, alt: true)
        XCTAssertEqual(editor.content, "a\nb\nc")
        XCTAssertEqual(editor.undoDepth, 3)
        while editor.undo() {}
        XCTAssertEqual(editor.content, "a\nb\nc")
      }
    }
  }

  func testAStyleReplacesAnotherAndLeavesTheRest() {
    onMain {
      var struck = AttributeContainer()
      struck[StrikethroughKey.self] = true
      let content = "a" + RichText("b", attributes: struck)
      withEditor(content) { editor, _ in
        for style: StyleName in [.quote, .code, .heading(1)] {
          StyleCommand.style(style).execute(on: editor)
          XCTAssertEqual(editor.attributes(at: 1)[StrikethroughKey.self], true)
        }
        XCTAssertEqual(Self.styles(editor), [.heading(1)])
        StyleCommand.style(.body).execute(on: editor)
        XCTAssertEqual(editor.content, content)
      }
    }
  }

  func testAnEmptyLastHeadingIsClearedAndAligned() {
    onMain {
      withEditor("a\n") { editor, _ in
        editor.selectedRange = 2..<2
        StyleCommand.style(.heading(1)).execute(on: editor)
        ParagraphCommand.alignCenter.execute(on: editor)
        XCTAssertEqual(
          editor.paragraphs.last?.format, ParagraphFormat(alignment: .center, style: .heading(1)))
        ClearFormattingCommand().execute(on: editor)
        XCTAssertEqual(editor.content, "a\n")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.paragraphs.last?.format.style, .heading(1))
      }
    }
  }

  func testAlignmentsAndIndentsOfAnEmptyTextAddUp() {
    onMain {
      withEditor("") { editor, host in
        ParagraphCommand.alignCenter.execute(on: editor)
        IndentCommand.indent.execute(on: editor)
        host.type("a")
        XCTAssertEqual(editor.paragraphs[0].format.alignment, .center)
        XCTAssertEqual(editor.paragraphs[0].format.headIndent, ParagraphFormat.indentStep)
      }
    }
  }

  func testAnItemMayBeAHeading() {
    onMain {
      withEditor(EditorView.list(["# a", "# b"])) { editor, _ in
        editor.selectedRange = 0..<0
        StyleCommand.style(.quote).execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b"])
        XCTAssertEqual(Self.styles(editor), [.quote, .body])
        StyleCommand.style(.body).execute(on: editor)
        XCTAssertEqual(editor.content, EditorView.list(["# a", "# b"]))
      }
    }
  }

  func testAnEmptyEditorTypesInTheStyle() {
    onMain {
      withEditor("") { editor, host in
        host.press("1", control: true, alt: true)
        host.type("Title")
        XCTAssertEqual(Self.styles(editor), [.heading(1)])
      }
    }
  }

  // MARK: What a style looks like

  func testAStyleThatChangesChangesAllItsParagraphs() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.content = RichText(styled: [
        ("Big", .heading(1)), ("text", .body), ("Big", .heading(1)),
      ])
      host.settle()
      let (before, content) = (editor.height, editor.content)
      let letter = editor.rectangles(for: 0..<1).first?.height ?? 0
      editor.styles[.heading(1)]?.size = 48
      host.settle()
      let grown = (editor.rectangles(for: 0..<1).first?.height ?? 0) - letter
      XCTAssertGreaterThan(grown, letter / 2)
      XCTAssertEqual(Double(editor.height - before), 2 * grown, accuracy: 2)
      XCTAssertEqual(editor.content, content)
      XCTAssertEqual(editor.undoDepth, 0)
    }
  }

  func testAStyleLooksLikeItsAttributesDo() {
    onMain {
      var letters = AttributeContainer()
      letters[FontTraitsKey.self] = [.bold, .italic]
      letters[FontFamilyKey.self] = "Serif"
      letters[FontSizeKey.self] = 19
      letters[ParagraphKey.self] = ParagraphFormat(
        headIndent: 30, spacingBefore: 5, spacingAfter: 7)
      let text = "Words that go on and on until they need a second line, and a third one"
      var sizes: [[Int]] = []
      for content in [
        RichText(text + "\n", attributes: letters) + "end",
        RichText(styled: [(text, "aside"), ("end", .body)]),
      ] {
        withEditor(content) { editor, host in
          editor.styles["aside"] = NamedStyle(
            "Aside", traits: [.bold, .italic], family: "Serif", size: 19, headIndent: 30,
            spacingBefore: 5, spacingAfter: 7)
          host.settle()
          sizes.append(
            [editor.height] + editor.rectangles(for: 0..<text.count).map { Int($0.width) })
        }
      }
      XCTAssertEqual(sizes[0], sizes[1])
    }
  }

  func testLettersOverrideTheirStyle() {
    onMain {
      var small = AttributeContainer()
      small[FontSizeKey.self] = 9
      withEditor("ab") { editor, host in
        editor.changeAttributes(in: 1..<2) { $0.merge(small) }
        let before = editor.rectangles(for: 1..<2).first
        StyleCommand.style(.heading(1)).execute(on: editor)
        host.settle()
        XCTAssertGreaterThan(
          editor.rectangles(for: 0..<1).first?.width ?? 0, (before?.width ?? 0) * 1.5)
        XCTAssertEqual(
          editor.rectangles(for: 1..<2).first?.width ?? 0, before?.width ?? 0, accuracy: 2)
      }
    }
  }

  func testNestedEditorsHaveTheStylesOfTheOneAroundThem() {
    onMain {
      let panel = RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["in it"]))
      withPanels("one\n" + panel) { editor, _ in
        editor.styles[.quote]?.headIndent = 50
        XCTAssertEqual(editor.nestedEditors[0].styles, editor.styles)
        editor.insertAttachment(
          RichTextEditing.Attachment(
            name: ContentType("panel"), content: EditorView(), size: .fullWidth, isBlock: true),
          in: 0..<0)
        for nested in editor.nestedEditors { XCTAssertEqual(nested.styles, editor.styles) }
      }
    }
  }

  func testAnUnknownStyleLooksLikeBodyAndIsKept() {
    onMain {
      let content = RichText(styled: [("a", "aside"), ("b", .body)])
      withEditor(content) { editor, _ in
        let rects = editor.rectangles(for: 0..<1)
        XCTAssertEqual(editor.content, content)
        editor.content = "a\nb"
        XCTAssertEqual(editor.rectangles(for: 0..<1), rects)
      }
    }
  }

  func testAbsurdLengthsAreLengths() {
    onMain {
      for length in [Int.max, .min] {
        withEditor(RichText(styled: [("a", "aside"), ("b", .quote)])) { editor, host in
          editor.styles["aside"] = NamedStyle(
            "Aside", size: length > 0 ? .infinity : .nan, headIndent: length,
            spacingBefore: length, spacingAfter: length)
          editor.changeAttributes(in: 0..<1) {
            $0[ParagraphKey.self] = ParagraphFormat(
              firstLineIndent: length, headIndent: length, spacingBefore: length, style: "aside")
          }
          host.settle()
          let label = RichLabel(editor.content)
          label.styles = editor.styles
          let width = label.measure(.horizontal).minimum
          XCTAssertLessThan(width, 1_500)
          XCTAssertGreaterThan(label.measure(.vertical, forSize: width).natural, 0)
        }
      }
    }
  }

  func testBodyAndRulesCannotBeDefined() {
    var styles = NamedStyles.standard
    styles[.body] = NamedStyle("Body", size: 90)
    styles[.rule] = NamedStyle("Rule")
    XCTAssertEqual(styles, .standard)
    styles["aside"] = NamedStyle("Aside")
    XCTAssertEqual(styles.names.last, "aside")
    styles["aside"] = nil
    XCTAssertEqual(styles, .standard)
  }

  // MARK: Keys

  func testReturnAfterAHeadingBeginsBodyText() {
    onMain {
      withEditor("") { editor, host in
        host.press("1", control: true, alt: true)
        host.type("Title")
        host.press("Return")
        host.type("text")
        XCTAssertEqual(Self.styles(editor), [.heading(1), .body])
        editor.selectedRange = 2..<2
        host.press("Return")
        XCTAssertEqual(Self.styles(editor), [.heading(1), .heading(1), .body])
        host.press("BackSpace")
        XCTAssertEqual(Self.styles(editor), [.heading(1), .body, .body])
        while editor.undo() {}
        XCTAssertEqual(editor.text, "")
        while editor.redo() {}
        XCTAssertEqual(Self.styles(editor), [.heading(1), .body, .body])
      }
    }
  }

  func testCodeGoesOnUntilBackspace() {
    onMain {
      withEditor("") { editor, host in
        StyleCommand.style(.code).execute(on: editor)
        host.type("*a*")
        host.press("Return")
        host.press("Return")
        host.type("b")
        XCTAssertEqual(Self.styles(editor), [.code, .code, .code])
        host.press("Return")
        XCTAssertEqual(Self.styles(editor), [.code, .code, .code, .code])
        host.press("BackSpace")
        XCTAssertEqual(Self.styles(editor), [.code, .code, .code, .body])
        host.type("text")
        XCTAssertEqual(editor.text, "*a*\n\nb\ntext")
        XCTAssertEqual(Self.styles(editor), [.code, .code, .code, .body])
      }
    }
  }

  func testThereIsNoMarkupInCode() {
    onMain {
      withEditor("") { editor, host in
        editor.register(processors: [MarkupProcessor()])
        StyleCommand.style(.code).execute(on: editor)
        host.type("# *a* `b`")
        XCTAssertEqual(editor.text, "# *a* `b`")
        XCTAssertEqual(Self.styles(editor), [.code])
      }
    }
  }

  // MARK: Rules

  func testARuleIsAParagraphOfItsOwn() {
    onMain {
      for (content, caret, expected) in [
        ("", 0, [StyleName.rule, .body]), ("ab", 2, [.body, .rule, .body]),
        ("ab\ncd", 1, [.body, .rule, .body, .body]), ("a\n\nb", 2, [.body, .rule, .body, .body]),
      ] {
        withEditor(RichText(content)) { editor, host in
          editor.selectedRange = caret..<caret
          RuleCommand.rule.execute(on: editor)
          XCTAssertEqual(Self.styles(editor), expected, content)
          host.type("x")
          let rule = expected.firstIndex(of: .rule) ?? 0
          XCTAssertEqual(editor.paragraphs[rule + 1].text.text, "x", content)
          XCTAssertEqual(Self.styles(editor), expected, content)
          while editor.undo() {}
          XCTAssertEqual(editor.content, RichText(content))
        }
      }
    }
  }

  func testTextTypedInARuleIsBodyText() {
    onMain {
      withEditor(RichText(styled: [("a", .body), ("", .rule), ("b", .body)])) { editor, host in
        editor.selectedRange = 2..<2
        host.type("x")
        XCTAssertEqual(Self.styles(editor), [.body, .body, .body])
        host.type("y")
        XCTAssertEqual(editor.content, "a\nxy\nb")
      }
    }
  }

  func testMarkupMakesARule() {
    onMain {
      withEditor("") { editor, host in
        editor.register(processors: [MarkupProcessor()])
        host.type("a")
        host.press("Return")
        host.type("--- b")
        XCTAssertEqual(Self.styles(editor), [.body, .rule, .body])
        XCTAssertEqual(editor.text, "a\n\nb")
      }
    }
  }

  // MARK: The drop-down

  func testTheChooserShowsTheStyleAndSetsIt() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let chooser = StyleChooser(context: context)
      let host = WindowHost(Box(.vertical, [chooser, editor]), watching: editor.area)
      editor.content = RichText(styled: [("a", .quote), ("b", .body)])
      editor.focus()
      editor.selectedRange = 0..<0
      let dropDown = chooser.descendant(named: "style").map {
        DropDown(retaining: $0.nativePointer)
      }
      let names = [.body] + editor.styles.names
      XCTAssertEqual(dropDown?.selectedIndex, names.firstIndex(of: .quote))
      editor.selectedRange = 0..<3
      XCTAssertEqual(dropDown?.selectedIndex, 0)
      dropDown?.selectedIndex = 0
      XCTAssertEqual(Self.styles(editor), [.quote, .body], "a dash is no style")
      // The dash is the first item.
      dropDown?.selectedIndex = names.firstIndex(of: .heading(3)).map { $0 + 1 }
      XCTAssertEqual(Self.styles(editor), [.heading(3), .heading(3)])
      XCTAssertEqual(editor.undoDepth, 1)
      XCTAssert(editor.area.textView.isFocus)
      host.settle()
      XCTAssertEqual(dropDown?.selectedIndex, names.firstIndex(of: .heading(3)))
    }
  }

  func testTheStylesInTheListLookLikeTheirParagraphs() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let chooser = StyleChooser(context: context)
      let host = WindowHost(Box(.vertical, [chooser, editor]), watching: editor.area)
      editor.focus()
      host.settle()
      chooser.descendant(named: "style")?.focus()
      host.press("space")
      host.settle()
      // The button has the selected one, and the list all of them.
      let rows = chooser.labels.filter { ["Heading 1", "Heading 6"].contains($0[Self.label]) }
      let heights = rows.map { $0.measure(.vertical).natural }
      XCTAssertEqual(rows.count, 2)
      XCTAssertGreaterThan(heights.first ?? 0, heights.last ?? 0)
    }
  }

  private static let label = Property<Widget, String>("label")

  func testTheChooserHasADashOnARule() {
    onMain {
      let context = EditorViewContext()
      withEditor(RichText(styled: [("", .rule), ("a", .body)]), context: context) { editor, _ in
        let chooser = StyleChooser(context: context)
        editor.selectedRange = 0..<0
        let dropDown = chooser.descendant(named: "style").map {
          DropDown(retaining: $0.nativePointer)
        }
        XCTAssertEqual(dropDown?.selectedIndex, 0)
      }
    }
  }

  func testClearFormattingLeavesLinksAndLists() {
    onMain {
      var attributes = AttributeContainer()
      attributes[FontTraitsKey.self] = [.bold, .italic]
      attributes[FontSizeKey.self] = 20
      attributes[LinkKey.self] = "https://example.org"
      attributes[ParagraphKey.self] = ParagraphFormat(
        alignment: .center, list: ListItem(.bullet))
      var plain = AttributeContainer()
      plain[LinkKey.self] = "https://example.org"
      plain[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
      withEditor(RichText("one two", attributes: attributes)) { editor, host in
        editor.selectedRange = 0..<3
        host.press("backslash", control: true)
        XCTAssertEqual(editor.attributes(at: 0), plain)
        XCTAssertEqual(editor.attributes(at: 4)[FontSizeKey.self], 20)
        XCTAssertEqual(editor.attributes(at: 4)[ParagraphKey.self], plain[ParagraphKey.self])
        editor.selectedRange = 5..<5
        host.press("backslash", control: true)
        XCTAssertEqual(editor.content, RichText("one two", attributes: plain))
        XCTAssertEqual(editor.undoDepth, 2)
      }
    }
  }
}

extension Widget {
  /// The labels in the widget, at any depth.
  fileprivate var labels: [Widget] {
    (typeName == "GtkLabel" ? [self] : []) + children.flatMap(\.labels)
  }
}

extension RichText {
  /// Creates paragraphs, each with a style.
  init(styled paragraphs: [(text: String, style: StyleName)]) {
    self.init()
    for (index, (text, style)) in paragraphs.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(style: style).ifNotPlain
      append(RichText(text + (index < paragraphs.count - 1 ? "\n" : ""), attributes: attributes))
    }
  }
}
