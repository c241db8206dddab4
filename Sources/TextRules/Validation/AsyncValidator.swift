/// Validates a text by something that takes time, such as a server that knows the names in use.
///
/// ```swift
/// let validator = AsyncValidator { _, value in
///   try await isFree(value) ? .valid : .invalid("This name is taken")
/// }
/// ```
///
/// Only a text that is not empty, and that the field's other validator finds valid, is checked. By
/// its ``policy`` the check begins a moment after the last edit, or when editing ends; another edit
/// cancels it, and its result is dropped.
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

  /// When a text is checked, and when what was found is shown.
  public var policy: CheckPolicy
  /// The time that the check waits for another edit, in seconds.
  public var delay: Double
  /// The time that the check may take, in seconds.
  public var timeout: Double
  /// The messages while the text is being checked, and when that has failed.
  public var messages = ValidationMessages()
  /// The check.
  public let check: Check
  /// Whether there is anything to check by.
  package var isWanted: @MainActor @Sendable () -> Bool = { true }

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - policy: When a text is checked, and when what was found is shown.
  ///   - delay: How long to wait for another edit, in seconds.
  ///   - timeout: How long the check may take, in seconds.
  ///   - check: Checks the text; it should end soon once its task is cancelled.
  public init(
    policy: CheckPolicy = .whileTyping, delay: Double = 0.3, timeout: Double = 10,
    check: @escaping Check
  ) {
    precondition(delay >= 0 && delay.isFinite, "AsyncValidator: delay is not a time")
    precondition(timeout > 0 && timeout.isFinite, "AsyncValidator: timeout is not a time")
    (self.policy, self.delay, self.timeout, self.check) = (policy, delay, timeout, check)
  }
}

/// When a check that takes time begins, and when the field shows that it has found a problem.
///
/// | | the check begins | a problem is shown |
/// | --- | --- | --- |
/// | ``afterEditing`` | when the focus leaves, or the form is submitted | at once |
/// | ``whileTyping`` | after a pause in the edits | once the user has finished writing |
/// | ``showingWhileTyping`` | after a pause in the edits | at once |
///
/// ```swift
/// // People try one name after the other: they need not leave the field to know.
/// let validator = AsyncValidator(policy: .showingWhileTyping) { _, value in
///   try await isFree(value) ? .valid : .invalid("This name is taken")
/// }
/// ```
public enum CheckPolicy: String, CaseIterable, Sendable {
  /// The text is checked when editing ends: for checks that cost something.
  case afterEditing
  /// The text is checked after a pause in the edits, so that the result is there when the user has
  /// finished; it is not shown before that.
  case whileTyping
  /// The text is checked after a pause in the edits, and what was found is shown at once.
  case showingWhileTyping
}

/// The state of the check of an ``AsyncValidator`` for the present text.
enum AsyncVerdict: Equatable, Sendable {
  /// Nothing: there is no such validator, or nothing to check.
  case none
  /// The text is to be checked when editing ends.
  case due
  /// The check has not ended.
  case pending
  /// The result.
  case done(FieldVerdict)
}
