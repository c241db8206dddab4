import Foundation
import GtkCore
import XCTest

/// Compares what a test made with what was recorded and looked at before.
///
/// Set `CONCERTINA_RECORD=1` to record anew; then look at every file before you commit it. A missing
/// reference fails, and so does one that no test asks for.
@MainActor
public final class References {
  /// What a comparison came to.
  public enum Outcome: Equatable {
    /// The same.
    case same
    /// Different; the text says where.
    case different(String)
    /// Nothing was recorded under that name.
    case missing
    /// Recorded just now.
    case recorded
  }

  private let folder: URL
  private let isRecording: Bool
  private let isExact: Bool
  private var used: Set<String> = []

  /// Opens a folder of references.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - isRecording: Whether references are written; nil: as the environment says.
  ///   - isExact: Whether each pixel counts; nil: where the renderer is that of the references.
  public init(folder: String, isRecording: Bool? = nil, isExact: Bool? = nil) {
    self.isExact =
      isExact ?? (ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo")
    self.folder = URL(fileURLWithPath: folder)
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["CONCERTINA_RECORD"] == "1")
  }

  /// Compares a text.
  public func compare(_ text: String, to name: String) -> Outcome {
    let file = use(name)
    if isRecording { return record(Data((text + "\n").utf8), in: file) }
    guard let data = try? Data(contentsOf: file) else { return .missing }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == text + "\n"
      ? .same : .different("expected:\n\(expected)\nfound:\n\(text)")
  }

  /// Compares a picture: pixel by pixel where the renderer is that of the references, else by what
  /// ``PictureDifference`` says that a renderer may do in its own way.
  public func compare(_ texture: Texture, to name: String) -> Outcome {
    let file = use(name)
    if isRecording { return record(texture, in: file) }
    guard let expected = try? Texture(file: file.path) else { return .missing }
    guard expected.width == texture.width, expected.height == texture.height else {
      return .different(
        "\(texture.width)×\(texture.height) instead of \(expected.width)×\(expected.height)")
    }
    let difference = PictureDifference(expected, texture)
    guard !difference.isNothing else { return .same }
    if !isExact, difference.isOnlyOfEdges { return .same }
    let found = file.deletingPathExtension().lastPathComponent + ".found.png"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(found).path
    try? texture.writePNG(to: path)
    return .different("\(difference); see \(path)")
  }

  /// The recorded files that nobody has asked for.
  public var orphans: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !used.contains($0) }.sorted()
  }

  private func use(_ name: String) -> URL {
    used.insert(name)
    return folder.appendingPathComponent(name)
  }

  private func record(_ data: Data, in file: URL) -> Outcome {
    makeFolder()
    do { try data.write(to: file) } catch { return .different("\(error)") }
    return .recorded
  }

  private func record(_ texture: Texture, in file: URL) -> Outcome {
    makeFolder()
    do { try texture.writePNG(to: file.path) } catch { return .different("\(error)") }
    return .recorded
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
