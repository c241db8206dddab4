import GtkCore
import TextTranslation

/// A knob in the inspector: its title and its control.
@MainActor
protocol InspectorRow: AnyObject {
  /// The widget of the row.
  var widget: Widget { get }

  /// Shows a value, without reporting it.
  func show(_ value: KnobValue)

  /// Marks the value as one that the scene could not use; nil removes the mark.
  func show(problem: String?)
}

extension InspectorRow {
  /// Does nothing: only a text can be anything.
  func show(problem: String?) {}
}

/// Creates the rows for knobs.
@MainActor
enum InspectorRows {
  static func make(
    _ knob: Knob, onTurned: @escaping @MainActor (KnobValue) -> Void
  ) -> any InspectorRow {
    switch knob.kind {
    case .toggle: ToggleRow(knob, onTurned)
    case .number(_, let range, let step, let isWhole):
      NumberRow(knob, range: range, step: step, isWhole: isWhole, onTurned)
    case .choice(_, let options): ChoiceRow(knob, options, onTurned)
    case .text(_, let isMultiline, let presets):
      TextRow(knob, isMultiline: isMultiline, presets, onTurned)
    }
  }

  /// Returns a row with a title at the start and a control at the end, which the title labels.
  ///
  /// The title of a wide control, which would leave no room beside it, is above it.
  static func row(_ knob: Knob, _ control: Widget, isWide: Bool = false) -> Box {
    control.name = "knob-\(knob.id)"
    control.verticalAlignment = .center
    let label = title(knob)
    control.setLabelled(by: label)
    return isWide
      ? Box(.vertical, spacing: 6, [label, control])
      : Box(.horizontal, spacing: 12, [label, control])
  }

  static func title(_ knob: Knob) -> Label {
    let label = Label(translated(knob.title))
    label.xAlignment = .start
    label.setExpands(horizontally: true)
    label.wrapLines()
    // A title is broken between words only, at every text size.
    label.minWidthInCharacters = 9
    return label
  }
}
