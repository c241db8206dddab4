/// A message that the user has sent and that has not arrived yet.
///
/// ```swift
/// bar.onStateChanged = {
///   for message in bar.pendingMessages {
///     if case .failed(let reason) = message.state { show(message.text, reason) }
///   }
/// }
/// ```
///
/// The bar shows such messages above its text. An app that shows them in the conversation itself
/// turns that off (``ExpandableToolbar/showsPendingMessages``), and calls
/// ``ExpandableToolbar/retry(_:)``, ``ExpandableToolbar/edit(_:)`` and
/// ``ExpandableToolbar/delete(_:)`` for what the user does there.
public struct PendingMessage: Identifiable, Hashable, Sendable {
  /// What is happening to a message.
  public enum State: Hashable, Sendable {
    /// It waits for the messages before it, which have not arrived either.
    case waiting
    /// It is on its way, and can neither be changed nor taken back.
    case sending
    /// It has not arrived, for this reason; the user decides what happens to it.
    case failed(String)
  }

  /// Identifies the message as long as the app runs.
  public struct ID: Hashable, Sendable {
    package let number: Int

    /// Creates the identity of a number, which may be that of no message.
    package init(number: Int) { self.number = number }

    @MainActor private static var last = 0

    /// Returns another identity than all before.
    @MainActor static func make() -> ID {
      last += 1
      return ID(number: last)
    }
  }

  /// The greatest number of characters of a message that a row shows.
  private static let maxExcerptLength = 80

  /// What identifies the message.
  public let id: ID
  /// The text as it is sent; empty if only attachments are.
  public let text: String
  /// What is happening to the message.
  public let state: State

  /// Whether it is on its way.
  var isSending: Bool { state == .sending }

  /// Why it has not arrived; nil if it has not failed.
  package var failure: String? {
    guard case .failed(let reason) = state else { return nil }
    return reason
  }

  /// The first line of the text with something to see, as far as there is room for it.
  var excerpt: String {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains { !$0.isWhitespace } } ?? ""
    let isCut = line.count > Self.maxExcerptLength || lines.count > 1
    return line.prefix(Self.maxExcerptLength) + (isCut ? "…" : "")
  }
}
