import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// The signals of the classes, by GObject alone.
final class SignalTests: WidgetTestCase {
  func testAChangeOfTheTextIsSignalledAndNotifiedOnce() throws {
    try onMain {
      for widget in try GObjectWidget.all() {
        guard let text = widget.declaration.parameters.first(where: { $0.name == "text" }),
          text.isWritable
        else { continue }
        var changes = 0
        var notifications = 0
        widget.widget.connect(Signal("changed")) { _ in changes += 1 }
        widget.widget.onChange(of: Property<Widget, String>("text")) { notifications += 1 }
        try widget.set(text, to: "one\ntwo")
        try widget.set(text, to: "one\ntwo")
        XCTAssertEqual([changes, notifications], [1, 1], widget.declaration.name)
      }
    }
  }

  func testTheHeightIsSignalledWithItsValue() throws {
    try onMain {
      let editor = try GObjectWidget(AutoHeightEditor.declaration)
      var heights: [Int] = []
      let signal = Signal<Widget, Int, Void>("height-changed") { $0.integer(0) }
      editor.widget.connect(signal) { heights.append($0.arguments) }
      let host = WindowHost(editor.widget, width: 300)
      host.settle()
      try editor.set(
        XCTUnwrap(editor.declaration.parameters.first { $0.name == "text" }), to: "a\nb")
      host.settle()
      XCTAssertEqual(heights.count, 2)
      XCTAssertEqual(heights.last, editor.widget.height)
    }
  }

  func testAMessageIsSentByTheSignal() throws {
    try onMain {
      let widget = try GObjectWidget(ExpandableToolbar.declaration)
      let bar = try XCTUnwrap(ExpandableToolbar(existing: widget.widget))
      var goesOn = false
      var sent: [String] = []
      let signal = Signal<Widget, String, Bool>("send") { $0.string(0) }
      let connection = widget.widget.connect(signal) {
        sent.append($0.arguments)
        return goesOn
      }
      bar.text = "at once"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { bar.text.isEmpty })
      goesOn = true
      bar.text = "later"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { sent.count == 2 })
      XCTAssert(bar.isSending)
      bar.finishSending(error: "No network")
      XCTAssert(MainLoop.run(atMost: 5) { bar.error != nil })
      XCTAssertEqual(bar.error, "No network")
      XCTAssertEqual(bar.text, "later")
      bar.retry()
      XCTAssert(MainLoop.run(atMost: 5) { sent.count == 3 })
      bar.finishSending(error: nil)
      XCTAssert(MainLoop.run(atMost: 5) { bar.text.isEmpty })
      XCTAssertEqual(sent, ["at once", "later", "later"])
      connection.disconnect()
      bar.text = "nobody listens"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { !bar.isSending })
      XCTAssertEqual(bar.text, "nobody listens")
    }
  }

  func testABarMayGoWhileItSends() throws {
    try onMain {
      try assertFinalized {
        let widget = try GObjectWidget(ExpandableToolbar.declaration).widget
        let bar = try XCTUnwrap(ExpandableToolbar(existing: widget))
        widget.connect(Signal<Widget, Void, Bool>("send")) { _ in true }
        bar.text = "gone"
        bar.send()
        MainLoop.runUntilIdle()
        return [widget]
      }
    }
  }

  func testWidgetsAreFinalizedWithTheirLastReference() throws {
    try onMain {
      try assertFinalized {
        try GObjectWidget.all().map { made in
          for parameter in made.declaration.parameters where parameter.isWritable {
            if case .text = parameter.kind { try made.set(parameter, to: "[00] Text") }
          }
          return made.widget
        }
      }
    }
  }
}
