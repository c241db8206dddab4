import CConcertina
import CConcertinaGtk
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// What fields ask the app by signals, and the C functions that answer.
final class FieldRequestTests: WidgetTestCase {
  @MainActor
  private static func make(
    _ declaration: WidgetDeclaration = UnderlinedTextField.declaration
  ) throws -> (made: GObjectWidget, field: UnsafeMutablePointer<ConcertinaField>) {
    let made = try GObjectWidget(declaration)
    return (made, made.field)
  }

  func testTheAppValidatesWhatTheFieldFindsValid() throws {
    try onMain {
      for declaration in [BorderedTextField.declaration, UnderlinedTextView.declaration] {
        let (made, field) = try Self.make(declaration)
        var asked: [String] = []
        TextAnswer(made.widget, "validate") { text in
          asked.append(text)
          return text == "taken" ? "This name is taken" : text == "hint" ? "" : nil
        }
        TextAnswer(made.widget, "validate") { $0 == "second" ? "Second" : nil }
        try made.set("hint", to: "A hint")
        XCTAssertNotEqual(concertina_field_revalidate(field), 0)
        XCTAssertEqual(asked, [], "an empty text is not asked for")
        try made.set("text", to: "taken")
        XCTAssertEqual(try made.text(of: "valid"), "FALSE")
        XCTAssertEqual(concertina_field_revalidate(field), 0)
        XCTAssertEqual(try made.text(of: "error"), "\"This name is taken\"")
        XCTAssertEqual(try made.text(of: "message"), "\"This name is taken\"")
        try made.set("text", to: "free")
        XCTAssertEqual(try made.text(of: "valid"), "TRUE")
        XCTAssertEqual(try made.text(of: "error"), "\"\"")
        try made.set("text", to: "second")
        XCTAssertEqual(concertina_field_revalidate(field), 0)
        XCTAssertEqual(try made.text(of: "error"), "\"Second\"")
        try made.set("text", to: "hint")
        XCTAssertEqual(concertina_field_revalidate(field), 0)
        XCTAssertEqual(try made.text(of: "message"), "\"A hint\"")
        asked = []
        try made.set("validation-pattern", to: "x+")
        try made.set("text", to: "yyy")
        XCTAssertEqual(asked.filter { $0 == "yyy" }, [], "the pattern comes first")
        concertina_field_reset(field)
        XCTAssertEqual(try made.text(of: "text"), "\"\"")
        XCTAssertEqual(try made.text(of: "state").contains("NORMAL"), true)
      }
    }
  }

  func testAHandlerThatValidatesMayDoAnything() throws {
    try onMain {
      let (made, field) = try Self.make()
      var count = 0
      TextAnswer(made.widget, "validate") { text in
        count += 1
        _ = concertina_field_get_valid(field)
        _ = concertina_field_revalidate(field)
        if text == "upper" { concertina_field_reset(field) }
        return nil
      }
      try made.set("text", to: "one")
      XCTAssertEqual(try made.text(of: "valid"), "TRUE")
      XCTAssertGreaterThan(count, 0)
      try made.set("text", to: "upper")
      XCTAssert(MainLoop.run(atMost: 5) { (try? made.text(of: "text")) == "\"\"" })
      try made.set("text", to: "two")
      XCTAssertEqual(try made.text(of: "text"), "\"two\"")
    }
  }

  func testTheAppChecksATextAndAnswersLater() throws {
    try onMain {
      let (made, field) = try Self.make()
      try made.set("check-delay", to: "0")
      try made.set("text", to: "before")
      XCTAssertEqual(concertina_field_get_checking(field), 0, "nobody checks")
      var checks: [(text: String, number: Int)] = []
      var isTaken = true
      let signal = Signal<Widget, (String, Int), Bool>("check") { ($0.string(0), $0.integer(1)) }
      let connection = made.widget.connect(signal) {
        checks.append($0.arguments)
        return isTaken
      }
      var notifications = 0
      made.widget.onChange(of: Property<Widget, Bool>("checking")) { notifications += 1 }
      @MainActor func check(_ text: String) throws -> gint {
        let count = checks.count
        try made.set("text", to: text)
        XCTAssertNotEqual(concertina_field_get_checking(field), 0)
        XCTAssertEqual(concertina_field_get_valid(field), 0)
        XCTAssert(MainLoop.run(atMost: 5) { checks.count > count })
        XCTAssertEqual(checks.last?.text, text)
        return gint(checks.last?.number ?? 0)
      }
      let first = try check("first")
      concertina_field_finish_check(field, first, "Taken")
      XCTAssertEqual(concertina_field_get_checking(field), 0)
      XCTAssertEqual(concertina_field_revalidate(field), 0)
      XCTAssertEqual(try made.text(of: "error"), "\"Taken\"")
      let second = try check("second")
      let third = try check("third")
      concertina_field_finish_check(field, second, "stale")
      concertina_field_finish_check(field, -7, "never")
      XCTAssertNotEqual(concertina_field_get_checking(field), 0)
      concertina_field_finish_check(field, third, nil)
      concertina_field_finish_check(field, third, "twice")
      XCTAssertNotEqual(concertina_field_get_valid(field), 0)
      XCTAssertEqual(notifications, 4)
      isTaken = false
      _ = try check("not checked")
      XCTAssert(MainLoop.run(atMost: 5) { concertina_field_get_checking(field) == 0 })
      XCTAssertNotEqual(concertina_field_get_valid(field), 0)
      connection.disconnect()
      try made.set("text", to: "after")
      XCTAssertNotEqual(concertina_field_get_valid(field), 0)
    }
  }

