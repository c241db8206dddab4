import Dispatch

/// Keeps a match up to date while a text and its pattern change.
///
/// A short text is matched immediately. A longer text, or a pattern that needs more work, is
/// matched on a background thread, for which the main thread waits no longer than 2 ms. Outdated
/// matches are dropped: the newest text wins. A match that takes longer than ``patience`` is given
/// up; if it ends after all, as it does on a busy machine, its result replaces that.
///
/// ```swift
/// let matcher = LivePatternMatcher { editor.text }
/// matcher.onChange = { match in indicator.show(match) }
/// matcher.pattern = "^[0-9]+$"
/// matcher.textDidChange()
/// ```
///
/// The text is read only while there is a valid pattern.
@MainActor
public final class LivePatternMatcher {
  /// Seconds after which a background match counts as given up.
  public static let patience = 1.0

  /// The latest result; while ``isSettled`` is `false`, that of the last text that was finished.
  public private(set) var match = PatternMatch.none

  /// Called after ``match`` changed, on the main actor.
  public var onChange: ((PatternMatch) -> Void)?

  /// Whether ``match`` is the result for the newest text and pattern.
  public var isSettled: Bool { newest == settled }

  private let text: () -> String?
  private var compiled: Pattern?
  private var newest: UInt = 0
  private var settled: UInt = 0
  private var running: BackgroundMatch?
  private var pending: BackgroundMatch?
  private var abandoned = 0

  private static let frameBudget = DispatchTimeInterval.milliseconds(2)
  private static let maximumAbandoned = 2

  /// Creates a matcher without a pattern.
  ///
  /// - Parameter text: Returns the text to match; `nil` if it is longer than
  ///   `MatchEffort.longestText` anyway, which avoids copying it.
  public init(text: @escaping () -> String?) {
    self.text = text
  }

  /// The pattern in Perl syntax; `nil` for none.
  ///
  /// A pattern that is not a regular expression makes ``match`` `.invalidPattern`.
  public var pattern: String? {
    didSet {
      guard pattern != oldValue else { return }
      compilePattern()
    }
  }

  /// Matches again; call this after the text has changed.
  public func textDidChange() {
    guard let compiled else { return }
    newest += 1
    pending = nil
    guard let text = text() else { return settle(newest, .gaveUp) }
    let quick = compiled.match(in: text, effort: .instant)
    guard quick == .gaveUp else {
      settle(newest, quick)
      return
    }
    let next = BackgroundMatch(serial: newest, pattern: compiled, text: text)
    if running == nil { start(next) } else { pending = next }
  }

  private func compilePattern() {
    newest += 1
    pending = nil
    compiled = nil
    guard let pattern else { return settle(newest, .none) }
    do {
      compiled = try Pattern(pattern)
      textDidChange()
    } catch {
      settle(newest, .invalidPattern(error))
    }
  }

  /// Publishes a result, unless there is a newer text or pattern.
  private func settle(_ serial: UInt, _ result: PatternMatch) {
    guard serial == newest else { return }
    settled = serial
    guard result != match else { return }
    match = result
    onChange?(result)
  }

  private func start(_ next: BackgroundMatch) {
    guard abandoned < Self.maximumAbandoned else { return settle(next.serial, .gaveUp) }
    running = next
    next.begin { [weak self] in self?.finish(next) }
    if next.work.wait(atMost: Self.frameBudget) { return finish(next) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.abandon(next) }
    }
  }

  private func finish(_ finished: BackgroundMatch) {
    if finished.isAbandoned {
      abandoned -= 1
      finished.isAbandoned = false
      if let result = finished.work.result { settle(finished.serial, result) }
      return
    }
    guard running === finished, let result = finished.work.result else { return }
    running = nil
    settle(finished.serial, result)
    startPending()
  }

  /// Gives up waiting for a match: it cannot be stopped, only left alone, and only a few at a time.
  private func abandon(_ late: BackgroundMatch) {
    guard running === late else { return }
    running = nil
    late.isAbandoned = true
    abandoned += 1
    settle(late.serial, .gaveUp)
    startPending()
  }

  private func startPending() {
    guard running == nil, let next = pending else { return }
    pending = nil
    start(next)
  }
}
