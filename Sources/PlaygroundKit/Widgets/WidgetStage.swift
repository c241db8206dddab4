import CConcertinaGtk
import GtkCore
import GtkReplay
import RichTextModel
import WidgetSupport

/// The stage of any widget: what a scene needs of it is read from GTK.
///
/// Widgets are named by their roles and accessible names. The state has the values of all of them,
/// what the pointer changes is recorded as these values, and the log has each change. What a widget
/// says beyond that, it says as a ``SceneContent``.
@MainActor
final class WidgetStage<Content: AnyObject & Sendable>: SceneStage {
  let root: Widget
  let sizedWidget: Widget
  private let owner: Content
  private let content: Widget
  private let knobs: StageKnobs<Content>

  /// Puts a widget on a stage.
  ///
  /// - Parameters:
  ///   - owner: What the knobs are for, which lives as long as the stage.
  ///   - content: Its widget.
  ///   - knobs: The knobs, whose values are set at once.
  ///   - setsDefaults: Whether their defaults are set, too; otherwise the widget has them by
  ///     itself.
  ///   - events: The log.
  init(
    _ owner: Content, _ content: Widget, _ knobs: StageKnobs<Content>, setsDefaults: Bool = true,
    _ events: SceneEvents
  ) {
    self.owner = owner
    LibraryStyle.load()
    self.content = content
    self.knobs = knobs
    if setsDefaults { knobs.useAll(on: owner) } else { knobs.useChanged(on: owner) }
    let placement = WidgetPlacement(of: content)
    (root, sizedWidget) = (placement.root, placement.sized)
    content.keepActionsInside()
    _ = ValueLog(of: content, to: events)
    ownContent?.report(to: events)
  }

  private var ownContent: (any SceneContent)? { owner as? any SceneContent }
  private var names: WidgetNames { WidgetNames(scope: content) }

  var growingWidget: Widget { content }
  var growingArea: GrowingTextArea? { nil }

  // MARK: Inputs

  var inputs: [any SceneInput] {
    content.selfAndDescendants.filter { $0.isTextInput && !$0.isInside(typeName: "GtkSpinButton") }
      .compactMap { textInput($0) }
  }

  var mainInput: (any SceneInput)? { inputs.first { $0.isEditable } }

  var input: (any SceneInput)? {
    inputs.first { $0.widget.isFocus } ?? mainInput
  }

  var startsFocused: Bool { mainInput != nil }

  private func textInput(_ widget: Widget) -> (any SceneInput)? {
    widget.isTextLine
      ? LineSceneInput(TextLine(retaining: widget.nativePointer))
      : TextView(existing: widget).map { ViewSceneInput($0) }
  }

  // MARK: State

  var state: JSONValue {
    var object = JSONObject()
    if let own = ownContent?.sceneState, own.count > 0 { object["own"] = .object(own) }
    object["widgets"] = widgetState
    object["texts"] = .array(shownTexts.map(JSONValue.string))
    object["focused"] = .optional(content.windowFocus.flatMap { address(of: $0) })
    object["width"] = .integer(content.width)
    object["height"] = .integer(content.height)
    return .object(object)
  }

  /// The values of all widgets that have any, by their addresses.
  private var widgetState: JSONValue {
    var object = JSONObject()
    for widget in content.selfAndDescendants where !isPart(widget) {
      var values = WidgetValues(widget: widget).json
      guard values.count > 0, let address = address(of: widget) else { continue }
      if widget.isSecretLine { values["isSecure"] = true }
      if !widget.isSensitive { values["isSensitive"] = false }
      object[address] = .object(values)
    }
    return .object(object)
  }

  /// The texts that are shown beside the widgets, from the first to the last, without those that
  /// name one.
  private var shownTexts: [String] {
    content.selfAndDescendants.filter {
      $0.isLabel && $0.isMapped && !isPart($0)
        && gtk_label_get_mnemonic_widget($0.nativePointer) == nil
    }.map(\.labelText).filter { !$0.isEmpty }
  }

  /// Whether a widget is a part of another one whose values say it all.
  private func isPart(_ widget: Widget) -> Bool {
    let composite: Set = [
      "GtkSpinButton", "GtkCalendar", "GtkDropDown", "GtkMenuButton", "GtkScale",
    ]
    return widget.selfAndAncestors.dropFirst().prefix { $0 != root }
      .contains { composite.contains($0.typeName) || $0.isActivatable }
  }

  private func address(of widget: Widget) -> String? {
    guard widget.isPart(of: content) else { return nil }
    return WidgetAddress(stage: self).address(of: widget)
  }

  var settableValues: [WidgetSetting] {
    guard let widgets = widgetState.objectValue?.members else { return [] }
    return widgets.flatMap { address, values in
      (values.objectValue?.members ?? []).map { WidgetSetting(address, $0.0, $0.1) }
    }
  }

  var violations: [String] { ownContent?.sceneViolations ?? [] }
  var paintsByItself: Bool {
    content.selfAndDescendants.contains {
      $0.isA(gtk_spinner_get_type()) && gtk_spinner_get_spinning($0.nativePointer) != 0
    }
  }

  var isSettled: Bool { ownContent?.isSceneSettled ?? true }

  // MARK: Knobs

  func apply(_ knob: String, _ value: KnobValue) {
    knobs.apply(KnobSetting(knob, value), on: owner)
  }

  func liveValue(of knob: String) -> KnobValue? { knobs.liveValue(of: knob, on: owner) }

  func problem(of knob: String) -> String? { ownContent?.problem(ofKnob: knob) }

  func close() { PendingEditing.end(in: content) }

  // MARK: Addresses

  func target(identifier: String) -> Widget? {
    root.descendant(named: identifier) ?? names.widget(named: identifier)
  }

  func identifier(of widget: Widget) -> String? {
    // A name that the app has given to a widget stays the same in every language.
    widget.name == widget.typeName ? names.name(of: widget) : nil
  }
}
