import TextTranslation

/// What a scene is, and its knobs with their types and defaults, as a text for the user.
struct SceneReference {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The text: the name, the description, and a paragraph for each knob.
  var text: String {
    let title = "\(translated(scene.title)) (\(scene.id))"
    let origin = scene.variantOf.map { [translated("A variant of %s").formatted($0)] } ?? []
    let head = [title, translated(scene.summary)].filter { !$0.isEmpty } + origin
    return ([head.joined(separator: "\n")] + scene.knobs.map { text(of: $0) }).joined(
      separator: "\n\n")
      + "\n"
  }

  private func text(of knob: Knob) -> String {
    let value = knob.defaultValue.json.compactText
    return "\(knob.id): \(type(of: knob)) = \(value)\n  \(translated(knob.title))"
  }

  /// The type of a knob's value, as in Swift; of a number also the values that the inspector
  /// offers, of a choice its options.
  private func type(of knob: Knob) -> String {
    switch knob.kind {
    case .toggle: return "Bool"
    case .number(_, let range, _, let isWhole):
      let bounds = [range.lowerBound, range.upperBound].map {
        Int(exactly: $0).map(String.init) ?? "\($0)"
      }
      return "\(isWhole ? "Int" : "Double") \(bounds.joined(separator: "..."))"
    case .choice(_, let options): return options.map(\.id).joined(separator: " | ")
    case .text: return "String"
    }
  }
}
