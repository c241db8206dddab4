import PlaygroundScenes
import Testing

/// Checks `Resources/scenario.schema.json` against the reader and its declarations.
struct ScenarioSchemaTests {
  private let schema: JSONValue
  private let validator: SchemaValidator

  init() throws {
    schema = try Resource.json("scenario.schema.json")
    validator = SchemaValidator(root: schema)
  }

  @Test func topLevelKeysAreThoseOfTheReader() throws {
    let properties = try #require(schema["properties"]?.objectValue)
    #expect(Set(properties.keys) == Set(ScenarioKey.allCases.map(\.rawValue)))
    #expect(schema["additionalProperties"] == false)
    for key in ScenarioKey.allCases {
      #expect(try kinds(of: properties[key.rawValue]) == [key.kind], "\(key)")
    }
    let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
    #expect(Set(required) == Set(ScenarioKey.allCases.filter(\.isRequired).map(\.rawValue)))
  }

  @Test(arguments: ScenarioCorpus.good)
  func goodFilesFit(text: String) throws {
    #expect(try validator.accepts(JSONValue(parsing: text)))
  }

  @Test(arguments: ["composer", "editor", "field", "rich-text"])
  func scenariosForAllDisplaysFit(name: String) throws {
    #expect(try validator.accepts(Resource.json("scenarios/\(name).scenario.json")))
  }

  @Test func badFilesDoNotFit() throws {
    for bad in ScenarioCorpus.badForBoth {
      #expect(try !validator.accepts(JSONValue(parsing: bad.text)), "\(bad.text)")
    }
    for bad in ScenarioCorpus.badStepsForBoth {
      let text = ScenarioCorpus.scenario(step: bad.text)
      #expect(try !validator.accepts(JSONValue(parsing: text)), "\(bad.text)")
    }
  }

  @Test func whatOnlyTheReaderKnowsFits() throws {
    for bad in ScenarioCorpus.badStepsForTheReader {
      let text = ScenarioCorpus.scenario(step: bad.text)
      #expect(try validator.accepts(JSONValue(parsing: text)), "\(bad.text)")
    }
  }

  @Test func examplesAreReadByTheReader() throws {
    let reader = ScenarioReader(catalog: .standard)
    let properties = schema["$defs"]?["step"]?["properties"]?.objectValue
    for (action, property) in properties?.members ?? [] where action != ScenarioAction.inputKey {
      for example in property["examples"]?.arrayValue ?? [] {
        let step = JSONValue.object([action: example])
        _ = try reader.scenario(from: ["scene": "auto-height-editor", "steps": [step]])
      }
    }
  }

  @Test func theValidatorRefusesKeywordsThatItDoesNotKnow() {
    let odd = SchemaValidator(root: ["oneOf": []])
    #expect(throws: SchemaValidator.UnknownKeyword.self) { try odd.accepts(1) }
  }

  private func kinds(of property: JSONValue?) throws -> Set<JSONKind> {
    let resolved = validator.resolved(try #require(property))
    let type = try #require(resolved["type"])
    let names = (type.arrayValue ?? [type]).compactMap(\.stringValue)
    return Set(try names.map { try #require(JSONKind(rawValue: $0 == "integer" ? "number" : $0)) })
  }
}
