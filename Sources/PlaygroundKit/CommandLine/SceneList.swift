import RichTextModel

/// The output of `list`.
public enum SceneList {
  /// Returns the scenes and their knobs as text for the user.
  public static func text(_ catalog: SceneCatalog) -> String {
    catalog.categories.map { category in
      let scenes = catalog.scenes(in: category).map(text)
      return "\(category.title)\n" + scenes.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Returns the scenes and their knobs for programs: an array of objects.
  public static func json(_ catalog: SceneCatalog) -> JSONValue {
    .array(catalog.scenes.map(json))
  }

  private static func text(_ scene: Scene) -> String {
    let origin = scene.variantOf.map { "    A variant of \($0).\n" } ?? ""
    let knobs = scene.knobs.map { "      \($0.id)=\(defaultText($0))" }
    return "\n  \(scene.id)\n    \(scene.summary)\n" + origin + knobs.joined(separator: "\n")
  }

  /// Returns the default, followed by the other options.
  private static func defaultText(_ knob: Knob) -> String {
    let value = knob.defaultValue.json.compactText
    switch knob.kind {
    case .toggle, .text: return value
    case .number(_, _, _, let isWhole): return value + (isWhole ? "  (a whole number)" : "")
    case .choice(let id, let options):
      return "\(id)  (\(options.map(\.id).joined(separator: ", ")))"
    }
  }

  private static func json(_ scene: Scene) -> JSONValue {
    var object: JSONObject = [
      "id": .string(scene.id),
      "title": .string(scene.title),
      "category": .string(scene.category.id),
      "summary": .string(scene.summary),
    ]
    object["variantOf"] = scene.variantOf.map(JSONValue.string)
    object["knobs"] = .array(scene.knobs.map(json))
    return .object(object)
  }

  private static func json(_ knob: Knob) -> JSONValue {
    var object: JSONObject = [
      "id": .string(knob.id),
      "title": .string(knob.title),
      "kind": .string(kindName(knob.kind)),
      "default": knob.defaultValue.json,
    ]
    switch knob.kind {
    case .toggle: break
    case .number(_, let range, let step, let isWhole):
      object["range"] = [.number(range.lowerBound), .number(range.upperBound)]
      object["step"] = .number(step)
      object["isWhole"] = .bool(isWhole)
    case .choice(_, let options):
      object["options"] = .array(
        options.map { ["id": .string($0.id), "title": .string($0.title)] })
    case .text(_, let isMultiline, let presets):
      object["isMultiline"] = .bool(isMultiline)
      object["presets"] = .array(
        presets.map { ["title": .string($0.title), "value": .string($0.value)] })
    }
    return .object(object)
  }

  private static func kindName(_ kind: Knob.Kind) -> String {
    switch kind {
    case .toggle: "toggle"
    case .number: "number"
    case .choice: "choice"
    case .text: "text"
    }
  }
}
