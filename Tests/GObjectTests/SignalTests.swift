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

  private static let growing = [
    AutoHeightEditor.declaration, ExpandableTextView.declaration, ExpandableToolbar.declaration,
  ].map(\.name)

  /// Programs in Python and JavaScript have such handlers: upper case, or no line breaks.
  func testAHandlerMaySetTheText() throws {
    try onMain {
      for widget in try GObjectWidget.all() {
        guard let text = widget.declaration.parameters.first(where: { $0.name == "text" }),
          text.isWritable
        else { continue }
        try widget.set(text, to: "before")
        var changes = 0
        widget.widget.connect(Signal("changed")) { _ in
          changes += 1
          guard changes < 5 else { return }
          do { try widget.set(text, to: "deep \(changes)") } catch { XCTFail("\(error)") }
        }
        // A critical message ends the test.
        try widget.set(text, to: "first")
        XCTAssertGreaterThan(changes, 0, widget.declaration.name)
        // A field tells of its text in the end, as GtkEntry does.
        guard Self.growing.contains(widget.declaration.name) else { continue }
        XCTAssertEqual(changes, 5, widget.declaration.name)
        XCTAssertEqual(try widget.text(of: text), "\"deep 4\"", widget.declaration.name)
      }
    }
  }

  func testAHandlerMaySetTheTextThatIsTyped() {
    onMain {
      @State var text = ""
      let editor = AutoHeightEditor(text: $text, maxLines: 5)
      let host = WindowHost(editor, width: 300)
      host.settle()
      editor.onTextChanged = { [weak editor] in
        guard let editor, editor.text != editor.text.uppercased() else { return }
        editor.text = editor.text.uppercased()
      }
      editor.focus()
      host.type("one two")
      XCTAssertEqual(editor.text, "ONE TWO")
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
      var sent: [String] = []
      let signal = Signal<Widget, String, Bool>("send") { $0.string(0) }
      let connection = widget.widget.connect(signal) {
        sent.append($0.arguments)
        if sent.count == 1 { bar.finishSending(error: nil) }
        return true
      }
      bar.text = "at once"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { bar.text.isEmpty })
      bar.text = "later"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { sent.count == 2 })
      XCTAssert(bar.isSending)
      bar.finishSending(error: "No network")
      XCTAssert(MainLoop.run(atMost: 5) { bar.error != nil })
      XCTAssertEqual(bar.error, "No network")
      XCTAssert(bar.canRetry)
      bar.retry()
      XCTAssert(MainLoop.run(atMost: 5) { sent.count == 3 })
      bar.finishSending(error: nil)
      XCTAssert(MainLoop.run(atMost: 5) { !bar.isSending })
      XCTAssertEqual(sent, ["at once", "later", "later"])
      connection.disconnect()
      bar.text = "nobody listens"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { !bar.isSending })
      XCTAssertEqual(bar.text, "nobody listens")
    }
  }

  /// A binding answers false for a handler that raises an exception or returns nothing.
  func testAMessageThatIsNotTakenOverStays() throws {
    try onMain {
      let widget = try GObjectWidget(ExpandableToolbar.declaration)
      let bar = try XCTUnwrap(ExpandableToolbar(existing: widget.widget))
      let signal = Signal<Widget, String, Bool>("send") { $0.string(0) }
      var sent: [String] = []
      widget.widget.connect(signal) {
        sent.append($0.arguments)
        if sent.count > 1 { bar.finishSending(error: sent.count == 2 ? "No network" : nil) }
        return false
      }
      bar.text = "kept"
      bar.send()
      XCTAssert(MainLoop.run(atMost: 5) { bar.error != nil })
      XCTAssertEqual(bar.error, "The message could not be sent.")
      bar.retry()
      XCTAssert(MainLoop.run(atMost: 5) { bar.error == "No network" })
      bar.retry()
      XCTAssert(MainLoop.run(atMost: 5) { sent.count == 3 && !bar.isSending })
      XCTAssertEqual(sent, ["kept", "kept", "kept"])
      XCTAssertNil(bar.error)
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
            for value in parameter.others { try made.set(parameter, to: value) }
          }
          return made.widget
        }
      }
    }
  }
}
