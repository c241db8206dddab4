import CConcertinaGtk
import GtkCore
import RichTextModel
import TextTranslation

/// A widget of any class, with what GObject says of it: its properties are the knobs and the state,
/// its signals are in the log.
@MainActor
final class ClassWidget: SceneContent {
  let widget: Widget
  /// The widget with the properties and signals.
  private let subject: Widget
  /// What has to be said of it.
  let notes: [String]
  /// The knobs whose last values are none of their properties' types.
  private var rejected: Set<String> = []

  private weak var events: SceneEvents?

  /// What the signals of a `.ui` file call.
  private let handlers = InterfaceHandlers()

  init(_ shown: ShownWidget) {
    (widget, subject, notes) = (shown.widget, shown.subject, shown.notes)
  }

  /// Makes the widget of a source.
  init(_ source: WidgetSource) throws(WidgetClassProblem) {
    let shown = try source.make(handlers)
    (widget, subject, notes) = (shown.widget, shown.subject, shown.notes)
  }

  var sceneState: JSONObject {
    var values = JSONObject()
    for property in ObjectParts.properties(of: subject) { values[property.id] = property.value }
    for property in ObjectProperty.properties(of: subject.gType) {
      values[property.name] = property.value(of: subject)
    }
    if subject.hasSecret { values["isSecure"] = true }
    return values
  }

  func report(to events: SceneEvents) {
    self.events = events
    handlers.onCall = { events.send(SceneEvent(name: $0, detail: "handler")) }
    for note in notes { events.send(SceneEvent(name: "shown", detail: note)) }
    for signal in AnySignal.names(of: subject.gType) {
      AnySignal.connect(signal, of: subject) { [weak self] arguments in
        // A signal may have the text, or a part of it.
        let isSecret = self?.subject.hasSecret ?? true
        let detail = isSecret ? "" : arguments.joined(separator: ", ")
        events.send(SceneEvent(name: signal, detail: detail))
      }
    }
    follow(events)
  }

  /// Lets the knobs show what the user changes.
  private func follow(_ events: SceneEvents) {
    var knobs: [Object: [String: String]] = [:]
    for property in properties {
      guard let (object, name) = property.source else { continue }
      knobs[object, default: [:]][name] = property.id
    }
    for (object, names) in knobs {
      AnySignal.connect("notify", of: object) { arguments in
        if let knob = arguments.first.flatMap({ names[$0] }) { events.send(changed: knob) }
      }
    }
  }

  // MARK: Knobs

  private var properties: [any SettableProperty] {
    subject.settableProperties { [weak self] title in
      self?.events?.send(SceneEvent(name: "menu", detail: title))
    }
  }

  private func property(_ id: String) -> (any SettableProperty)? {
    properties.first { $0.id == id }
  }

  /// Returns a knob for each property that an app can set, with the widget's own values as
  /// defaults.
  func makeKnobs() -> [KnobRow<ClassWidget>] {
    properties.compactMap { property in
      property.kind.map { Self.row(Knob(property.id, title: property.id, kind: $0)) }
    }
  }

  private static func row(_ knob: Knob) -> KnobRow<ClassWidget> {
    let name = knob.id
    return KnobRow(
      TypedKnob(knob) { $0.json },
      follow: { owner in
        owner.property(name)?.value.flatMap { try? knob.value(from: $0, at: JSONPath()) }
      },
      use: { $0.set(name, to: $1) })
  }

  private func set(_ name: String, to value: JSONValue) {
    let isSet = property(name)?.set(value) ?? false
    if isSet { rejected.remove(name) } else { rejected.insert(name) }
  }

  func problem(ofKnob knob: String) -> String? {
    guard rejected.contains(knob), let property = property(knob) else { return nil }
    return translated("This is not a value of %s").formatted(property.typeName)
  }

  /// Returns why a property has no knob; nil if it has one, or if there is no such property.
  func problem(ofProperty name: String) -> WidgetClassProblem? {
    guard property(name) == nil, let property = ObjectProperty.named(name, of: subject) else {
      return nil
    }
    guard !property.namesFile else {
      return .cannotSet(property: name, of: subject.typeName, reason: "it names a file")
    }
    guard property.isSettable else {
      return .cannotSet(property: name, of: subject.typeName, reason: "it can only be read")
    }
    return .cannotSet(
      property: name, of: subject.typeName,
      reason: "no text stands for a value of \(property.typeName)")
  }
}

extension WidgetSource {
  /// Returns the scene of the widget.
  @MainActor
  func makeScene() throws(WidgetClassProblem) -> Scene {
    let widget = ClassWidget(try make())
    let source = self
    return Scene(
      id, title: text, category: .scenes, summary: widget.notes.joined(separator: " "),
      knobs: widget.makeKnobs(), setsDefaults: false,
      // The class is known by now, and the file was readable.
      content: { (try? ClassWidget(source)) ?? ClassWidget(ShownWidget(Box(.vertical))) },
      widget: { $0.widget })
  }
}
