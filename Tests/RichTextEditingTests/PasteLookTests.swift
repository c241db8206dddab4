import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// How much of the look of another program's text is pasted.
final class PasteLookTests: WidgetTestCase {
  private static let html = """
    <p style="font-size: 28pt; font-family: Arial"><b>big</b></p>\
    <table><tr><td><font face="Arial" size="7">cell</font></td></tr></table>
    """

  /// Returns what a command pastes into an empty editor.
  @MainActor
  private static func pasted(
    _ contents: [(mediaType: String, bytes: [UInt8])], by command: (any EditorCommand)? = nil
  ) -> RichText {
    var content = RichText()
    withEditor { editor, host in
      Clipboard.current?.offer(contents)
      if let command {
        XCTAssert(editor.perform(command))
      } else {
        host.press("v", control: true)
      }
      host.settle()
      content = editor.content
    }
    return content
  }

  private static func families(_ content: RichText) -> [String?] {
    var families: [String?] = []
    content.forEachText { text, _ in
      families += text.runs.filter { $0.attributes[AttachmentKey.self] == nil }
        .map { $0.attributes[FontFamilyKey.self] }
    }
    return families.filter { $0 != nil }
  }

  func testSizesAndFamiliesArePastedOnlyIfTheUserAsksForThem() {
    onMain {
      let offer = [
        (HTMLForm.mediaType, Array(Self.html.utf8)), (Clipboard.plainText, Array("big\ncell".utf8)),
      ]
      let plain = Self.pasted(offer)
      XCTAssertEqual(plain.runs[0].attributes[FontTraitsKey.self], .bold)
      XCTAssertNil(plain.runs[0].attributes[FontSizeKey.self])
      XCTAssertEqual(Self.families(plain), [])
      let looking = Self.pasted(offer, by: PasteWithLookCommand())
      XCTAssertEqual(looking.runs[0].attributes[FontSizeKey.self], 28)
      XCTAssertEqual(Self.families(looking), ["Arial", "Arial"])
      XCTAssertEqual(Self.pasted(offer, by: PasteTextCommand()), "big\ncell")
    }
  }

  func testTheProgramsOwnTextKeepsItsLook() {
    onMain {
      var look = AttributeContainer()
      look[FontSizeKey.self] = 28
      look[FontFamilyKey.self] = "Arial"
      let content = RichText("big", attributes: look)
      XCTAssertEqual(Self.pasted(RichClipboard.offered(content, [])), content)
    }
  }

  func testTheMenuHasTheOtherWaysWhileThereAreAny() {
    onMain {
      withEditor { editor, host in
        let titles = { editor.implementation.features.menuEntries.map(\.title) }
        Clipboard.current?.set("plain")
        XCTAssertEqual(titles(), [])
        Clipboard.current?.offer(Array(Self.html.utf8), as: HTMLForm.mediaType)
        XCTAssertEqual(titles(), ["Paste Special"])
        editor.mayPerform = { $0 != .paste }
        XCTAssertEqual(titles(), [])
        editor.mayPerform = nil
        editor.isEditable = false
        XCTAssertEqual(titles(), [])
      }
    }
  }
}
