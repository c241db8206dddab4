import CConcertinaGtk
import GtkCore
import XCTest

/// A handler in C that answers a signal with a text or with a widget, and what it was asked.
@MainActor
final class SignalAnswers {
  /// The texts to answer with, one after another; nil is `NULL`.
  var texts: [String?] = []
  /// What it was asked.
  private(set) var questions: [String] = []

  /// Answers a signal that has a text and wants one.
  func answerText(_ signal: String, of made: GObjectWidget) {
    let handler:
      @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
        UnsafeMutablePointer<CChar>? = { _, text, data in
          let question = text.map { String(cString: $0) } ?? ""
          let shared = MainThreadValue(data)
          let answer = MainActor.assumeIsolated { SignalAnswers.at(shared.value)?.next(question) }
          return answer.flatMap { g_strdup($0) }
        }
    connect(signal, made, unsafeBitCast(handler, to: GCallback.self))
  }

  /// Answers a signal that has two texts and wants a widget: with a button for a kind.
  func answerWidget(_ signal: String, of made: GObjectWidget) {
    let handler:
      @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> UnsafeMutablePointer<GtkWidget>? = { _, kind, text, data in
        let kind = kind.map { String(cString: $0) } ?? ""
        let question = kind + " " + (text.map { String(cString: $0) } ?? "")
        let shared = MainThreadValue(data)
        let answer = MainActor.assumeIsolated { SignalAnswers.at(shared.value)?.next(question) }
        return answer.flatMap { $0 == kind ? gtk_button_new() : nil }
      }
    connect(signal, made, unsafeBitCast(handler, to: GCallback.self))
  }

  private func connect(_ signal: String, _ made: GObjectWidget, _ handler: @escaping GCallback) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(made.pointer), signal, handler,
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> SignalAnswers? {
    pointer.map { Unmanaged<SignalAnswers>.fromOpaque($0).takeUnretainedValue() }
  }

  private func next(_ question: String) -> String? {
    questions.append(question)
    return texts.isEmpty ? nil : texts.removeFirst()
  }
}
