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
  /// Asks the app, which answers with the number of the check; returns whether it will.
  var ask: (@MainActor (_ text: String, _ number: Int) -> Bool)?
  /// The number of the last check that the app was asked for.
  private var number = 0
  /// Takes the answer of the app; nil while it is not asked.
  private var answered: (@MainActor (FieldVerdict) -> Void)?

  /// Checks the text of a field after a pause, instead of the one before, or cancels the check if
  /// the text needs none.
  ///
  /// - Parameters:
  ///   - model: The model of the field.
  ///   - report: Called with the result, unless the check is cancelled.
  func update(for model: FieldModel, report: @escaping @MainActor (FieldVerdict) -> Void) {
    cancel()
    guard model.isValidating, let validator = model.check else { return }
    let (text, value) = (model.text, model.value)
    let asksApp = model.asyncValidator == nil
    start = { [weak self] in
      self?.limitTime(validator, report)
      if asksApp { self?.askApp(text, report) } else { self?.run(text, value, validator, report) }
    }
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
    (task, start, answered) = (nil, nil, nil)
  }

  private func limitTime(
    _ validator: AsyncValidator, _ report: @escaping @MainActor (FieldVerdict) -> Void
  ) {
    limit = MainLoopSource.after(seconds: validator.timeout) { [weak self] in
      self?.cancel()
      report(.invalid(validator.messages.notChecked))
    }
  }

  private func askApp(_ text: String, _ report: @escaping @MainActor (FieldVerdict) -> Void) {
    number = number % Int(Int32.max) + 1
    answered = report
    let asked = number
    // Without anyone who could object, the text is valid.
    guard ask?(text, asked) == true else { return finish(asked, .valid) }
  }

  /// Takes the answer of the app.
  ///
  /// - Parameters:
  ///   - number: The number of the check; the answer of another one than the last is dropped.
  ///   - verdict: The answer.
  func finish(_ number: Int, _ verdict: FieldVerdict) {
    guard number == self.number, let answered else { return }
    cancel()
    answered(verdict)
  }

  private func run(
    _ text: String, _ value: String, _ validator: AsyncValidator,
    _ report: @escaping @MainActor (FieldVerdict) -> Void
  ) {
    let failure = FieldVerdict.invalid(validator.messages.notChecked)
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
