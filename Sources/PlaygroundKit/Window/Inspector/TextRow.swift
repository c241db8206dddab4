import GtkCore
import TextTranslation

/// A row with a text of one line or several, and presets to choose from.
@MainActor
final class TextRow: InspectorRow {
  let widget: Widget
  private let field: any TextRowField
  private let presets: [KnobPreset]
  private let presetList: DropDown?
  private let note = KnobNote()
  private var isShowing = false

  init(
    _ knob: Knob, isMultiline: Bool, _ presets: [KnobPreset],
    _ onTurned: @escaping @MainActor (KnobValue) -> Void
  ) {
    self.presets = presets
    field = isMultiline ? LongTextField() : ShortTextField()
    presetList =
      presets.isEmpty
      ? nil : DropDown(presets.map { translated($0.title) } + [translated("Custom")])
    let label = InspectorRows.title(knob)
    field.input.name = "knob-\(knob.id)"
    field.input.setLabelled(by: label)
    let head = Box(.horizontal, spacing: 12, [label])
    widget = Box(.vertical, spacing: 6, [head, field.widget, note.label])
    note.label.addStyleClass("error")
    addPresets(to: head, of: knob, onTurned)
    field.onChanged { [weak self] text in
      guard let self, !self.isShowing else { return }
      self.showPreset(of: text)
      onTurned(.text(text))
    }
  }

  private func addPresets(
    to head: Box, of knob: Knob, _ onTurned: @escaping @MainActor (KnobValue) -> Void
  ) {
    guard let presetList else { return }
    presetList.name = "preset-\(knob.id)"
    presetList.accessibleLabel = translated("Presets for %s").formatted(
      translated(knob.title))
    presetList.tooltip = translated("Presets")
    presetList.onSelected { [weak self] index in
      guard let self, !self.isShowing, let index, self.presets.indices.contains(index) else {
        return
      }
      let text = self.presets[index].value
      self.show(.text(text))
      onTurned(.text(text))
    }
    head.append(presetList)
  }

  func show(_ value: KnobValue) {
    guard case .text(let text) = value else { return }
    isShowing = true
    if field.text != text { field.text = text }
    isShowing = false
    showPreset(of: text)
  }

  func show(problem: String?) {
    note.show(problem)
    field.widget.setStyleClass("error", problem != nil)
  }

  private func showPreset(of text: String) {
    isShowing = true
    presetList?.selectedIndex = presets.firstIndex { $0.value == text } ?? presets.count
    isShowing = false
  }
}
