import GtkCore
import RichTextModel

/// A folder of pictures that others have to look like.
///
/// The screenshots of a scenario are in a folder of its name, pictures of scenes beside it, and
/// `environment.json` says with which GTK, renderer and fonts they were made:
///
/// ```text
/// references/environment.json
/// references/order/ordered.png      order.scenario.json, {"screenshot": "ordered.png"}
/// references/order.light.ltr.1x.png pictures --scene order
/// ```
@MainActor
public final class ReferencePictures {
  /// The comparison of a screenshot with its reference.
  public struct Result: Hashable, Sendable {
    /// The name of the screenshot.
    public let name: String
    /// The problem; nil if both are the same, or the reference was renewed.
    public let problem: String?
    /// The number of pixels that differ; nil if they were not compared.
    public let differingPixels: Int?
    /// The names of the pictures that show it, beside the screenshot.
    public let pictures: [String]

    /// The result as JSON.
    public var json: JSONValue {
      var object: JSONObject = ["name": .string(name), "isSame": .bool(problem == nil)]
      object["problem"] = problem.map(JSONValue.string)
      object["differingPixels"] = differingPixels.map(JSONValue.integer)
      if !pictures.isEmpty { object["pictures"] = .array(pictures.map(JSONValue.string)) }
      return .object(object)
    }
  }

  /// The folder.
  public let folder: String
  /// By how much a channel of a pixel's color may differ, of 255.
  public let tolerance: Int
  /// Whether screenshots become the new references.
  public let updates: Bool
  /// The name of the scenario whose screenshots they are; nil for pictures of scenes.
  public let scenario: String?
  /// What is different from the environment in which they were made, in words; nil if nothing is.
  private(set) var difference: String?

  /// Creates references.
  public init(
    folder: String, of scenario: String? = nil, tolerance: Int = 0, updates: Bool = false
  ) {
    self.folder = folder
    self.scenario = scenario
    self.tolerance = tolerance
    self.updates = updates
  }

  /// Checks the folder before anything runs; one for new references is made.
  ///
  /// - Throws: ``FileError`` with the reason that it cannot be used.
  public func prepare() throws(FileError) {
    guard !updates else {
      try Folder.prepare(folder)
      if scenario != nil { try Folder.prepare(ownFolder) }
      return
    }
    guard FileBytes.isFolder(folder) else {
      throw FileError(file: folder, reason: "there is no such folder to compare with")
    }
  }

  /// The folder of the scenario's pictures, or that of all.
  private var ownFolder: String { scenario.map { "\(folder)/\($0)" } ?? folder }

  /// The path of a reference: one that is there, or where it is to be.
  private func path(of name: String) -> String {
    let own = "\(ownFolder)/\(name)"
    // Folders of before have the pictures of one scenario without a folder of its name.
    let plain = "\(folder)/\(name)"
    return !updates && !FileBytes.isTaken(own) && FileBytes.isTaken(plain) ? plain : own
  }

  /// Notes in which environment pictures are made, or saves it beside new references.
  ///
  /// - Returns: What is different for those that are not renewed; nil if nothing is.
  /// - Throws: ``FileError`` if the environment of the references cannot be read or saved.
  func meet(_ environment: PictureEnvironment) throws(FileError) -> String? {
    guard updates else {
      difference = try PictureEnvironment(of: folder).flatMap { environment.differences(from: $0) }
      return nil
    }
    // One that cannot be read is replaced.
    let before = (try? PictureEnvironment(of: folder)) ?? nil
    try environment.write(to: folder)
    return before.flatMap { environment.differences(from: $0) }.map {
      "\(folder): the pictures there are now made with \($0); renew all of them"
    }
  }

  /// Names the pictures that a screenshot may leave: the reference and the difference.
  static func names(for name: String) -> (before: String, difference: String) {
    let stem = name.dropLast(".png".count)
    return ("\(stem).before.png", "\(stem).difference.png")
  }

  /// Compares a screenshot with its reference, or makes it the new one.
  ///
  /// - Parameters:
  ///   - picture: The screenshot.
  ///   - name: Its name.
  ///   - keep: Saves a picture beside the screenshot, under a name.
  /// - Returns: How they compare.
  /// - Throws: The reason that a picture cannot be read or written.
  func compare(
    _ picture: Texture, _ name: String, keep: (Texture, String) throws -> Void
  ) throws -> Result {
    let path = path(of: name)
    if updates {
      try Folder.refuseLink(path)
      try picture.writePNG(to: path)
      return Result(name: name, problem: nil, differingPixels: nil, pictures: [])
    }
    guard FileBytes.isTaken(path) else {
      return Result(
        name: name, problem: "\(path): there is no such picture; --update adds it",
        differingPixels: nil, pictures: [])
    }
    return try report(on: name, try reference(at: path), picture, keep: keep)
  }

  private func reference(at path: String) throws(FileError) -> Texture {
    let bytes = try FileBytes.read(path, waitingForPipes: false)
    do {
      return try Texture(bytes: bytes)
    } catch {
      throw FileError(file: path, reason: error.message)
    }
  }

  private func report(
    on name: String, _ before: Texture, _ after: Texture, keep: (Texture, String) throws -> Void
  ) throws -> Result {
    let names = Self.names(for: name)
    switch PictureComparison(before: before, after: after, tolerance: tolerance) {
    case .same: return Result(name: name, problem: nil, differingPixels: 0, pictures: [])
    case .otherSize:
      try keep(before, names.before)
      return Result(
        name: name,
        problem: "expected \(before.width) × \(before.height) pixels, "
          + "found \(after.width) × \(after.height)" + differenceInWords,
        differingPixels: nil, pictures: [names.before])
    case .differs(let count, let picture):
      try keep(before, names.before)
      try keep(picture, names.difference)
      return Result(
        name: name, problem: "\(count) pixels differ" + differenceInWords,
        differingPixels: count, pictures: [names.before, names.difference])
    }
  }

  /// Why pictures may differ that show the same.
  private var differenceInWords: String { difference.map { " (\($0))" } ?? "" }
}
