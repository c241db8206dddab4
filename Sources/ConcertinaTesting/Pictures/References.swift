import Foundation
import GtkCore

/// Recorded trees and pictures, and comparisons with them.
///
///     let references = References(folder: "Tests/AppTests/References")
///     try references.check(window.picture(of: editor), "editor")
///
/// Set `CONCERTINA_RECORD=1` to record them again; then look at every file before you commit it.
/// A missing reference fails. ``orphans`` are those that no test uses any more.
@MainActor
public final class References {
  /// The result of a comparison.
  public enum Outcome: Equatable {
    /// The same.
    case same
    /// Different; the text says where.
    case different(String)
    /// Nothing is recorded under that name.
    case missing
    /// Recorded just now.
    case recorded
  }

  /// The required similarity of a picture to the recorded one.
  public enum Likeness {
    /// Each pixel counts.
    case exact
    /// Edges may differ as far as ``PictureDifference`` allows.
    case edges
    /// Letters may be elsewhere as far as ``PlacementDifference`` allows.
    case placement
  }

  private let folder: URL
  private let isRecording: Bool
  private let likeness: Likeness
  private var used: Set<String> = []

  /// Opens a folder of references.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - isRecording: Whether references are written; nil for what the environment says.
  ///   - likeness: How similar to the recorded one a picture has to be.
  public init(folder: String, isRecording: Bool? = nil, likeness: Likeness = .exact) {
    self.likeness = likeness
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

  /// Compares a picture, which has to be as similar to the recorded one as ``Likeness`` says.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - name: The file's name.
  ///   - isCut: Whether the edge of a view cuts a line of text in the picture.
  /// - Returns: The result.
  public func compare(_ texture: Texture, to name: String, isCut: Bool = false) -> Outcome {
    let file = use(name)
    if isRecording { return record(texture, in: file) }
    guard let expected = try? Texture(file: file.path) else { return .missing }
    guard expected.width == texture.width, expected.height == texture.height else {
      return .different(
        "\(texture.width)×\(texture.height) instead of \(expected.width)×\(expected.height)")
    }
    guard let difference = difference(expected, texture, isCut: isCut) else { return .same }
    let found = file.deletingPathExtension().lastPathComponent + ".found.png"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(found).path
    try? texture.writePNG(to: path)
    return .different("\(difference); see \(path)")
  }

  /// Fails the test unless a picture is as similar to the recorded one as ``Likeness`` says.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - name: The file's name, without `.png`.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  /// - Throws: ``TestFailure``, with the place of the picture that was found.
  public func check(
    _ texture: Texture, _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    switch compare(texture, to: name + ".png") {
    case .same, .recorded: break
    case .different(let difference):
      throw TestFailure("\(name): \(difference)", file: file, line: line)
    case .missing:
      throw TestFailure(
        "\(name): nothing is recorded; record with CONCERTINA_RECORD=1", file: file, line: line)
    }
  }

  /// Returns what differs too much; nil for nothing.
  private func difference(_ expected: Texture, _ found: Texture, isCut: Bool) -> String? {
    let difference = PictureDifference(expected, found)
    guard !difference.isNothing else { return nil }
    switch likeness {
    case .exact: return difference.description
    case .edges: return difference.isOnlyOfEdges ? nil : difference.description
    case .placement:
      let placement = PlacementDifference(expected, found)
      return placement.isOnlyOfPlacement(isCut: isCut) ? nil : placement.description
    }
  }

  /// The recorded files that no comparison has used.
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
    do { try FileReplacement.write([UInt8](data), to: file.path) } catch {
      return .different("\(error)")
    }
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
