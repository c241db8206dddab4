import CConcertinaGtk
import Dispatch
import WidgetTestSupport
import XCTest

/// Ownership of references, closures and implementations.
final class OwnershipTests: WidgetTestCase {
  func testAWidgetWithoutAnOwnerIsFinalized() {
    onMain { assertFinalized { [Label("floating"), Button("also floating"), TextBuffer()] } }
  }

  func testAWidgetLivesAsLongAsItsParent() {
    onMain {
      let box = Box(.vertical)
      var label: Label? = Label("child")
      let reference = label.map(WeakReference.init)
      if let label { box.append(label) }
      label = nil
      XCTAssertEqual(reference?.isAlive, true)
      box.removeAll()
      XCTAssertEqual(reference?.isAlive, false)
    }
  }

  func testAHandleMayBeDroppedOnAnotherThread() {
    onMain {
      var label: Label? = Label("dropped elsewhere")
      let reference = label.map(WeakReference.init)
      let handle = label.map(Unmanaged.passRetained)
      label = nil
      let dropped = handle
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        dropped?.release()
        done.signal()
      }
      done.wait()
      XCTAssert(MainLoop.run(atMost: 60) { reference?.isAlive == false })
    }
  }

  func testTwoHandlesOnOneObjectAreEqual() {
    onMain {
      let label = Label("one")
      XCTAssertEqual(label, Widget(retaining: label.nativePointer))
      XCTAssertNotEqual(label, Label("one"))
    }
  }

  func testAConnectionReleasesItsClosureWhenItEnds() {
    onMain {
      final class Owned {}
      for end in ["disconnected", "finalized"] {
        weak var captured: Owned?
        var button: Button? = Button("press")
        var clicks = 0
        let connection = button.map { button in
          let owned = Owned()
          captured = owned
          return button.onClicked {
            _ = owned
            clicks += 1
          }
        }
        button?.click()
        XCTAssertEqual(clicks, 1)
        XCTAssertNotNil(captured)
        if end == "disconnected" { connection?.disconnect() }
        button?.click()
        if end == "finalized" { button = nil }
        XCTAssertNil(captured, end)
        XCTAssertEqual(connection?.isConnected, false, end)
        connection?.disconnect()
      }
    }
  }

  func testABlockedConnectionIsNotCalled() {
    onMain {
      let button = Button("press")
      var clicks = 0
      let connection = button.onClicked { clicks += 1 }
      connection.whileBlocked { button.click() }
      XCTAssertEqual(clicks, 0)
      button.click()
      XCTAssertEqual(clicks, 1)
    }
  }

  func testAnImplementationGoesWithItsWidget() {
    onMain {
      weak var implementation: Probe?
      var calls: [String] = []
      assertFinalized {
        let probe = Probe { calls.append($0) }
        implementation = probe
        let widget = Widget(class: Probe.widgetClass, implementation: probe)
        let child = Label("child")
        child.insert(into: widget)
        let host = WindowHost(widget)
        host.close()
        return [widget, child]
      }
      XCTAssertNil(implementation)
      XCTAssertEqual(calls.filter { $0 == "dispose" }, ["dispose"], "once")
      XCTAssertEqual(calls.last, "dispose", "nothing is called after it: \(calls)")
      XCTAssert(calls.contains("measure") && calls.contains("allocate"))
    }
  }

  func testAnErrorOfGLibIsThrownWithItsMessage() {
    onMain {
      let file = g_key_file_new()
      defer { g_key_file_unref(file) }
      do {
        _ = try throwingGLibError {
          g_key_file_load_from_file(file, "/dev/null/none", G_KEY_FILE_NONE, &$0)
        }
        XCTFail("no error was thrown")
      } catch {
        XCTAssertEqual((error as? GLibError)?.domain, "g-file-error-quark")
        XCTAssertFalse("\(error)".isEmpty)
      }
    }
  }

  func testPropertiesOfEveryKind() {
    onMain {
      let label = Label("text")
      label.setProperty("selectable", to: true)
      XCTAssert(label.booleanProperty("selectable"))
      label.setProperty("width-chars", to: 12)
      XCTAssertEqual(label.integerProperty("width-chars"), 12)
      label.setProperty("label", to: "<b>other</b>")
      XCTAssertEqual(label.stringProperty("label"), "<b>other</b>")
      XCTAssertEqual(label.text, "<b>other</b>", "text is never markup")
      XCTAssert(label.has(Property<Label, Double>("opacity")))
      XCTAssertFalse(label.has(Property<Label, Bool>("nonexistent")))
    }
  }
}

/// A widget that reports the calls that it gets.
private final class Probe: WidgetImplementation {
  static let widgetClass = WidgetClass(name: "ConcertinaProbe", cssName: "probe")
  private let called: @MainActor (String) -> Void

  init(called: @escaping @MainActor (String) -> Void) { self.called = called }

  override func measure(_ orientation: Orientation, forSize: Int) -> GtkCore.SizeRequest {
    called("measure")
    return GtkCore.SizeRequest(minimum: 10, natural: 10)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    called("allocate")
    for child in widget.children {
      _ = child.measure(.horizontal)
      child.allocate(x: 0, y: 0, width: max(width, 100), height: max(height, 30))
    }
  }

  override func stateFlagsChanged() { called("state") }
  override func rooted() { called("root") }
  override func unrooted() { called("unroot") }
  override func dispose() { called("dispose") }
}
