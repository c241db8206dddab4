import WidgetTestSupport
import XCTest

/// Signals and properties with types, and what their handlers get.
final class SignalTests: WidgetTestCase {
  func testAHandlerGetsItsEmitterAndDoesNotKeepItAlive() {
    onMain {
      assertFinalized {
        let control = Switch()
        var states: [Bool] = []
        control.onToggled { states.append($0) }
        control.isOn = true
        control.isOn = false
        XCTAssertEqual(states, [true, false])
        let button = Button("press")
        var emitters: [Widget] = []
        button.connect(.pressed) { emitters.append($0.widget) }
        button.click()
        XCTAssertEqual(emitters, [button])
        emitters = []
        return [control, button]
      }
    }
  }

  func testAnEmissionThatIsStoppedReachesNoLaterHandler() {
    onMain {
      let button = Button("press")
      var calls: [String] = []
      button.connect(.pressed) {
        calls.append("first")
        $0.stop()
      }
      button.connect(.pressed) { _ in calls.append("second") }
      button.connect(.pressed, after: true) { _ in calls.append("after") }
      button.click()
      XCTAssertEqual(calls, ["first"])
    }
  }

  func testATokenOfSeveralSignalsEndsAllOfThem() {
    onMain {
      let entry = SearchEntry()
      var steps: [Int] = []
      let connection = entry.onStepped { steps.append($0) }
      entry.emit(Signal("next-match"))
      entry.emit(Signal("previous-match"))
      XCTAssertEqual(steps, [1, -1])
      connection.whileBlocked {
        entry.emit(Signal("next-match"))
        entry.emit(Signal("previous-match"))
      }
      XCTAssertEqual(steps, [1, -1])
      entry.emit(Signal("next-match"))
      XCTAssertEqual(steps, [1, -1, 1])
      connection.disconnect()
      XCTAssertFalse(connection.isConnected)
      entry.emit(Signal("next-match"))
      entry.emit(Signal("previous-match"))
      XCTAssertEqual(steps, [1, -1, 1])
    }
  }

  func testChangesOfAPropertyAreReported() {
    onMain {
      let label = Label("text")
      var count = 0
      let connection = label.onChange(of: .hasTooltip) { count += 1 }
      label[.hasTooltip] = true
      XCTAssert(label[.hasTooltip])
      XCTAssertEqual(count, 1)
      connection.disconnect()
      label[.hasTooltip] = false
      XCTAssertEqual(count, 1)
    }
  }

  func testPropertiesAreReadAsTheyWereSet() {
    onMain {
      let label = Label("text")
      for alignment in Alignment.allCases {
        label.verticalAlignment = alignment
        XCTAssertEqual(label.verticalAlignment, alignment)
      }
      label.tooltip = "tip"
      XCTAssertEqual(label.tooltip, "tip")
      label.tooltip = ""
      XCTAssertEqual(label.tooltip, "")
      label.isFocusable = true
      XCTAssert(label.isFocusable)
      label.canTarget = false
      XCTAssertFalse(label.canTarget)
      label.clipsContent = true
      XCTAssert(label.clipsContent)
      let keys = KeyController()
      for phase in EventController.Phase.allCases {
        keys.phase = phase
        XCTAssertEqual(keys.phase, phase)
      }
      let window = Window()
      window.child = label
      XCTAssertEqual(window.child, label)
      window.isDecorated = false
      XCTAssertFalse(window.isDecorated)
      window.destroy()
    }
  }

  func testAWeakReferenceHasAHandleWhileItsObjectLives() {
    onMain {
      var button: Button? = Button("text")
      let reference = button.map(WeakReference.init)
      XCTAssertEqual(reference?.handle(Button.init(retaining:))?.label, "text")
      button = nil
      XCTAssertNil(reference?.handle(Button.init(retaining:)))
    }
  }
}

extension Signal where Emitter: Button, Arguments == Void, Result == Void {
  fileprivate static var pressed: Self { Signal("clicked") }
}

extension Property where Owner: Widget, Value == Bool {
  fileprivate static var hasTooltip: Self { Property("has-tooltip") }
}
