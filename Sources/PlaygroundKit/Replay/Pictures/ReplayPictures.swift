import GtkCore

/// The files in which replays save their pictures.
///
/// A scenario may come from anywhere, and its steps name files: a replay replaces only files that
/// were made here before, unless the person says that it may replace others.
///
///     let pictures = ReplayPictures(folder: "pictures")
///     try pictures.check(scenario, file: "run.json")
///     try ScenarioReplay.run(scenario, in: window, pictures: pictures)
@MainActor
public final class ReplayPictures {
  /// The folder; nil for the working directory, or for none if references are renewed.
  public let folder: String?
  /// Whether pictures replace files that are there.
  public let overwrites: Bool
  /// The pictures to compare with; nil if pictures are only saved.
  public let references: ReferencePictures?
  /// The names of the files that were made here.
  private var made: Set<String> = []

  /// Creates a place for pictures.
  public init(
    folder: String? = nil, overwrites: Bool = false, references: ReferencePictures? = nil
  ) {
    self.folder = folder
    self.overwrites = overwrites
    self.references = references
  }

  /// Creates the folder, and checks whether pictures can be saved and compared.
  ///
  /// - Throws: ``FileError`` with the reason that a folder cannot be used.
  public func prepare() throws(FileError) {
    if let folder { try Folder.prepare(folder) }
    try references?.prepare()
    guard let references, savesPictures, FileBytes.isSame(folder ?? ".", references.folder) else {
      return
    }
    throw FileError(
      file: references.folder,
      reason: "the pictures to compare with cannot be where the new ones are saved")
  }

  /// Checks that no picture would replace a file, nor any other file that is written beside them.
  ///
  /// - Throws: ``FileError`` with the first file that is there.
  func check(_ pictures: [String], beside others: [String] = []) throws(FileError) {
    let files = pictures.flatMap { names(for: $0) } + others
    guard let name = files.first(where: { isTaken($0) }) else { return }
    throw FileError(
      file: path(of: name), reason: "this file is there already; --overwrite replaces it")
  }

  /// Checks that no step saves its picture over a file; nothing has to run for that.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - file: The scenario's file, for the message.
  /// - Throws: `ScenarioError.rejected` with the place of the first step that does.
  public func check(_ scenario: Scenario, file: String) throws(ScenarioError) {
    for (index, step) in scenario.steps.enumerated() {
      guard case .screenshot(let screenshot) = step,
        let name = names(for: screenshot).first(where: { isTaken($0) })
      else { continue }
      let place = JSONPath().appending("steps").appending(index).appending("screenshot")
      throw .rejected(
        file: file,
        JSONError(
          path: place, expected: "a name that no file has in \(folder ?? "the current folder")",
          found: "\(JSONWriter.excerpt(of: name)), which is there already"))
    }
  }

  /// Whether pictures are saved here; without a folder, new references are only saved as such.
  private var savesPictures: Bool { folder != nil || references?.updates != true }

  /// The names of the files that a screenshot may make.
  private func names(for screenshot: String) -> [String] {
    guard savesPictures else { return [] }
    guard let references, !references.updates else { return [screenshot] }
    let names = ReferencePictures.names(for: screenshot)
    return [screenshot, names.before, names.difference]
  }

  /// Saves a screenshot under a name, and compares it with its reference.
  ///
  /// - Returns: The result of the comparison; nil if there is nothing to compare with.
  /// - Throws: ``FileError`` if another file has the name by now, or the system's reason.
  func take(_ picture: Texture, as name: String) throws -> ReferencePictures.Result? {
    if savesPictures { try save(picture, as: name) }
    return try references?.compare(picture, name) { try save($0, as: $1) }
  }

  private func save(_ picture: Texture, as name: String) throws {
    let path = path(of: name)
    guard !isTaken(name) else { throw FileError(file: path, reason: "this file is there already") }
    try Folder.refuseLink(path)
    try picture.writePNG(to: path)
    made.insert(name)
  }

  private func path(of name: String) -> String { folder.map { "\($0)/\(name)" } ?? name }

  private func isTaken(_ name: String) -> Bool {
    !overwrites && !made.contains(name) && FileBytes.isTaken(path(of: name))
  }
}
