import Concertina

/// Where replays save their pictures.
///
/// A scenario may come from anywhere, and its steps name files: a replay replaces only files that
/// were made here before, unless the person says that it may replace others.
///
///     let pictures = ReplayPictures(folder: "pictures")
///     try pictures.check(scenario, file: "run.json")
///     try ScenarioReplay.run(scenario, in: window, pictures: pictures)
@MainActor
public final class ReplayPictures {
  /// The folder; nil for the working directory.
  public let folder: String?
  /// Whether pictures replace files that are there.
  public let overwrites: Bool
  /// The names of the files that were made here.
  private var made: Set<String> = []

  /// Makes a place for pictures.
  public init(folder: String? = nil, overwrites: Bool = false) {
    self.folder = folder
    self.overwrites = overwrites
  }

  /// Checks that no step saves its picture over a file; nothing has to run for that.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - file: The scenario's file, for the message.
  /// - Throws: `ScenarioError.rejected` with the place of the first step that does.
  public func check(_ scenario: Scenario, file: String) throws(ScenarioError) {
    for (index, step) in scenario.steps.enumerated() {
      guard case .screenshot(let name) = step, isTaken(name) else { continue }
      let place = JSONPath().appending("steps").appending(index).appending("screenshot")
      throw .rejected(
        file: file,
        JSONError(
          path: place, expected: "a name that no file has in \(folder ?? "the current folder")",
          found: "\(JSONWriter.excerpt(of: name)), which is there already"))
    }
  }

  /// Saves a picture under a name.
  ///
  /// - Throws: ``FileError`` if another file has the name by now, or the system's reason.
  func save(_ picture: Texture, as name: String) throws {
    let path = path(of: name)
    guard !isTaken(name) else { throw FileError(file: path, reason: "this file is there already") }
    try picture.writePNG(to: path)
    made.insert(name)
  }

  private func path(of name: String) -> String { folder.map { "\($0)/\(name)" } ?? name }

  private func isTaken(_ name: String) -> Bool {
    !overwrites && !made.contains(name) && FileBytes.isTaken(path(of: name))
  }
}
