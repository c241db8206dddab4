import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Fields whose texts something checks that takes time.
final class FieldCheckingTests: WidgetTestCase {
  private struct Failure: Error {}

  /// A server that answers when the test calls for it.
  @MainActor
  private final class Server {
    private(set) var asked: [String] = []
    private var finished = 0
    private var waiting: [CheckedContinuation<FieldVerdict, any Error>] = []

    func check(_ value: String) async throws -> FieldVerdict {
      asked.append(value)
      defer { finished += 1 }
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func answer(_ index: Int = 0, _ result: Result<FieldVerdict, any Error> = .success(.valid)) {
      XCTAssert(MainLoop.run(atMost: 60) { self.waiting.count > index })
      let before = finished
      waiting.remove(at: index).resume(with: result)
      XCTAssert(MainLoop.run(atMost: 60) { self.finished > before })
      MainLoop.runUntilIdle()
    }
  }

  @MainActor
  private static func withField(
    delay: Double = 0, timeout: Double = 60, policy: CheckPolicy = .whileTyping,
    _ body: (FieldHost<UnderlinedTextField>, Server) throws -> Void
  ) rethrows {
    let server = Server()
    let host = FieldHost(UnderlinedTextField()) {
      $0.asyncValidator = AsyncValidator(
        policy: policy, delay: delay, timeout: timeout
      ) { [server] _, value in
        try await server.check(value)
      }
    }
    try body(host, server)
    host.close()
  }

  func testTheNewestTextCounts() {
    onMain {
      Self.withField { host, server in
        host.type("a")
        XCTAssert(host.field.isValidating)
        XCTAssert(host.field.hasStyleClass("validating"))
        XCTAssertEqual(host.field.message, .hint("Checking…"))
        XCTAssert(MainLoop.run(atMost: 60) { server.asked == ["a"] })
        host.type("b")
        XCTAssert(MainLoop.run(atMost: 60) { server.asked == ["a", "ab"] })
        server.answer(0, .success(.invalid("taken")))
        XCTAssert(host.field.isValidating, "the result of a text that is gone")
        server.answer()
        XCTAssertFalse(host.field.isValidating)
        XCTAssertFalse(host.field.hasStyleClass("validating"))
        XCTAssert(host.field.isValid)
      }
    }
  }

  func testTheCheckWaitsForAPauseInTheEdits() {
    onMain {
      Self.withField(delay: 0.2) { host, server in
        host.type("abc")
        server.answer()
        XCTAssertEqual(server.asked, ["abc"])
      }
    }
  }

  func testWhatWasFoundCanBeShownWhileTheUserTypes() {
    onMain {
      Self.withField(delay: 0.2, policy: .showingWhileTyping) { host, server in
        host.type("ann")
        server.answer(0, .success(.invalid("taken")))
        XCTAssertEqual(host.field.message, .error("taken"))
        XCTAssert(host.field.isCurrentFirstResponder())
        host.type("a")
        XCTAssertEqual(host.field.fieldState, .active)
        server.answer()
        XCTAssert(host.field.isValid)
        XCTAssertEqual(host.field.text, "anna")
      }
    }
  }

  func testACheckCanWaitForTheEndOfEditing() {
    onMain {
      Self.withField(delay: 60, policy: .afterEditing) { host, server in
        host.type("anna")
        MainLoop.runUntilIdle()
        XCTAssertEqual(server.asked, [])
        XCTAssertFalse(host.field.isValid)
        host.blur()
        server.answer(0, .success(.invalid("taken")))
        XCTAssertEqual(host.field.message, .error("taken"))
        let form = FieldForm([host.field])
        // Selects the text, so that a key replaces it.
        host.field.makeFirstResponder()
        host.type("b")
        form.submit()
        XCTAssert(form.isWaiting, "a form waits for no end of editing")
        server.answer()
        XCTAssertFalse(form.isWaiting)
        XCTAssertEqual(server.asked, ["anna", "b"])
      }
    }
  }

  func testErrorsAndTimeAreResults() {
    onMain {
      Self.withField { host, server in
        host.type("a")
        host.blur()
        server.answer(0, .failure(Failure()))
        XCTAssertEqual(host.field.message, .error(ValidationMessages().notChecked))
      }
      Self.withField(timeout: 0.05) { host, server in
        host.type("a")
        host.blur()
        XCTAssert(MainLoop.run(atMost: 60) { !host.field.isValidating })
        XCTAssertEqual(host.field.message, .error(ValidationMessages().notChecked))
        server.answer()
        XCTAssertEqual(host.field.fieldState, .error, "too late")
      }
    }
  }

  func testAFormWaits() {
    onMain {
      Self.withField(delay: 60) { host, server in
        host.field.setTextFieldIdentifier("name")
        let form = FieldForm([host.field])
        var (submitted, invalid) = (0, 0)
        form.onSubmit = { _ in submitted += 1 }
        form.onInvalid = { _ in invalid += 1 }
        host.type("a")
        XCTAssertEqual(form.submit(), .invalid([]))
        XCTAssert(form.isWaiting)
        server.answer()
        XCTAssertEqual(submitted, 1)
        XCTAssertFalse(form.isWaiting)
        host.type("b")
        form.submit()
        server.answer(0, .success(.invalid("taken")))
        XCTAssertEqual([submitted, invalid], [1, 1])
        XCTAssertEqual(host.field.message, .error("taken"))
        host.type("c")
        form.submit()
        host.type("d")
        XCTAssertFalse(form.isWaiting, "the user goes on writing")
        server.answer()
        XCTAssertEqual(submitted, 1)
      }
    }
  }

  func testAFieldMayGoWhileItIsChecked() {
    onMain {
      let server = Server()
      assertFinalized {
        let host = FieldHost(UnderlinedTextField()) {
          $0.asyncValidator = AsyncValidator(delay: 0) { [server] _, value in
            try await server.check(value)
          }
        }
        host.type("a")
        XCTAssert(MainLoop.run(atMost: 60) { !server.asked.isEmpty })
        let field = host.field
        host.close()
        return [field]
      }
      server.answer()
    }
  }
}
