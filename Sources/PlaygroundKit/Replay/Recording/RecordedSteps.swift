/// The steps of a recording in progress.
///
/// A run of typing is one step, and of several positions of the caret in a row the last one counts.
/// What was typed into a password is kept apart, so that it can be left out.
@MainActor
final class RecordedSteps {
  /// A step, and whether it has a part of a password.
  private struct Entry {
    let identifier: Int
    var step: ScenarioStep
    var isSecret: Bool
  }

  private var entries: [Entry] = []
  private var nextIdentifier = 0

  /// Whether the characters of passwords are recorded; otherwise there are stand-ins for them.
  var includesSecrets = false {
    didSet { if includesSecrets != oldValue { onChange?() } }
  }

  /// Called when a step was added or has changed.
  var onChange: (@MainActor () -> Void)?

  /// The steps, as they are written to a file.
  var steps: [ScenarioStep] {
    entries.compactMap { $0.isSecret && !includesSecrets ? $0.step.withStandIns : $0.step }
  }

  /// The steps with the real characters of passwords, which must not leave the program.
  var stepsWithSecrets: [ScenarioStep] { entries.map(\.step) }

  /// Whether a part of a password was entered.
  var hasSecrets: Bool { entries.contains(where: \.isSecret) }

  /// The number of steps.
  var count: Int { entries.count }

  /// The last step.
  var last: ScenarioStep? { entries.last?.step }

  /// Adds a step, or continues the last one.
  ///
  /// - Returns: An identifier, by which the step can be replaced later.
  @discardableResult
  func add(_ step: ScenarioStep, isSecret: Bool = false) -> Int {
    if let joined = last?.joined(with: step), let index = entries.indices.last {
      entries[index].step = joined
      entries[index].isSecret = entries[index].isSecret || isSecret
      onChange?()
      return entries[index].identifier
    }
    nextIdentifier += 1
    entries.append(Entry(identifier: nextIdentifier, step: step, isSecret: isSecret))
    onChange?()
    return nextIdentifier
  }

  /// Removes the last step.
  func removeLast() {
    entries.removeLast()
    onChange?()
  }

  /// Replaces a step; nil removes it.
  func replace(_ identifier: Int, with step: ScenarioStep?) {
    guard let index = entries.firstIndex(where: { $0.identifier == identifier }) else { return }
    if let step { entries[index].step = step } else { entries.remove(at: index) }
    onChange?()
  }
}

extension ScenarioStep {
  /// Returns one step for this one and the next one; nil if both are needed.
  fileprivate func joined(with next: ScenarioStep) -> ScenarioStep? {
    switch (self, next) {
    case (.type(let before), .type(let after)): .type(before + after)
    case (.select, .select), (.width, .width), (.scroll, .scroll): next
    case (.set(let one), .set(let other))
    where one.map(\.place) == other.map(\.place): next
    case (.within(let one, let step), .within(let other, let next)) where one == other:
      step.joined(with: next).map { .within(one, $0) }
    default: nil
    }
  }

  /// The step with other characters of the same kinds instead of those that it enters; nil for what
  /// expects them.
  fileprivate var withStandIns: ScenarioStep? {
    switch self {
    case .type(let text): .type(Self.standIn(for: text))
    case .paste(let text): .paste(Self.standIn(for: text))
    case .preedit(let text): .preedit(Self.standIn(for: text))
    case .commit(let text): .commit(Self.standIn(for: text))
    case .within(let input, let step): step.withStandIns.map { .within(input, $0) }
    case .expect: nil
    default: self
    }
  }

  /// Returns as many characters, which a rule for passwords judges alike: a digit for a digit, a
  /// capital letter for a capital letter.
  private static func standIn(for text: String) -> String {
    String(
      text.map { character in
        if character.isNewline { return character }
        if character.isNumber { return "0" }
        if character.isUppercase { return "A" }
        return character.isLetter ? "a" : "*"
      })
  }
}
