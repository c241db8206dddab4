import GtkCore
import TextRules

/// Runs the check of a field's text that takes time: after a pause in the edits, one at a time, and
/// no longer than it may take.
@MainActor
final class FieldChecking {
  private var pause: MainLoopSource?
  private var limit: MainLoopSource?
  private var task: Task<Void, Never>?
  /// Begins the check that waits for the pause.
  private var start: (@MainActor () -> Void)?

  /// Checks the text of a field after a pause, instead of the one before, or cancels the check if
  /// the text needs none.
  ///
  /// - Parameters:
  ///   - model: The model of the field.
  ///   - report: Called with the result, unless the check is cancelled.
  func update(for model: FieldModel, report: @escaping @MainActor (FieldVerdict) -> Void) {
    cancel()
    guard model.isValidating, let validator = model.asyncValidator else { return }
    let (text, value) = (model.text, model.value)
    start = { [weak self] in self?.run(text, value, validator, report) }
    // At the end of editing there is no other edit to wait for.
    guard validator.policy != .afterEditing else { return hurry() }
    pause = MainLoopSource.after(seconds: validator.delay) { [weak self] in self?.hurry() }
  }

  /// Begins the check now, if it waits for a pause in the edits.
  func hurry() {
    pause?.cancel()
    let start = start
    self.start = nil
    start?()
  }

  /// Cancels the check, whose result is dropped.
  func cancel() {
    pause?.cancel()
    limit?.cancel()
    task?.cancel()
    (task, start) = (nil, nil)
  }

  private func run(
    _ text: String, _ value: String, _ validator: AsyncValidator,
    _ report: @escaping @MainActor (FieldVerdict) -> Void
  ) {
    let failure = FieldVerdict.invalid(validator.messages.notChecked)
    limit = MainLoopSource.after(seconds: validator.timeout) { [weak self] in
      self?.cancel()
      report(failure)
    }
    task = Task { @MainActor [weak self] in
      let verdict: FieldVerdict
      do {
        verdict = try await validator.check(text, value)
      } catch {
        verdict = failure
      }
      // Of a text that is no longer there, or too late.
      guard !Task.isCancelled else { return }
      self?.cancel()
      report(verdict)
    }
  }
}
