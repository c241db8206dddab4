import GtkCore
import RichTextEditing
import TextRules

/// The options, the current hit and the actions of a bar, for other languages than Swift.
extension FindBar {
  nonisolated static var searchParameters: [AnyParameter] {
    [
      AnyParameter(option("match-case", \.matchesCase)),
      AnyParameter(option("whole-words", \.matchesWholeWords)),
      AnyParameter(option("regular-expression", \.isExpression)),
      AnyParameter(currentNumber), AnyParameter(isSearching), AnyParameter(mistake),
    ]
  }

  /// Declares an option of the query.
  private nonisolated static func option(
    _ name: String, _ part: WritableKeyPath<TextQuery, Bool> & Sendable
  ) -> Parameter<FindBar, Bool> {
    Parameter(
      name, false,
      observe: changes(at: { $0.optionsChanged }, of: { $0.query[keyPath: part] }),
      get: { $0.query[keyPath: part] }, set: { $0.implementation.set(part, to: $1) })
  }

  /// The number of the current hit, from 1; nil without one.
  private nonisolated static let currentNumber = Parameter<FindBar, Int?>(
    "current-hit", nil, property: "currentNumber",
    observe: changes(of: { $0.finder.currentNumber }),
    get: { $0.finder.currentNumber }, set: nil)

  /// Whether there may be more hits than are known.
  private nonisolated static let isSearching = Parameter<FindBar, Bool>(
    "searching", false, property: "isSearching",
    observe: changes(of: { $0.finder.status == .searching }),
    get: { $0.finder.status == .searching }, set: nil)

  /// What is wrong with the expression or the replacement, for the user; empty for nothing.
  private nonisolated static let mistake = Parameter<FindBar, String>(
    "error", "", property: "mistake",
    observe: changes(of: { $0.mistake ?? "" }),
    get: { $0.implementation.mistake ?? "" }, set: nil)

  /// Reports the changes of a value, which is read after each event that may change it.
  private nonisolated static func changes<Value: Equatable & Sendable>(
    at event: @escaping @Sendable @MainActor (FindBarImplementation) -> Event<Void> = {
      $0.finderChanged
    },
    of value: @escaping @Sendable @MainActor (FindBarImplementation) -> Value
  ) -> ParameterObservation<FindBar> {
    { bar, changed in
      let implementation = bar.implementation
      var last = value(implementation)
      event(implementation).add { [weak implementation] in
        guard let implementation else { return }
        let now = value(implementation)
        guard now != last else { return }
        last = now
        changed()
      }
    }
  }

  nonisolated static let methods: [AnyMethod] = [
    AnyMethod("find-next", member: "next") { (bar: FindBar) in
      // The search of a bar that is shown begins with the hit after the caret.
      bar.isOpen ? bar.finder.next() : bar.show()
    },
    AnyMethod("find-previous", member: "previous") { (bar: FindBar) in
      bar.show()
      bar.finder.previous()
    },
    AnyMethod("open-replacing", member: "openReplacing") { (bar: FindBar) in
      bar.openReplacing()
    },
    AnyMethod("replace", member: "replace", failure: .content) { (bar: FindBar) -> Bool in
      bar.show()
      return try bar.implementation.replaceRow.replaceHit()
    },
    AnyMethod("replace-all", member: "replaceAll", failure: .content) { (bar: FindBar) in
      bar.show()
      try bar.implementation.replaceRow.replaceEveryHit()
    },
  ]
}
