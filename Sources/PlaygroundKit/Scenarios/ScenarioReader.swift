import FileWriting
import GtkReplay
import RichTextModel

/// Reads scenario files strictly: anything unknown is rejected before any step runs.
public struct ScenarioReader: Sendable {
  /// The scenes that scenarios may name, with their knobs.
  public let catalog: SceneCatalog
  /// Whether there is a key with a given name; called for every `press`.
  public let hasKey: @Sendable (String) -> Bool

  /// Creates a reader; without `hasKey` every well-formed key name is accepted.
  public init(
    catalog: SceneCatalog, hasKey: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.catalog = catalog
    self.hasKey = hasKey
  }

  /// Reads a scenario from a file.
  ///
  /// - Throws: `ScenarioError` if the file cannot be read or is not a scenario.
  public func read(file: String) throws(ScenarioError) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(file)
    } catch {
      throw .unreadable(error)
    }
    return try read(bytes, file: file)
  }

  /// Reads a scenario from the bytes of a file; `file` is its path.
  ///
  /// A scenario may come from anywhere: the `.ui` files that it names are in its own folder, once
  /// links are followed.
  ///
  /// - Throws: `ScenarioError` if the bytes are not a scenario.
  public func read(_ bytes: [UInt8], file: String) throws(ScenarioError) -> Scenario {
    do {
      return try scenario(from: JSONValue(parsing: bytes), in: PathParts(file).folder)
    } catch {
      throw .rejected(file: file, error)
    }
  }

  /// Reads a scenario from a JSON value.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - folder: The folder of the `.ui` files that it may name; nil if it may name any.
  /// - Returns: The scenario.
  /// - Throws: `JSONError` with the path of the first thing that does not fit.
  public func scenario(
    from json: JSONValue, in folder: String? = nil
  ) throws(JSONError) -> Scenario {
    let object = try topLevel(of: json)
    let path = JSONPath().appending("scene")
    let scene = try scene(object["scene"]?.stringValue ?? "", at: path, in: folder)
    var scenario = Scenario(scene: scene.id)
    scenario.width = try width(from: object)
    if let knobs = object["knobs"] {
      scenario.knobs = try scene.defaults.settings(
        from: knobs, at: JSONPath().appending("knobs"))
    }
    scenario.steps = try steps(from: object, for: scene, in: folder)
    scenario.differences = try differences(from: object)
    return scenario
  }

  private func topLevel(of json: JSONValue) throws(JSONError) -> JSONObject {
    guard let object = json.objectValue else {
      throw JSONError(
        path: JSONPath(), expected: "an object with \"scene\" and \"steps\"", found: json.phrase)
    }
    for (name, value) in object.members {
      guard let key = ScenarioKey(rawValue: name) else { throw unknownKey(name) }
      guard value.kind == key.kind else { throw mismatch(key, value) }
    }
    for key in ScenarioKey.allCases where key.isRequired && object[key.rawValue] == nil {
      throw JSONError(
        path: JSONPath(), expected: "the key \"\(key.rawValue)\" with \(key.expectation)",
        found: "no such key")
    }
    return object
  }

  private func scene(
    _ name: String, at path: JSONPath, in folder: String?
  ) throws(JSONError) -> Scene {
    let name = try place(of: name, at: path, in: folder)
    do {
      return try catalog.scene(name)
    } catch {
      throw JSONError(path: path, expected: error.expected, found: error.found)
    }
  }

  /// Returns the name of a scene, with the path of a `.ui` file from the working directory.
  private func place(
    of name: String, at path: JSONPath, in folder: String?
  ) throws(JSONError) -> String {
    guard let folder, let source = WidgetSource(scene: name), let file = source.file else {
      return name
    }
    let place = folder == "." || file.hasPrefix("/") ? file : "\(folder)/\(file)"
    // One that is not there leads nowhere.
    guard RegularFile.isInside(place, folder) || !FileBytes.isTaken(place) else {
      throw JSONError(
        path: path, expected: "a file in the folder of the scenario",
        found: JSONWriter.excerpt(of: file))
    }
    return source.at(place).id
  }

  private func width(from object: JSONObject) throws(JSONError) -> Int? {
    guard let value = object["width"] else { return nil }
    guard let width = value.numberValue.flatMap(PixelWidth.width) else {
      throw mismatch(.width, value)
    }
    return width
  }

  private func steps(
    from object: JSONObject, for scene: Scene, in folder: String?
  ) throws(JSONError) -> [ScenarioStep] {
    let path = JSONPath().appending("steps")
    let count = object["steps"]?.arrayValue?.count ?? 0
    guard count <= Scenario.mostSteps else {
      throw JSONError(
        path: path, expected: "at most \(Scenario.mostSteps) steps", found: "\(count)")
    }
    var reader = ScenarioStepReader(values: scene.defaults, hasKey: hasKey)
    var steps: [ScenarioStep] = []
    for (index, value) in (object["steps"]?.arrayValue ?? []).enumerated() {
      let path = path.appending(index)
      var step = try reader.step(from: value, at: path)
      if case .scene(let name) = step {
        let scene = try self.scene(
          name, at: path.appending(ScenarioAction.scene.rawValue), in: folder)
        step = .scene(scene.id)
        reader = ScenarioStepReader(values: scene.defaults, hasKey: hasKey)
      }
      steps.append(step)
    }
    return steps
  }

  private func differences(from object: JSONObject) throws(JSONError) -> [RecordingDifference] {
    let path = JSONPath().appending(ScenarioKey.differences.rawValue)
    var differences: [RecordingDifference] = []
    for (index, value) in (object[ScenarioKey.differences.rawValue]?.arrayValue ?? []).enumerated()
    {
      guard let difference = RecordingDifference(value) else {
        throw JSONError(
          path: path.appending(index), expected: "an object with the string \"path\"",
          found: value.phrase)
      }
      differences.append(difference)
    }
    return differences
  }

  private func mismatch(_ key: ScenarioKey, _ value: JSONValue) -> JSONError {
    JSONError(
      path: JSONPath().appending(key.rawValue), expected: key.expectation, found: value.phrase)
  }

  private func unknownKey(_ name: String) -> JSONError {
    let keys = ScenarioKey.allCases.map(\.rawValue)
    return JSONError(
      path: JSONPath().appending(name), expected: "one of the keys \(keys.joined(separator: ", "))",
      found: JSONWriter.excerpt(of: name) + NearestName.hint(for: name, among: keys))
  }
}
