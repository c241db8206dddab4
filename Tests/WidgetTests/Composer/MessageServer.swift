import GtkCore
import WidgetTestSupport
import XCTest

/// A server that answers one message of each conversation at a time, when the test calls for it.
@MainActor
final class MessageServer {
  /// The messages that the server has taken, oldest first.
  private(set) var delivered: [String] = []
  private var finished = 0
  private var waiting: [String: (text: String, answer: CheckedContinuation<Void, any Error>)] = [:]

  /// Receives a message of a conversation, and waits for the test.
  func send(_ text: String, from room: String) async throws {
    defer { finished += 1 }
    try await withCheckedThrowingContinuation { waiting[room] = (text, $0) }
    delivered.append(text)
  }

  func isAsked(by room: String) -> Bool { waiting[room] != nil }

  /// Answers the message of a conversation that is being sent.
  func answer(_ room: String, _ failure: (any Error)? = nil) {
    XCTAssert(MainLoop.run(atMost: 60) { isAsked(by: room) })
    guard let asked = waiting.removeValue(forKey: room) else { return }
    let before = finished
    if let failure { asked.answer.resume(throwing: failure) } else { asked.answer.resume() }
    XCTAssert(MainLoop.run(atMost: 60) { finished > before })
    MainLoop.runUntilIdle()
  }

  /// Fails whatever is being sent.
  func hangUp() {
    for room in waiting.keys.sorted() { answer(room, ComposerHost.Failure()) }
  }
}
