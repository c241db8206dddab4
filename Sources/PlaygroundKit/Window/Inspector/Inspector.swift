import GtkCore
import TextTranslation

/// The knobs of the open scene.
@MainActor
final class Inspector {
  let widget = Box(.vertical)
  private let column = Box(.vertical, spacing: 12)
  private let title = Label()
  private var rows: [String: any InspectorRow] = [:]

  /// Called when the user has set a knob.
  var onTurned: (@MainActor (_ knob: String, _ value: KnobValue) -> Void)?

  init() {
    widget.addStyleClass("playground-panel")
    widget.addStyleClass("at-end")
    widget.name = "inspector"
    widget.requestSize(width: 300)
    column.setMargins(12)
    title.addStyleClass("heading")
    title.xAlignment = .start
    title.wrapLines()
    let scroller = ScrolledWindow(column)
    scroller.setScrolls(horizontally: false, vertically: true)
    scroller.setExpands(vertically: true)
    widget.append(scroller)
  }

  /// Shows the knobs of a scene with their values.
  func show(_ scene: Scene, _ values: KnobValues) {
    column.removeAll()
    rows = [:]
    title.text = translated(scene.title)
    column.append(title)
    for knob in scene.knobs { add(knob, values[knob.id] ?? knob.defaultValue) }
  }

  private func add(_ knob: Knob, _ value: KnobValue) {
    let row = InspectorRows.make(knob) { [weak self] in self?.onTurned?(knob.id, $0) }
    rows[knob.id] = row
    row.show(value)
    column.append(row.widget)
  }

  /// Marks the knobs whose values the scene could not use.
  ///
  /// - Parameter problem: Returns what is wrong with the value of a knob; nil if nothing is.
  func showProblems(_ problem: (_ knob: String) -> String?) {
    for (knob, row) in rows { row.show(problem: problem(knob)) }
  }

  /// Shows a value that a knob was set to outside the inspector.
  func show(_ setting: KnobSetting) { rows[setting.knob]?.show(setting.value) }
}
