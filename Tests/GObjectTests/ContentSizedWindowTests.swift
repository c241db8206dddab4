import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Windows without a size of their own grow with the inputs in them, like those of GTK's text view.
final class ContentSizedWindowTests: WidgetTestCase {
  /// An editor in a window without a size.
  @MainActor
  private final class Subject {
    let editor: AutoHeightEditor
    let label = Label("below")
    private(set) lazy var box = Box(.vertical, [editor, label])
    private(set) lazy var host = WindowHost(filling: (-1, -1), box)

    // The editor is not made where it is declared: Swift 6.0 does not compile that.
    init() { editor = AutoHeightEditor(text: State("one").binding, maxLines: 200) }

    func setLines(_ count: Int) {
      editor.text = GrowingInput.text(lines: count)
      host.settle()
    }

    var isSqueezed: Bool { editor.height < editor.naturalHeight }
  }

  func testTheWindowGrowsWithEveryInput() {
    onMain {
      for input in GrowingInput.all {
        let widget = input.makeWidget("one")
        let host = WindowHost(filling: (-1, -1), widget)
        for lines in [2, 4, 8] {
          input.show(GrowingInput.text(lines: lines), widget)
          host.settle()
          let heights = [widget.height, widget.minimumHeight, host.window.height]
          let natural = widget.naturalHeight
          XCTAssertEqual(heights, [natural, natural, natural], "\(input.name), \(lines) lines")
        }
        host.close()
      }
    }
  }

  func testWhatElseAppearsDoesNotSqueezeTheText() {
    onMain {
      let subject = Subject()
      _ = subject.host
      subject.setLines(8)
      let height = subject.host.window.height
      subject.box.append(Label("another"))
      subject.host.settle()
      XCTAssertFalse(subject.isSqueezed)
      XCTAssertGreaterThan(subject.host.window.height, height)
      subject.host.close()
    }
  }

  func testTheWindowDoesNotGrowBeyondTheScreen() {
    onMain {
      let subject = Subject()
      _ = subject.host
      subject.setLines(190)
      XCTAssert(subject.isSqueezed)
      XCTAssertLessThan(subject.host.window.height, 800)
      subject.host.close()
    }
  }

  func testAWindowThatWasResizedKeepsItsHeight() {
    onMain {
      let subject = Subject()
      _ = subject.host
      subject.setLines(4)
      let width = subject.host.window.width
      subject.host.window.defaultSize = (width, 150)
      subject.host.settle()
      subject.setLines(20)
      XCTAssert(subject.isSqueezed)
      XCTAssertEqual(subject.host.window.height, 150)
      // Without a size again, it is as high as its content, and grows with it.
      subject.host.window.defaultSize = (-1, -1)
      subject.host.settle()
      XCTAssertFalse(subject.isSqueezed)
      subject.setLines(22)
      XCTAssertFalse(subject.isSqueezed)
      subject.host.close()
    }
  }

  func testAWindowWithASizeKeepsIt() {
    onMain {
      let editor = AutoHeightEditor(text: State("one").binding, maxLines: 200)
      let box = Box(.vertical)
      let window = Window()
      window.child = box
      // An app may give the window its size last.
      box.append(editor)
      window.defaultSize = (300, 120)
      window.present()
      _ = MainLoop.run(atMost: 60) { window.isMapped && window.frameClock != nil }
      editor.text = GrowingInput.text(lines: 30)
      XCTAssert(FrameSettling(of: window).waitUntilStill(atMost: 60))
      XCTAssertEqual(window.height, 120)
      XCTAssertLessThan(editor.height, editor.naturalHeight)
      window.destroy()
    }
  }
}
