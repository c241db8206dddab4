/// Why a saved text cannot be read, and where in it.
public struct SavedFormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Reason: Hashable, Sendable {
    /// It is no JSON: cut off, or something else altogether.
    case notJSON
    /// It was written by a later version of the format.
    case newerVersion(Int)
    /// Editors are nested in editors more than ``SavedForm/greatestDepth`` times.
    case tooDeep
    /// A paragraph has more runs than ``SavedForm/greatestRunCount``.
    case tooManyRuns
    /// The content has attributes of the app that cannot be saved: their keys were never registered
    /// (``RichTextAttributes/register(_:)``), or their values are not `Codable`.
    case unsavable(names: [String])
    /// Something else should stand there.
    case expected(String)
  }

  /// What is the matter.
  public let reason: Reason
  /// The place, as a path from the top: `content[2].attributes.color`.
  public let path: String

  /// Makes an error for a place in the file.
  public init(_ reason: Reason, at path: String = "") {
    self.reason = reason
    self.path = path
  }

  /// The error in words, with its place.
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    switch reason {
    case .notJSON: return place + "not JSON, or cut off"
    case .newerVersion(let version):
      return place + "version \(version) of the format is newer than \(SavedForm.version)"
    case .tooDeep: return place + "nested more than \(SavedForm.greatestDepth) times"
    case .tooManyRuns:
      return place + "more than \(SavedForm.greatestRunCount) runs in one paragraph"
    case .unsavable(let names):
      return place + "cannot save " + names.joined(separator: ", ")
        + ": the key is not registered, or its value is not Codable"
    case .expected(let what): return place + "expected " + what
    }
  }
}
