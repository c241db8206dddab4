import GtkCore

/// The knobs of a stage: their rows, and their present values.
@MainActor
public final class StageKnobs<Stage: AnyObject & Sendable> {
  /// The present values.
  public private(set) var values: KnobValues
  /// Called when a knob has been set on the stage.
  public var onUsed: (@MainActor (_ id: String, KnobValue) -> Void)?
  private let rows: [KnobRow<Stage>]

  /// Prepares the knobs of a stage.
  public init(_ rows: [KnobRow<Stage>], _ values: KnobValues) {
    self.rows = rows
    self.values = values
  }

  /// The value of a knob that the scene must have.
  public subscript<Value>(typed: TypedKnob<Value>) -> Value { values[typed] }

  /// Sets the values of all knobs on the stage, in the order of the inspector.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - last: The knobs that are used after all others, in this order.
  ///   - skipped: The knobs that are not used yet.
  public func useAll(on stage: Stage, last: [Knob] = [], skipping skipped: [Knob] = []) {
    let (late, never) = (last.map(\.id), skipped.map(\.id))
    for row in rows where !late.contains(row.knob.id) && !never.contains(row.knob.id) {
      use(row, on: stage)
    }
    for row in late.compactMap({ row($0) }) { use(row, on: stage) }
  }

  /// Sets the values that are not the defaults.
  func useChanged(on stage: Stage) {
    for setting in values.settings { row(setting.knob).map { use($0, on: stage) } }
  }

  /// Sets a knob, and its value on the stage.
  public func apply(_ setting: KnobSetting, on stage: Stage) {
    values.apply(setting)
    if let row = row(setting.knob) { use(row, on: stage) }
  }

  /// Returns what the user has changed of a knob on the stage.
  public func liveValue(of id: String, on stage: Stage) -> KnobValue? { row(id)?.follow(stage) }

  private func use(_ row: KnobRow<Stage>, on stage: Stage) {
    row.use(stage, values)
    if let value = values[row.knob.id] { onUsed?(row.knob.id, value) }
  }

  private func row(_ id: String) -> KnobRow<Stage>? { rows.first { $0.knob.id == id } }
}

/// A stage whose knobs are rows.
@MainActor
public protocol KnobbedStage: SceneStage, Sendable {
  /// The type of the main widget, whose parameters the knobs set.
  associatedtype Main: Widget
  /// The main widget.
  var main: Main { get }
  /// The knobs.
  var knobs: StageKnobs<Self> { get }
}

extension KnobbedStage {
  /// The main widget has the width of the scene.
  public var sizedWidget: Widget { main }

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    knobs.apply(KnobSetting(knob, value), on: self)
  }

  /// Returns the value that a knob follows on the stage.
  public func liveValue(of knob: String) -> KnobValue? { knobs.liveValue(of: knob, on: self) }
}
