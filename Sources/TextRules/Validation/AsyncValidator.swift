/// Validates a text by something that takes time, such as a server that knows the names in use.
///
/// ```swift
/// let validator = AsyncValidator { _, value in
///   try await isFree(value) ? .valid : .invalid("This name is taken")
/// }
/// ```
///
/// Only a text that is not empty, and that the field's other validator finds valid, is checked. The
/// check begins a moment after the last edit; another edit cancels it, and its result is dropped.
///
/// ## Errors
/// What the check throws, and a check that takes too long, make the text invalid, with
/// `messages.notChecked`.
public struct AsyncValidator: Sendable {
  /// Checks a text and its value: that is the text without a mask's own characters, and for a sum
  /// the number.
  public typealias Check =
    @MainActor @Sendable (
      _ text: String, _ value: String
    ) async throws -> FieldVerdict

  /// The time that the check waits for another edit, in seconds.
  public var delay: Double
  /// The time that the check may take, in seconds.
  public var timeout: Double
  /// The messages while the text is being checked, and when that has failed.
  public var messages = ValidationMessages()
  /// The check.
  public let check: Check

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - delay: How long to wait for another edit, in seconds.
  ///   - timeout: How long the check may take, in seconds.
  ///   - check: Checks the text; it should end soon once its task is cancelled.
  public init(delay: Double = 0.3, timeout: Double = 10, check: @escaping Check) {
    precondition(delay >= 0 && delay.isFinite, "AsyncValidator: delay is not a time")
    precondition(timeout > 0 && timeout.isFinite, "AsyncValidator: timeout is not a time")
    (self.delay, self.timeout, self.check) = (delay, timeout, check)
  }
}

/// The state of the check of an ``AsyncValidator`` for the present text.
enum AsyncVerdict: Equatable, Sendable {
  /// Nothing: there is no such validator, or nothing to check.
  case none
  /// The check has not ended.
  case pending
  /// The result.
  case done(FieldVerdict)
}
