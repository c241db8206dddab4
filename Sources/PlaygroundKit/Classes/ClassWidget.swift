import CConcertinaGtk
import GtkCore
import RichTextModel
import TextTranslation

/// A widget of any class, with what GObject says of it: its properties are the knobs and the state,
/// its signals are in the log.
@MainActor
final class ClassWidget: SceneContent {
  let widget: Widget
  /// The knobs whose last values are none of their properties' types.
  private var rejected: Set<String> = []

  /// What the signals of a `.ui` file call.
  private let handlers = InterfaceHandlers()

  init(_ widget: Widget) { self.widget = widget }

  /// Makes the widget of a source.
  init(_ source: WidgetSource) throws(WidgetClassProblem) { widget = try source.make(handlers) }

  var sceneState: JSONObject {
    var values = JSONObject()
    for property in ObjectProperty.properties(of: widget.gType) {
      values[property.name] = property.value(of: widget)
    }
    if widget.hasSecret { values["isSecure"] = true }
    return values
  }

  func report(to events: SceneEvents) {
    handlers.onCall = { events.send(SceneEvent(name: $0, detail: "handler")) }
    for signal in AnySignal.names(of: widget.gType) {
      AnySignal.connect(signal, of: widget) { [weak self] arguments in
        // A signal may have the text, or a part of it.
        let isSecret = self?.widget.hasSecret ?? true
        let detail = isSecret ? "" : arguments.joined(separator: ", ")
        events.send(SceneEvent(name: signal, detail: detail))
      }
    }
  }

  // MARK: Knobs

  /// Returns a knob for each property that an app can set, with the widget's own values as
  /// defaults.
  func makeKnobs() -> [KnobRow<ClassWidget>] {
    ObjectProperty.properties(of: widget.gType).filter(\.isSettable).compactMap { property in
      guard let kind = property.knobKind(of: widget) else { return nil }
      return Self.row(Knob(property.name, title: property.name, kind: kind))
    }
  }

  private static func row(_ knob: Knob) -> KnobRow<ClassWidget> {
    let name = knob.id
    return KnobRow(
      TypedKnob(knob) { $0.json },
      follow: { owner in
        ObjectProperty.named(name, of: owner.widget)?.value(of: owner.widget)
          .flatMap { try? knob.value(from: $0, at: JSONPath()) }
      },
      use: { $0.set(name, to: $1) })
  }

  private func set(_ name: String, to value: JSONValue) {
    let isSet = ObjectProperty.named(name, of: widget)?.set(value, on: widget) ?? false
    if isSet { rejected.remove(name) } else { rejected.insert(name) }
  }

  func problem(ofKnob knob: String) -> String? {
    guard rejected.contains(knob), let property = ObjectProperty.named(knob, of: widget) else {
      return nil
    }
    return translated("This is not a value of %s").formatted(property.typeName)
  }

  /// Returns why a property has no knob; nil if it has one, or if there is no such property.
  func problem(ofProperty name: String) -> WidgetClassProblem? {
    guard let property = ObjectProperty.named(name, of: widget) else { return nil }
    guard !property.namesFile else {
      return .cannotSet(property: name, of: widget.typeName, reason: "it names a file")
    }
    guard property.isSettable else {
      return .cannotSet(property: name, of: widget.typeName, reason: "it can only be read")
    }
    guard property.knobKind(of: widget) == nil else { return nil }
    return .cannotSet(
      property: name, of: widget.typeName,
      reason: "no text stands for a value of \(property.typeName)")
  }
}

extension WidgetSource {
  /// Returns the scene of the widget.
  @MainActor
  func makeScene() throws(WidgetClassProblem) -> Scene {
    let knobs = ClassWidget(try make()).makeKnobs()
    let source = self
    return Scene(
      id, title: text, category: .scenes, summary: "", knobs: knobs, setsDefaults: false,
      // The class is known by now, and the file was readable.
      content: { (try? ClassWidget(source)) ?? ClassWidget(Box(.vertical)) }, widget: { $0.widget })
  }
}
