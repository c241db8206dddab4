import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// How links are detected, styled, edited and opened.
final class LinkTests: WidgetTestCase {
  /// Runs a test on an editor whose links are not opened in a browser.
  @MainActor
  private static func withLinks(
    _ content: RichText? = nil, _ body: (EditorView, WindowHost) -> Void
  ) {
    let show = EditorLinks.show
    EditorLinks.show = { _, _ in }
    defer { EditorLinks.show = show }
    withEditor(content, body)
  }

  private static func link(_ text: String, _ address: String) -> RichText {
    var attributes = AttributeContainer()
    attributes[LinkKey.self] = address
    return RichText(text, attributes: attributes)
  }

  func testAnAddressBecomesALinkWhenItsWordIsEnded() {
    onMain {
      Self.withLinks { editor, host in
        editor.detectsLinks = true
        host.type("at (www.example.org), ")
        XCTAssertEqual(editor.link(at: 5)?.range, 4..<19)
        XCTAssertEqual(editor.link(at: 5)?.address, "https://www.example.org")
        XCTAssertNil(editor.link(at: 19))
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "at (www.example.org), ", "the plain word is back")
        host.type("ada@example.org")
        host.press("Return")
        XCTAssertEqual(editor.link(at: 23)?.address, "mailto:ada@example.org")
        host.press("z", control: true)
        XCTAssertNil(editor.link(at: 23))
        XCTAssertTrue(editor.text.hasSuffix("ada@example.org\n"))
        editor.detectsLinks = false
        host.type("http://a.org ")
        XCTAssertNil(editor.link(at: editor.contentLength - 3))
      }
    }
  }

  func testALinkFollowsItsAddressWhileItIsCorrected() {
    onMain {
      Self.withLinks { editor, host in
        editor.detectsLinks = true
        host.type("(http://exmple.org/x) is it ")
        editor.selectedRange = 10..<10
        host.type("a")
        XCTAssertEqual(editor.link(at: 1)?.range, 1..<21)
        XCTAssertEqual(editor.link(at: 1)?.address, "http://example.org/x")
        XCTAssertEqual(editor.content.part(0..<1), "(")
        host.press("z", control: true)
        XCTAssertEqual(editor.link(at: 1)?.address, "http://exmple.org/x")
        host.press("z", control: true, shift: true)
        // The host is written again, with one that is not an address meanwhile.
        editor.selectedRange = 8..<19
        for step in ["BackSpace", "b", ".", "d", "e"] {
          step.count == 1 ? host.type(step) : host.press(step)
        }
        XCTAssertEqual(editor.text, "(http://b.de/x) is it ")
        XCTAssertEqual(editor.link(at: 1)?.range, 1..<14)
        XCTAssertEqual(editor.link(at: 1)?.address, "http://b.de/x")
        host.press("BackSpace", "BackSpace", "Delete", "Delete")
        XCTAssertEqual(editor.text.prefix(10), "(http://b.")
        XCTAssertEqual(editor.link(at: 1)?.address, "http://b")
        editor.selectedRange = 1..<1
        host.type("see ")
        XCTAssertEqual(editor.link(at: 5)?.range, 5..<13)
        editor.detectsLinks = false
        editor.selectedRange = 12..<12
        host.type("a")
        XCTAssertEqual(editor.link(at: 5)?.address, "http://b")
      }
    }
  }

  func testAnAddressThatIsContinuedIsALinkAsAWhole() {
    onMain {
      Self.withLinks { editor, host in
        editor.detectsLinks = true
        host.type("http://a.org/x ")
        editor.selectedRange = 14..<14
        host.type("y")
        XCTAssertEqual(editor.link(at: 0)?.address, "http://a.org/xy")
        host.type(".html ")
        XCTAssertEqual(editor.link(at: 0)?.range, 0..<20)
        XCTAssertEqual(editor.link(at: 0)?.address, "http://a.org/xy.html")
      }
    }
  }

  func testOtherLinksAreNotContinued() {
    onMain {
      Self.withLinks(Self.link("http://a.org", "http://b.org")) { editor, host in
        editor.detectsLinks = true
        editor.selectedRange = 12..<12
        host.type("/x ")
        XCTAssertEqual(editor.link(at: 0)?.range, 0..<12)
        editor.selectedRange = 8..<8
        host.type("c")
        XCTAssertEqual(editor.link(at: 0)?.address, "http://b.org")
      }
    }
  }

  func testWhatIsPastedIsLookedAtAndCodeIsNot() {
    onMain {
      Self.withLinks { editor, host in
        editor.detectsLinks = true
        editor.area.insertAtCaret("see http://a.org and www.b.org")
        XCTAssertEqual(editor.link(at: 5)?.address, "http://a.org")
        XCTAssertEqual(editor.link(at: 22)?.address, "https://www.b.org")
        editor.content = ""
        AttributeCommand.monospace.execute(on: editor)
        host.type("http://a.org ")
        XCTAssertNil(editor.link(at: 3))
      }
    }
  }

  func testVeryManyAddressesAreOneChange() {
    onMain {
      Self.withLinks { editor, _ in
        editor.detectsLinks = true
        let count = 3_000
        let lines = (0..<count).map { "http://a.org/\(1_000 + $0)\n" }
        let length = lines[0].count
        editor.area.insertAtCaret(lines.joined())
        for line in 0..<count {
          let range = editor.content(in: (line * length)..<((line + 1) * length - 1))
          XCTAssertEqual(range.runs.first?.attributes[LinkKey.self], "http://a.org/\(1_000 + line)")
        }
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.content, RichText(lines.joined()), "all of them are plain again")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.text, "")
      }
    }
  }

  func testOnlyWebAndMailAreOpenedUnasked() {
    onMain {
      var shown: [String] = []
      Self.withLinks(Self.link("a", "http://a.org") + Self.link("b", "file:///b")) { editor, _ in
        EditorLinks.show = { address, _ in shown.append(address) }
        XCTAssertTrue(editor.activateLink(at: 0))
        XCTAssertFalse(editor.activateLink(at: 1))
        XCTAssertFalse(editor.activateLink(at: 2))
        XCTAssertEqual(shown, ["http://a.org"])
        var asked: [String] = []
        editor.onLinkActivated = {
          asked.append($0)
          return true
        }
        XCTAssertTrue(editor.activateLink(at: 1))
        XCTAssertTrue(editor.activateLink(at: 0))
        XCTAssertEqual(asked, ["file:///b", "http://a.org"])
        XCTAssertEqual(shown, ["http://a.org"], "the app has taken care of it")
      }
    }
  }

  func testAnAddressWithoutASchemeIsOneOfTheWeb() {
    onMain {
      var shown: [String] = []
      Self.withLinks(Self.link("a", "example.org") + Self.link("b", "b.c:d")) { editor, _ in
        EditorLinks.show = { address, _ in shown.append(address) }
        XCTAssertTrue(editor.activateLink(at: 0))
        XCTAssertFalse(editor.activateLink(at: 1))
        XCTAssertEqual(shown, ["https://example.org"])
      }
    }
  }

  func testANestedEditorAsksTheOneAroundIt() {
    onMain {
      Self.withLinks { editor, _ in
        let inner = EditorView()
        inner.content = Self.link("b", "custom:b")
        editor.insertAttachment(
          Attachment(name: "panel", content: inner, editors: [inner]), in: 0..<0)
        var asked: [String] = []
        editor.onLinkActivated = {
          asked.append($0)
          return true
        }
        XCTAssertTrue(inner.activateLink(at: 0))
        XCTAssertEqual(asked, ["custom:b"])
      }
    }
  }

  func testKeysAndClicksOpen() {
    onMain {
      Self.withLinks("see " + Self.link("this", "http://a.org") + " page") { editor, host in
        var opened = 0
        editor.onLinkActivated = { _ in
          opened += 1
          return true
        }
        let place = editor.rectangles(for: 5..<6)[0]
        let taps = editor.implementation.links.taps
        editor.selectedRange = 6..<6
        host.press("Return", control: true)
        XCTAssertEqual(opened, 1)
        taps.tap(x: place.x + 1, y: place.y + 1)
        XCTAssertEqual(opened, 1, "a click puts the caret there")
        taps.tap(x: place.x + 1, y: place.y + 1, control: true)
        XCTAssertEqual(opened, 2)
        taps.tap(x: 1, y: place.y + 1, control: true)
        XCTAssertEqual(opened, 2)
        editor.isEditable = false
        taps.tap(x: place.x + 1, y: place.y + 1)
        XCTAssertEqual(opened, 3)
        host.press("Return")
        XCTAssertEqual(opened, 4)
        XCTAssertEqual(editor.text, "see this page")
      }
    }
  }

  func testTypingWithinALinkGoesOnAndAtItsEndsDoesNot() {
    onMain {
      Self.withLinks(Self.link("link", "http://a.org")) { editor, host in
        editor.selectedRange = 2..<2
        host.type("x")
        XCTAssertEqual(editor.link(at: 0)?.range, 0..<5)
        editor.selectedRange = 5..<5
        host.type("y")
        XCTAssertEqual(editor.link(at: 0)?.range, 0..<5)
        editor.selectedRange = 0..<0
        host.type("z")
        XCTAssertEqual(editor.link(at: 1)?.range, 1..<6)
      }
    }
  }

  func testTheCommandSetsChangesAndTakesAway() {
    onMain {
      Self.withLinks("some words") { editor, _ in
        editor.selectedRange = 5..<10
        LinkCommand(" http://a.org ").execute(on: editor)
        XCTAssertEqual(editor.link(at: 6)?.address, "http://a.org")
        editor.selectedRange = 7..<7
        XCTAssertTrue(LinkCommand.link(nil).isOn(in: editor))
        LinkCommand.link("http://b.org").execute(on: editor)
        XCTAssertEqual(editor.link(at: 6)?.range, 5..<10)
        XCTAssertEqual(editor.link(at: 6)?.address, "http://b.org")
        LinkCommand.link("  ").execute(on: editor)
        XCTAssertEqual(editor.content, "some words")
        LinkCommand.link("http://c.org").execute(on: editor)
        XCTAssertEqual(editor.text, "some wohttp://c.orgrds")
        XCTAssertEqual(editor.undoDepth, 4)
      }
    }
  }

  func testThePopoverSetsAnAddress() throws {
    try onMain {
      try withEditor("some words") { editor, host in
        editor.selectedRange = 5..<10
        host.press("k", control: true)
        host.settle()
        let entry = try XCTUnwrap(editor.descendant(named: "link-address"))
        XCTAssertTrue(entry.containsFocus)
        Entry(retaining: entry.nativePointer).text = "http://a.org"
        host.press("Return")
        host.settle()
        XCTAssertEqual(editor.link(at: 6)?.address, "http://a.org")
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.selectedRange, 5..<10)
      }
    }
  }

  func testLinksHaveTheirLook() {
    onMain {
      Self.withLinks(Self.link("link", "http://a.org")) { editor, host in
        let tags = editor.implementation.content.tags
        var link = AttributeContainer()
        link[LinkKey.self] = "http://a.org"
        let tag = tags.tag(for: AttributeMark.marks(of: link)[0])
        XCTAssertEqual(tag.integerProperty("underline"), 1)
        let light = tags.linkColor
        DesktopSettings.current?.prefersDark = true
        host.settle()
        XCTAssertNotEqual(tags.linkColor, light)
        DesktopSettings.current?.prefersDark = false
        var attributes = AttributeContainer()
        attributes[UnderlineKey.self] = .double
        editor.linkTextAttributes = attributes
        XCTAssertEqual(tag.integerProperty("underline"), 2)
        editor.linkTextAttributes = AttributeContainer()
        XCTAssertEqual(tag.integerProperty("underline"), 0)
        editor.linkTextAttributes = nil
        XCTAssertEqual(tag.integerProperty("underline"), 1)
      }
    }
  }
}
