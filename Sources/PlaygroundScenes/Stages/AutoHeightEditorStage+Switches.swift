import Concertina
import TextTranslation

extension AutoHeightEditorStage {
  /// Builds the switches and the indicator below the editor.
  func buildSwitches() {
    add(translated("_Enabled"), "enabled", knob: "isEnabled")
    add(translated("_Border"), "border", knob: "hasBorder")
    add(translated("_Match pattern"), "match-pattern", knob: "matchPattern")
    if values.knob("isFocused") != nil { add(translated("_Focused"), "focused", knob: "isFocused") }
    let order = ["isEnabled", "hasBorder", "matchPattern", "isFocused"]
    let row = WrapRow(
      spacing: 18, lineSpacing: 12, order.compactMap { switches[$0]?.widget })
    column.append(row)
    column.append(indicator.widget)
  }

  private func add(_ title: String, _ identifier: String, knob: String) {
    let toggle = StageSwitch(title, identifier: identifier, isOn: values.toggle(knob)) {
      [weak self] in self?.turned(knob, $0)
    }
    switches[knob] = toggle
  }

  private func turned(_ knob: String, _ isOn: Bool) {
    record(knob, .toggle(isOn))
    // A user who turns matching on expects a match, so there has to be a pattern.
    guard knob == "matchPattern", isOn, values.text("pattern").isEmpty else { return }
    record("pattern", .text(AutoHeightEditorKnobs.emailPattern))
  }
}
