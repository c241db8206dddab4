import WidgetTestSupport
import XCTest

/// An editor that is disabled and enabled again.
final class ReenablingTests: WidgetTestCase {
  @MainActor
  private static func withOther(_ body: (EditorHost, Button) -> Void) {
    let host = EditorHost("hello world")
    let other = Button("Other")
    let box = host.content.parent?.parent
    other.insert(into: box ?? host.content)
    host.settle()
    body(host, other)
    host.close()
  }

  func testTheFocusComesBack() {
    onMain {
      let host = EditorHost("hello world")
      XCTAssert(host.editor.area.textView.isFocus)
      host.isEnabled = false
      host.settle()
      XCTAssertFalse(host.editor.area.textView.isFocus)
      host.isEnabled = true
      host.settle()
      XCTAssert(host.editor.area.textView.isFocus)
      host.type("!")
      XCTAssertEqual(host.text, "hello world!")
    }
  }

  func testItTakesTheFocusFromNoOtherWidget() {
    onMain {
      Self.withOther { host, other in
        host.isEnabled = false
        host.settle()
        other.focus()
        host.isEnabled = true
        host.settle()
        XCTAssert(other.isFocus)
        XCTAssertFalse(host.editor.area.textView.isFocus)
      }
    }
  }

  func testWithoutTheFocusItShowsNoCaret() {
    onMain {
      let texts: [(Button, EditorHost) -> Void] = [
        { other, _ in other.focus() },
        { other, host in
          host.isEnabled = false
          host.settle()
          other.focus()
          host.isEnabled = true
        },
        { other, host in
          host.isEnabled = false
          host.settle()
          host.window.focusWidget?.resignFocus()
          other.focus()
          host.settle()
          host.isEnabled = true
          host.settle()
          host.isEnabled = false
          host.isEnabled = true
        },
      ]
      var pictures: [[UInt8]] = []
      for change in texts {
        Self.withOther { host, other in
          change(other, host)
          host.settle()
          pictures.append(host.editor.makeTexture()?.pixels ?? [])
        }
      }
      XCTAssertFalse(pictures[0].isEmpty)
      XCTAssertEqual(pictures[1], pictures[0])
      XCTAssertEqual(pictures[2], pictures[0])
    }
  }
}
