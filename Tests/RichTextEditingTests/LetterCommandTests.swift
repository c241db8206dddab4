import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The choices of a toolbar for the appearance of letters.
final class LetterCommandTests: WidgetTestCase {
  /// Runs a test with a toolbar for letters above an editor with two words.
  @MainActor
  private static func withToolbar(
    _ body: (FormattingToolbar, EditorView, WindowHost) throws -> Void
  ) rethrows {
    let context = EditorViewContext()
    let editor = EditorView(context: context)
    editor.content = "two words"
    let toolbar = FormattingToolbar(context: context, entries: FormattingToolbar.letters)
    let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
    defer { host.close() }
    editor.focus()
    host.settle()
    try body(toolbar, editor, host)
  }

  /// Returns the name of the action of a choice in the menu of an entry.
  @MainActor
  private static func action(_ entry: String, _ title: String) -> String {
    let entries = FormattingToolbar.letters
    let index = entries.firstIndex { $0.command.name.rawValue == entry } ?? -1
    let choice = entries[index].choices.firstIndex { $0.title == title } ?? -1
    return "formatting.command-\(index)-\(choice)"
  }

  func testEachChoiceChangesTheSelection() throws {
    try onMain {
      try Self.withToolbar { toolbar, editor, _ in
        editor.selectedRange = 0..<3
        toolbar.activateAction(Self.action("font-families", "Serif"))
        toolbar.activateAction(Self.action("font-sizes", "18"))
        toolbar.activateAction(Self.action("colors", "Red"))
        toolbar.activateAction(Self.action("markers", "Green"))
        var expected = AttributeContainer()
        expected[FontFamilyKey.self] = "Serif"
        expected[FontSizeKey.self] = 18
        expected[TextColorKey.self] = TextPalette.red.color
        expected[HighlightKey.self] = .green
        XCTAssertEqual(editor.attributes(at: 0), expected)
        XCTAssertEqual(editor.attributes(at: 3), AttributeContainer())
        XCTAssertEqual(editor.undoDepth, 4)
        XCTAssert(editor.area.textView.isFocus)
        for (entry, title) in [
          ("font-families", "Default"), ("font-sizes", "Default"), ("colors", "Default"),
          ("markers", "None"),
        ] {
          toolbar.activateAction(Self.action(entry, title))
          toolbar.activateAction(Self.action(entry, title))
        }
        XCTAssertEqual(editor.attributes(at: 0), AttributeContainer())
        let button = try XCTUnwrap(toolbar.descendant(named: "colors"))
        XCTAssertEqual(button.tooltip, "Text color")
        XCTAssert(button.isSensitive)
        editor.isEditable = false
        XCTAssertFalse(button.isSensitive)
      }
    }
  }

  func testAChoiceIsForTextTypedNextWhereNothingIsSelected() {
    onMain {
      Self.withToolbar { toolbar, editor, host in
        editor.selectedRange = 9..<9
        toolbar.activateAction(Self.action("font-sizes", "24"))
        host.type("x")
        XCTAssertEqual(editor.attributes(at: 9)[FontSizeKey.self], 24)
        XCTAssertNil(editor.attributes(at: 8)[FontSizeKey.self])
      }
    }
  }

  func testSeveralSizesAreNoSize() {
    onMain {
      Self.withToolbar { toolbar, editor, _ in
        editor.selectedRange = 0..<3
        toolbar.activateAction(Self.action("font-sizes", "18"))
        XCTAssert(AttributeCommand.fontSize(18).isOn(in: editor))
        editor.selectedRange = 0..<6
        XCTAssertFalse(AttributeCommand.fontSize(18).isOn(in: editor))
        XCTAssertFalse(AttributeCommand.fontSize(nil).isOn(in: editor))
        editor.selectedRange = 4..<6
        XCTAssert(AttributeCommand.fontSize(nil).isOn(in: editor))
      }
    }
  }

  func testColorsOfThePaletteAreLegibleOnBothGrounds() {
    let white = Color(red: 1, green: 1, blue: 1)
    // The background of text in GTK's dark theme.
    let dark = Color(red: 0x2D / 255.0, green: 0x2D / 255.0, blue: 0x2D / 255.0)
    for color in TextPalette.allCases {
      let (light, onDark) = (color.color, color.colorOnDarkBackground)
      let paint = { Color(red: $0.red, green: $0.green, blue: $0.blue) } as (Color) -> Color
      XCTAssertGreaterThanOrEqual(paint(light).contrast(to: white), 4.5, "\(color)")
      XCTAssertGreaterThanOrEqual(paint(onDark).contrast(to: dark), 4.5, "\(color)")
      XCTAssertEqual(TextPalette.colorOnDarkBackground(for: light), onDark)
    }
    let own = Color(red: 0.5, green: 0, blue: 0)
    XCTAssertEqual(TextPalette.colorOnDarkBackground(for: own), own)
  }

  func testLettersChangeTheirColorWithTheBackground() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      defer { settings.prefersDark = false }
      var attributes = AttributeContainer()
      attributes[TextColorKey.self] = TextPalette.blue.color
      // A letter that is all ink.
      let content = RichText("\u{2588}", attributes: attributes)
      try withEditor(content, isFocused: false) { editor, host in
        for isDark in [false, true, false] {
          settings.prefersDark = isDark
          host.settle()
          let color = isDark ? TextPalette.blue.colorOnDarkBackground : TextPalette.blue.color
          let picture = try XCTUnwrap(editor.makeTexture())
          XCTAssert(Self.contains(color, in: picture.pixels), "dark: \(isDark)")
          XCTAssertEqual(editor.content, content, "the content stays")
        }
      }
    }
  }

  private static func contains(_ color: Color, in pixels: [UInt8]) -> Bool {
    let bytes = [color.blue, color.green, color.red].map { UInt8(($0 * 255).rounded()) }
    return stride(from: 0, to: pixels.count, by: 4).contains {
      pixels[$0..<($0 + 3)].elementsEqual(bytes)
    }
  }
}