  func testACheckEndsWithItsTime() throws {
    try onMain {
      let (made, field) = try Self.make()
      try made.set("check-delay", to: "0")
      try made.set("check-timeout", to: "0.1")
      var number: Int?
      let signal = Signal<Widget, Int, Bool>("check") { $0.integer(1) }
      made.widget.connect(signal) {
        number = $0.arguments
        return true
      }
      try made.set("text", to: "slow")
      XCTAssert(
        MainLoop.run(atMost: 5) { number != nil && concertina_field_get_checking(field) == 0 })
      XCTAssertEqual(concertina_field_get_valid(field), 0)
      concertina_field_finish_check(field, gint(number ?? 0), nil)
      XCTAssertEqual(concertina_field_get_valid(field), 0, "too late")
    }
  }

  func testAFieldMayGoWhileItIsChecked() throws {
    try onMain {
      try assertFinalized {
        let (made, field) = try Self.make()
        try made.set("check-delay", to: "0")
        var isAsked = false
        made.widget.connect(Signal<Widget, Void, Bool>("check")) { _ in
          isAsked = true
          return true
        }
        TextAnswer(made.widget, "validate") { _ in nil }
        concertina_field_choose(field, "text")
        XCTAssert(MainLoop.run(atMost: 5) { isAsked })
        return [made.widget]
      }
    }
  }

  func testTheAppFillsAFieldInAnotherWay() throws {
    try onMain {
      let (made, _) = try Self.make()
      var answer = true
      var count = 0
      made.widget.connect(Signal<Widget, Void, Bool>("intercept-editing")) { _ in
        count += 1
        return answer
      }
      let host = WindowHost(Box(.vertical, [Button("before"), made.widget]), width: 300)
      host.settle()
      made.widget.focus()
      host.settle()
      XCTAssertGreaterThan(count, 0)
      XCTAssertFalse(made.widget.containsFocus)
      answer = false
      made.widget.focus()
      host.settle()
      XCTAssert(made.widget.containsFocus)
    }
  }

  func testAChoiceCanBeUndone() throws {
    try onMain {
      for declaration in [BorderedTextField.declaration, UnderlinedTextView.declaration] {
        let (made, field) = try Self.make(declaration)
        concertina_field_choose(field, "chosen")
        XCTAssertEqual(String(taking: concertina_field_get_text(field)), "chosen")
        concertina_field_undo(field)
        XCTAssertEqual(String(taking: concertina_field_get_text(field)), "")
        concertina_field_redo(field)
        XCTAssertEqual(String(taking: concertina_field_get_text(field)), "chosen")
        _ = made
      }
    }
  }

  func testRulesOfEntering() throws {
    try onMain {
      let (made, field) = try Self.make()
      try made.set("allowed-characters", to: "[:digit:]a-c-")
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      made.widget.focus()
      host.type("1a2dcx-")
      XCTAssertEqual(String(taking: concertina_field_get_text(field)), "1a2c-")
      try made.set("text", to: "")
      concertina_field_set_allowed_characters(field, nil)
      host.type("x")
      XCTAssertEqual(String(taking: concertina_field_get_text(field)), "x")
      let line = try XCTUnwrap(CatalogField(existing: made.widget))
      try made.set("paste-enabled", to: "false")
      XCTAssertEqual(try made.text(of: "paste-enabled"), "FALSE")
      try made.set("paste-enabled", to: "true")
      try made.set("disabled-actions", to: "paste\nselect-all")
      XCTAssertEqual(try made.text(of: "paste-enabled"), "FALSE")
      expectCritical("ConcertinaUnderlinedTextField:disabled-actions was set to *") {
        try? made.set("disabled-actions", to: "fly")
      }
      concertina_field_set_disabled_actions(field, nil)
      XCTAssertEqual(try made.text(of: "paste-enabled"), "TRUE")
      XCTAssertEqual(line.text, "x")
    }
  }
}
