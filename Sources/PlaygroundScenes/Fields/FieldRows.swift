import Concertina

/// The rows of knobs that several scenes of one field have.
enum FieldRows<Stage: SingleFieldStage> {
  /// Returns the row of the text, which the code sets when everything else is set.
  static func text(
    _ knob: TypedKnob<String>, follows: @escaping @MainActor (Stage) -> Bool = { _ in true }
  ) -> KnobRow<Stage> {
    KnobRow(
      knob, code: nil, follow: { follows($0) ? .text($0.main.text) : nil },
      use: { if $1 != $0.main.text { $0.main.setText($1) } })
  }

  /// Returns the row of the placeholder.
  static func placeholder(_ text: String) -> KnobRow<Stage> {
    KnobRow(
      FieldKnobs.placeholder.withDefault(.text(text)),
      code: { "\($1).configure(placeholder: \(SwiftCode.shortened($0)), maxLength: nil)" },
      use: { $0.main.configure(placeholder: $1, maxLength: nil) })
  }

  /// Returns the row of the hint.
  static func hint(_ text: String = "") -> KnobRow<Stage> {
    KnobRow(
      FieldKnobs.hint.withDefault(.text(text)),
      code: { $0.isEmpty ? nil : "\($1).setHint(\(SwiftCode.shortened($0)))" },
      use: { $0.main.setHint($1) })
  }

  static var error: KnobRow<Stage> {
    KnobRow(
      FieldKnobs.error,
      code: { $0.isEmpty ? nil : "\($1).setError(with: \(SwiftCode.shortened($0)))" },
      use: { $0.errorKnob.apply($1, to: $0.main) })
  }

  static var validationPolicy: KnobRow<Stage> {
    KnobRow(
      FieldKnobs.validationPolicy,
      code: { $0 == .afterFirstEndOfEditing ? nil : "\($1).validationPolicy = .\($0)" },
      use: { $0.main.validationPolicy = $1 })
  }

  static var isEnabled: KnobRow<Stage> {
    KnobRow(
      FieldKnobs.isEnabled, code: { $0 ? nil : "\($1).isEnabled = false" },
      use: { $0.main.isEnabled = $1 })
  }

  static var focus: KnobRow<Stage> {
    KnobRow(FieldKnobs.focus, code: nil) { stage, isFocused in
      isFocused ? stage.main.makeFirstResponder() : stage.main.resignFocus()
    }
  }

  /// Returns the row of the identifier.
  static func identifier(_ knob: TypedKnob<String>) -> KnobRow<Stage> {
    KnobRow(
      knob, code: { "\($1).setTextFieldIdentifier(\(SwiftCode.shortened($0)))" },
      use: { $0.main.setTextFieldIdentifier($1) })
  }
}

/// A stage of one field.
@MainActor
protocol SingleFieldStage: KnobbedStage where Main: CatalogField {
  /// The error that a knob shows.
  var errorKnob: ErrorKnob { get set }
}

extension SingleFieldStage {
  /// Whether the knob `focus` is on.
  var startsFocused: Bool { knobs[FieldKnobs.focus] }

  /// The area of a field of several lines.
  var growingArea: GrowingTextArea? { main.area }

  /// The field's text.
  var input: (any SceneInput)? { FieldSceneInput(main) }

  /// The button in the field.
  var buttons: [Button] { [main.actionButton].compactMap { $0 } }

  /// The invariants that the field violates.
  var violations: [String] { main.violatedInvariants.map(\.rawValue) }

  /// Whether nothing is being animated.
  var isSettled: Bool { !main.isMoving }

  /// Returns the field, or one of its parts.
  func target(identifier: String) -> Widget? { root.descendant(named: identifier) }
}
