import PlaygroundScenes
import Testing

/// Checks what is said of the command line and of scenarios against the tables that the parser and
/// the reader use.
struct GeneratedFileTests {
  @Test func theManPageIsMadeOfTheTables() throws {
    try GeneratedFile(name: "concertina-playground.1").check([
      "synopsis": ManPage.synopsis, "commands": ManPage.commands,
      "options": ManPage.options, "actions": ManPage.actions,
    ])
  }

  @Test func completionsAreMadeOfTheTables() throws {
    try GeneratedFile(name: "completions/concertina-playground.bash")
      .check(["options": Completions.bash])
    try GeneratedFile(name: "completions/_concertina-playground")
      .check(["options": Completions.zsh])
    try GeneratedFile(name: "completions/concertina-playground.fish")
      .check(["commands": Completions.fishCommands, "options": Completions.fish])
  }

  @Test func theSchemaIsMadeOfTheTables() throws {
    let name = "scenario.schema.json"
    let actions = ScenarioAction.allCases.map { action in
      let description = JSONValue.string(action.syntax.summary)
      let members = [("description", description)] + action.syntax.schema.members
      return (action.rawValue, JSONValue.object(JSONObject(members.map { ($0.0, $0.1) })))
    }
    let steps = ["$defs", "step", "properties"]
    let input = try #require(Resource.json(name)["$defs"]?["step"]?["properties"]?["in"])
    let properties = JSONObject(actions + [(ScenarioAction.inputKey, input)])
    let scenes = SceneCatalog.standard.scenes.map { JSONValue.string($0.id) }
    let schema = try Resource.json(name)
      .replacing(["properties", "scene", "enum"], with: .array(scenes))
      .replacing(["$defs", "width"], with: width)
      .replacing(steps, with: .object(properties))
    try GeneratedFile(name: name).check(schema.indentedText + "\n")
  }

  private let width: JSONValue = [
    "type": "integer", "minimum": .integer(PixelWidth.range.lowerBound),
    "maximum": .integer(PixelWidth.range.upperBound),
  ]
}

extension JSONValue {
  /// The value with another one at a path of keys.
  fileprivate func replacing(_ path: [String], with value: JSONValue) -> JSONValue {
    guard let key = path.first else { return value }
    var object = objectValue ?? JSONObject()
    object[key] = (self[key] ?? .null).replacing(Array(path.dropFirst()), with: value)
    return .object(object)
  }
}
