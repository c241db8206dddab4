import GtkCore
import RichTextModel
import TextTranslation

/// A row with a switch.
@MainActor
final class ToggleRow: InspectorRow {
  let widget: Widget
  private let toggle = Switch()
  private var isShowing = false

  init(_ knob: Knob, _ onTurned: @escaping @MainActor (KnobValue) -> Void) {
    widget = InspectorRows.row(knob, toggle)
    toggle.onToggled { [weak self] isOn in
      if self?.isShowing == false { onTurned(.toggle(isOn)) }
    }
  }

  func show(_ value: KnobValue) {
    guard case .toggle(let isOn) = value else { return }
    isShowing = true
    toggle.isOn = isOn
    isShowing = false
  }
}

/// A row with a number to type or to step through.
@MainActor
final class NumberRow: InspectorRow {
  let widget: Widget
  private let spin: SpinButton
  private let note = KnobNote()
  private let range: ClosedRange<Double>
  private var isShowing = false
  /// The end of the range that stands for no limit; nil for a number.
  private var unlimited: Double?

  init(
    _ knob: Knob, range: ClosedRange<Double>, step: Double, isWhole: Bool,
    _ onTurned: @escaping @MainActor (KnobValue) -> Void
  ) {
    self.range = range
    spin = SpinButton(range: range, step: step)
    if !isWhole, step >= 1 { spin.fractionDigits = 1 }
    spin.widthInCharacters = 4
    let bounds = [range.lowerBound, range.upperBound].map { JSONValue.number($0).compactText }
    let words = translated("From %s to %s").formatted(bounds[0], bounds[1])
    spin.tooltip = words
    widget = Box(.vertical, spacing: 6, [InspectorRows.row(knob, spin), note.label])
    note.label.addStyleClass("dim-label")
    spin.onRead { [weak note] isInRange in note?.show(isInRange ? nil : words) }
    spin.onValueChanged { [weak self] number in
      guard let self, !self.isShowing else { return }
      self.unlimited = nil
      onTurned(.number(number))
    }
    if case .number(let number) = knob.defaultValue, isUnlimited(number) {
      spin.showWords { [weak self] in
        guard let self, self.spin.value == self.unlimited else { return nil }
        return translated("none")
      }
    }
  }

  /// Whether a number is the greatest or the least one of its type, as for what has no limit.
  private func isUnlimited(_ number: Double) -> Bool {
    abs(number) >= Double(Int32.max) && !range.contains(number)
  }

  /// Shows the nearest number that the button can show; the knob keeps its own value.
  func show(_ value: KnobValue) {
    guard case .number(let number) = value, !number.isNaN else { return }
    isShowing = true
    unlimited =
      isUnlimited(number) ? min(max(number, range.lowerBound), range.upperBound) : nil
    spin.value = number
    isShowing = false
  }
}

/// A row with a drop-down list.
@MainActor
final class ChoiceRow: InspectorRow {
  /// The length of the longest option, in characters, that leaves room for the title beside it.
  private static let shortOption = 20

  let widget: Widget
  private let dropDown: DropDown
  private let options: [KnobOption]
  private var isShowing = false

  init(
    _ knob: Knob, _ options: [KnobOption], _ onTurned: @escaping @MainActor (KnobValue) -> Void
  ) {
    self.options = options
    let titles = options.map { translated($0.title) }
    dropDown = DropDown(titles)
    let isWide = titles.contains { $0.count > Self.shortOption }
    widget = InspectorRows.row(knob, dropDown, isWide: isWide)
    dropDown.onSelected { [weak self] index in
      guard self?.isShowing == false, let index else { return }
      onTurned(.choice(options[index].id))
    }
  }

  func show(_ value: KnobValue) {
    guard case .choice(let id) = value else { return }
    isShowing = true
    dropDown.selectedIndex = options.firstIndex { $0.id == id }
    isShowing = false
  }
}
