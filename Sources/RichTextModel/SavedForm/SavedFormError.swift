import TextTranslation

/// The reason why a saved text cannot be read, or content cannot be saved, and where.
public struct SavedFormError: PresentableError, Hashable, Sendable {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// The text is not JSON: cut off, or something else altogether.
    case notJSON
    /// It was written by a later version of the format.
    case newerVersion(Int)
    /// Editors are nested in editors more than ``SavedForm/maxDepth`` times.
    case tooDeep
    /// A paragraph has more runs than ``SavedForm/maxRunCount``.
    case tooManyRuns
    /// The content has attributes of the app that cannot be saved: their keys were never registered
    /// (``RichTextAttributes/register(_:)``), or their values are not `Codable`.
    case unsavable(names: [String])
    /// Something else is expected there.
    case expected(String)
  }

  /// The kind of error.
  public let reason: Reason
  /// The position, as a path from the top, `content[2].attributes.color`, or where the text is not
  /// JSON, `line 3, column 5`.
  public let path: String

  /// Creates an error for a position in the file.
  public init(_ reason: Reason, at path: String = "") {
    self.reason = reason
    self.path = path
  }

  /// The message for the user.
  public var message: String {
    switch reason {
    case .notJSON, .expected:
      translated("The document is damaged, or belongs to another program.")
    case .newerVersion:
      translated("The document was written by a newer version of this program.")
    case .tooDeep: translated("Parts of the document are nested too deeply.")
    case .tooManyRuns: translated("The look changes too often within a paragraph.")
    case .unsavable: translated("Parts of the document cannot be saved.")
    }
  }

  /// A line for logs: what is wrong, and where.
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    switch reason {
    case .notJSON: return place + "not JSON, or cut off"
    case .newerVersion(let version):
      return place + "version \(version) of the format is newer than \(SavedForm.version)"
    case .tooDeep: return place + "nested more than \(SavedForm.maxDepth) times"
    case .tooManyRuns:
      return place + "more than \(SavedForm.maxRunCount) runs in one paragraph"
    case .unsavable(let names):
      return place + "cannot save " + names.joined(separator: ", ")
        + ": the key is not registered, or its value is not Codable"
    case .expected(let what): return place + "expected " + what
    }
  }
}
