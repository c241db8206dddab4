import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Attribute changes reach nested editors if their attachment passes them on.
final class RelayTests: WidgetTestCase {
  @MainActor
  private static func traits(_ editor: EditorView) -> [FontTraits] {
    var traits: [FontTraits] = []
    for run in editor.content.runs {
      let next = run.attributes[FontTraitsKey.self] ?? []
      if traits.last != next { traits.append(next) }
    }
    return traits
  }

  /// Returns an editor, the one in its panel, and the one in that editor's panel.
  @MainActor
  private static func tree(relays: Bool = true) -> [EditorView] {
    let context = EditorViewContext()
    let inner = TestPanel.make("inner", relays: relays, context: context)
    let outer = TestPanel.make("outer\n", relays: relays, context: context)
    let editor = EditorView(context: context)
    editor.content = "text\n"
    editor.insertAttachment(outer, in: 5..<5)
    outer.editors[0].insertAttachment(inner, in: 6..<6)
    editor.forgetHistory()
    return [editor, outer.editors[0], inner.editors[0]]
  }

  func testBoldReachesAllLevelsAsOneStep() {
    onMain {
      let editors = Self.tree()
      let before = editors[0].content
      editors[0].selectedRange = 0..<editors[0].contentLength
      AttributeCommand.bold.execute(on: editors[0])
      for editor in editors { XCTAssertEqual(Self.traits(editor), [.bold]) }
      XCTAssertEqual(editors[0].undoDepth, 1)
      let after = editors[0].content
      editors[0].undo()
      XCTAssertEqual(editors[0].content, before)
      editors[0].redo()
      XCTAssertEqual(editors[0].content, after)
      AttributeCommand.bold.execute(on: editors[0])
      XCTAssertEqual(editors[0].content, before)
    }
  }

  func testOtherTraitsInsideStay() {
    onMain {
      let editors = Self.tree()
      editors[2].addAttribute(FontTraitsKey.self, .italic, in: 0..<2)
      editors[0].selectedRange = 0..<editors[0].contentLength
      AttributeCommand.bold.execute(on: editors[0])
      XCTAssertEqual(Self.traits(editors[2]), [[.bold, .italic], .bold])
      AttributeCommand.bold.execute(on: editors[0])
      XCTAssertEqual(Self.traits(editors[2]), [.italic, []])
    }
  }

  func testOnlyAttachmentsInTheRangeAreNotified() {
    onMain {
      let editors = Self.tree()
      editors[0].addAttribute(UnderlineKey.self, .single, in: 0..<5)
      XCTAssertNil(editors[1].attributes(at: 0)[UnderlineKey.self])
      editors[0].addAttribute(UnderlineKey.self, .single, in: 5..<6)
      XCTAssertEqual(editors[1].attributes(at: 0)[UnderlineKey.self], .single)
      editors[0].removeAttribute(UnderlineKey.self, in: 5..<6)
      XCTAssertNil(editors[2].attributes(at: 0)[UnderlineKey.self])
    }
  }

  func testAPlainAttachmentPassesNothingOn() {
    onMain {
      let editors = Self.tree(relays: false)
      editors[0].addAttribute(FontTraitsKey.self, .bold, in: 0..<100)
      XCTAssertEqual(Self.traits(editors[1]), [[]])
    }
  }

  func testTheSelectionAndTheFocusStay() {
    onMain {
      let editors = Self.tree()
      withWindow(of: editors[0]) { host in
        editors[0].selectedRange = 2..<6
        host.press("b", control: true)
        host.press("z", control: true)
        XCTAssertEqual(editors[0].selectedRange, 2..<6)
        host.press("z", control: true, shift: true)
        XCTAssertEqual(editors[0].selectedRange, 2..<6)
        XCTAssert(editors[0].area.textView.isFocus)
        XCTAssertEqual(Self.traits(editors[2]), [.bold])
      }
    }
  }

  func testTheStretchOfAnAttributeIsFound() {
    onMain {
      let editor = EditorView()
      editor.content = "some words in a row"
      editor.addAttribute(LinkKey.self, "a", in: 5..<10)
      editor.addAttribute(FontTraitsKey.self, .bold, in: 7..<12)
      editor.addAttribute(LinkKey.self, "b", in: 10..<13)
      XCTAssertEqual(editor.rangeOfAttribute(LinkKey.self, at: 8), 5..<10)
      XCTAssertEqual(editor.rangeOfAttribute(LinkKey.self, at: 10), 10..<13)
      XCTAssertNil(editor.rangeOfAttribute(LinkKey.self, at: 4))
      XCTAssertNil(editor.rangeOfAttribute(LinkKey.self, at: 400))
      XCTAssertNil(editor.rangeOfAttribute(LinkKey.self, at: -1))
    }
  }
}
