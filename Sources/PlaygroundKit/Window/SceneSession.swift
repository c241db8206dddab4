import GtkCore

/// A scene that is open in the window: its stage, and the present values of its knobs.
@MainActor
final class SceneSession {
  /// The delay after a key with which the knobs follow the typed text, in seconds.
  private static let followDelay = 0.25

  let scene: Scene
  let stage: any SceneStage
  private(set) var values: KnobValues

  /// Called with every event on the stage.
  var onEvent: (@MainActor (SceneEvent) -> Void)?
  /// Called when a knob was set by anything other than the inspector.
  var onTurned: (@MainActor (KnobSetting) -> Void)?
  /// Called when a knob has followed what the user typed: nothing was set.
  var onFollowed: (@MainActor (KnobSetting) -> Void)?

  private let relay: Relay
  private var update: MainLoopSource?
  /// The knob that is being set.
  private var turning: String?

  /// The receiver of the stage's events, which exists before the session does.
  @MainActor
  private final class Relay {
    weak var session: SceneSession?
  }

  /// Builds a scene; nil if it has no stage.
  init?(scene: Scene, settings: [KnobSetting]) {
    guard let build = scene.build else { return nil }
    var values = scene.defaults
    values.apply(settings)
    let relay = Relay()
    self.scene = scene
    self.values = values
    self.relay = relay
    stage = build(
      values,
      SceneEvents(
        { relay.session?.received($0) }, turned: { relay.session?.turnedOnStage($0) },
        changed: { relay.session?.follow($0) }))
    relay.session = self
  }

  /// Sets a knob on behalf of the inspector.
  func turn(_ knob: String, to value: KnobValue) {
    guard values[knob] != value else { return }
    values.apply(KnobSetting(knob, value))
    turning = knob
    stage.apply(knob, value)
    turning = nil
  }

  /// Sets knobs on behalf of a scenario, also to the values that they have: the stage may have
  /// others by now.
  func replay(_ settings: [KnobSetting]) {
    for setting in settings {
      values.apply(setting)
      stage.apply(setting.knob, setting.value)
      onTurned?(setting)
    }
  }

  /// Sets the scene's own appearance again, if it has one.
  func applyScheme() { stage.applyScheme() }

  /// Ends the scene.
  func close() {
    update?.cancel()
    stage.close()
  }

  private func received(_ event: SceneEvent) {
    onEvent?(event)
    guard event.name == "text" else { return }
    update?.cancel()
    update = .after(seconds: Self.followDelay) { [weak self] in self?.followStage() }
  }

  private func turnedOnStage(_ setting: KnobSetting) {
    onEvent?(.set(setting))
    values.apply(setting)
    onTurned?(setting)
  }

  /// Reads the knobs that the scene itself has changed.
  private func followStage() {
    for knob in scene.knobs { follow(knob.id) }
  }

  /// Reads a knob that may have another value on the stage; not the one that is being set, whose
  /// text may say the same in another way.
  private func follow(_ knob: String) {
    guard knob != turning, let value = stage.liveValue(of: knob), value != values[knob] else {
      return
    }
    let setting = KnobSetting(knob, value)
    values.apply(setting)
    onFollowed?(setting)
  }
}
