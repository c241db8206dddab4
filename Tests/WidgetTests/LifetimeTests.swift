import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Objects that are freed when a window is closed.
final class LifetimeTests: WidgetTestCase {
  func testNothingIsLeftOfAnEditor() {
    onMain {
      ComposerInputMethod.install()
      let uses: [(String, (EditorHost) -> Void)] = [
        ("untouched", { _ in }),
        ("typed", { $0.type("hello\nworld") }),
        (
          "read",
          { host in
            host.type("hello")
            _ = host.text
          }
        ),
        ("scrolled", { $0.type("1\n2\n3\n4\n5\n6\n7") }),
        (
          "composing",
          { host in
            host.paints { _ = ComposerInputMethod.compose("한") }
          }
        ),
        (
          "undone",
          { host in
            host.type("hello")
            host.press("z", control: true)
          }
        ),
        ("pasted", { GrowthTests.paste("hello", into: $0) }),
        (
          "disabled",
          { host in
            host.isEnabled = false
            host.settle()
          }
        ),
        ("placeholder", { $0.editor.placeholder = "Write something" }),
        ("overlaid", { $0.editor.overlay { Box(.vertical) } }),
        (
          "matched",
          { host in
            host.editor.regExpUse = .use(pattern: "^a", isMatched: host.$isMatched)
            host.type("abc")
          }
        ),
        ("focus bound", { $0.editor.focused(.constant(true)) }),
      ]
      for (name, use) in uses {
        let references = Self.references(use)
        MainLoop.runUntilIdle()
        for (type, reference) in references {
          XCTAssertFalse(reference.isAlive, "\(name): \(type) was not finalized")
        }
      }
    }
  }

  /// GTK 4.8 keeps a buffer whose text was offered to the primary selection.
  ///
  /// A buffer of this package lives no longer than one of a bare text view.
  func testABufferWithASelectionGoesWhenItGoesInGtk() {
    onMain {
      let bare: WeakReference = Self.selectEverything {
        let view = TextView(buffer: TextBuffer())
        view.buffer.reset(to: "hello")
        return (view, view)
      }
      let ours: WeakReference = Self.selectEverything {
        let area = GrowingTextArea()
        area.reset(to: "hello")
        return (area, area.textView)
      }
      XCTAssertEqual(ours.isAlive, bare.isAlive)
    }
  }

  @MainActor
  private static func selectEverything(_ make: () -> (Widget, TextView)) -> WeakReference {
    let (widget, view) = make()
    let host = WindowHost(widget)
    view.focus()
    host.press("a", control: true)
    host.settle()
    let reference = WeakReference(view.buffer)
    host.close()
    return reference
  }

  @MainActor
  private static func references(_ use: (EditorHost) -> Void) -> [(String, WeakReference)] {
    let host = EditorHost("preset")
    use(host)
    let objects: [Object] = [
      host.window, host.editor, host.editor.area, host.editor.area.textView,
      host.editor.area.buffer,
    ]
    host.close()
    return objects.map { ($0.typeName, WeakReference($0)) }
  }
}
